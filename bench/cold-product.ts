import { get } from 'node:http';

const fewest = 24;

/** Addresses of forty products. */
export async function readAddresses(site: string): Promise<string[]> {
  const html = await (await fetch(`${site}/shop?full=1&page=2`)).text();
  const found = new Set([...html.matchAll(/href="(\/shop\/produkt\/[^"?#]+)"/g)].map(([, path]) => site + path));
  if (found.size < fewest) throw new Error(`Only ${found.size} products are linked from the shop.`);
  return [...found];
}

/** When the first and the last byte of a page arrive, in milliseconds after the request. */
export function readOnce(address: string): Promise<{ first: number; last: number }> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let first = Number.NaN;
      response.on('data', () => {
        if (Number.isNaN(first)) first = performance.now() - begun;
      });
      response.on('end', () => resolve({ first, last: performance.now() - begun }));
      response.on('error', reject);
    }).on('error', reject);
  });
}
