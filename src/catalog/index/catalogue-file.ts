import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Yielder } from '../../base/yielder.ts';
import { type CatalogueIndex, type FormerSlugs, makeCatalogueIndex, readProduct } from './catalogue-index.ts';
import type { Extent } from './catalogue-source.ts';
import type { IndexedProduct } from './product-table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Format of the file; a file of another version is ignored. */
const version = 3;
const productsPerLine = 200;

type Head = {
  version: number;
  project: string;
  seen: Extent;
  vocabulary: Vocabulary;
  former: [string, number | null][];
};

/** The catalogue as saved to disk, to start with before Directus has answered. */
export type CatalogueSnapshot = { index: CatalogueIndex; seen: Extent; former: FormerSlugs };

/**
 * Writes the catalogue to a temporary file and renames it, so that the old copy is replaced as a whole or not at all.
 */
export async function writeCatalogue(
  file: string,
  project: string,
  catalogue: CatalogueSnapshot,
  pauses: Yielder,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  try {
    await writeLines(temporary, project, catalogue, pauses);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeLines(
  file: string,
  project: string,
  { index, seen, former }: CatalogueSnapshot,
  pauses: Yielder,
): Promise<void> {
  const { table, search: _search, ...vocabulary } = index;
  const handle = await open(file, 'w');
  try {
    await writeLine(handle, { version, project, seen, vocabulary, former: [...former] } satisfies Head);
    const slots = table.sortOrders.recommended;
    for (let start = 0; start < slots.length; start += productsPerLine) {
      const products: IndexedProduct[] = [];
      for (const slot of slots.subarray(start, start + productsPerLine)) {
        products.push(readProduct(table, slot));
        if (pauses.isDue()) await pauses.yieldNow();
      }
      await writeLine(handle, products);
    }
    await writeLine(handle, { count: slots.length });
  } finally {
    await handle.close();
  }
}

/** @returns undefined when there is no file, or it is incomplete, of another version or of another project */
export async function readCatalogue(file: string, project: string): Promise<CatalogueSnapshot | undefined> {
  const lines = createInterface({ input: createReadStream(file) })[Symbol.asyncIterator]();
  try {
    const first = await lines.next();
    const head = JSON.parse(first.value ?? '') as Head;
    if (head.version !== version || head.project !== project) return undefined;
    const index = await makeCatalogueIndex(head.vocabulary, readPages(lines));
    return { index, seen: head.seen, former: new Map(head.former) };
  } catch {
    return undefined;
  } finally {
    await lines.return?.();
  }
}

/** @throws when the last line does not state the number of products read */
async function* readPages(lines: AsyncIterableIterator<string>): AsyncGenerator<IndexedProduct[]> {
  let read = 0;
  let count: number | undefined;
  for await (const line of lines) {
    const value = JSON.parse(line) as IndexedProduct[] | { count: number };
    if (Array.isArray(value)) {
      read += value.length;
      yield value;
    } else count = value.count;
  }
  if (count !== read) throw new Error('The file is not whole.');
}

async function writeLine(handle: Awaited<ReturnType<typeof open>>, value: unknown): Promise<void> {
  await handle.write(`${JSON.stringify(value)}\n`);
}
