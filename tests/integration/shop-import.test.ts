import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDirectus } from '../../cms/directus.ts';
import { createInstance } from '../../cms/populate-database.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { createCms } from '../cms.ts';

const count = 300;

/** A website that needs a while for each call, as one does that renders its pages anew. */
async function startWebsite() {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    request.resume();
    setTimeout(() => response.end('{}'), 300);
  });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${port}`, calls, close: () => server.close() };
}

test('an import of hundreds of products is one request, and sends a few webhooks', {
  timeout: 300_000,
}, async () => {
  const website = await startWebsite();
  const environment = { SITE_URL: website.url };
  // One of its own: SQLite writes one request after the other, and this one is long.
  const instance = { data: mkdtempSync(join(tmpdir(), 'vitrine-import-')), port: await findFreePort(), environment };
  const directus = await startDirectus(await createInstance(instance));
  try {
    const cms = createCms(directus.url, directus.secrets.adminToken);
    const products = Array.from({ length: count }, (_, number) => ({
      ...{ project: 1, status: 'published', slug: `import-${number}`, price_brutto: 100 + number },
      translations: [{ language: 'de', display_name: 'Probestück' }],
    }));
    await cms.post('/items/ecommerce_product?fields=id&limit=1', products);
    const countLogged = async () => {
      const path = '/items/ecommerce_price_log?filter[product][slug][_starts_with]=import-&fields=id&limit=-1';
      return (await cms.get<object[]>(path)).length;
    };
    await expect.poll(countLogged, { timeout: 90_000 }).toBe(count);
    await expect.poll(() => new Set(website.calls).size).toBe(2);
    expect(website.calls.length).toBeLessThan(30);
    expect(directus.program.isRunning()).toBe(true);
  } finally {
    await directus.stop();
    website.close();
    rmSync(instance.data, { recursive: true });
  }
});
