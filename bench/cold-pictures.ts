import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCms } from '../tests/cms.ts';
import type { Storefront } from '../tests/storefront.ts';

/** Pictures of a list, which a browser requests at once. */
const atOnce = 20;

const rounds = 5;

export type ColdPictures = { file: string; count: number; p50: number; p95: number; longest: number };

/**
 * Requests pictures of cards that were never converted, twenty at once.
 *
 * @param data folder of Directus, whose converted pictures are deleted
 * @returns milliseconds until the last byte
 */
export async function measureColdPictures(site: Storefront, data: string, file: string): Promise<ColdPictures> {
  const fields = 'fields=images.directus_files_id&deep[images][_limit]=1&deep[images][_sort]=sort';
  const filter = 'filter[status][_eq]=published';
  const products = await createCms().get<{ images: { directus_files_id: string }[] }[]>(
    `/items/ecommerce_product?${fields}&${filter}&limit=${atOnce * rounds}`,
  );
  const ids = products.flatMap(({ images }) => images[0]?.directus_files_id ?? []);
  deleteConverted(join(data, 'uploads'), new Set(ids));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const batch = ids.slice(round * atOnce, (round + 1) * atOnce);
    times.push(...(await Promise.all(batch.map((id) => measure(`${site.url}/media/${id}/${file}`)))));
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { file, count: sorted.length, p50: at(0.5), p95: at(0.95), longest: at(1) };
}

function deleteConverted(uploads: string, ids: ReadonlySet<string>): void {
  for (const name of readdirSync(uploads)) {
    const [id = '', converted] = name.split('__');
    if (converted !== undefined && ids.has(id)) rmSync(join(uploads, name));
  }
}

async function measure(address: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
  return performance.now() - begun;
}
