import 'server-only';
import type { CatalogueIndex } from './catalogue-index.ts';
import { readCatalogueIndex, readCatalogueStamp } from './catalogue-index-queries.ts';

/** Milliseconds between two looks at the content system; a change is in the lists after one of them. */
const pollInterval = 2_000;
/** What has no date of its own (a variant's price, a maker's name) is read again after this many looks. */
const looksBetweenFullReads = 15;

let current: CatalogueIndex | undefined;
let loading: Promise<CatalogueIndex> | undefined;
let stamp = '';
let looks = 0;

/** What is in memory now; undefined until the content system has answered once. */
export function peekCatalogue(): CatalogueIndex | undefined {
  return current;
}

/** The catalogue, read at once when it is not in memory yet. */
export function getCatalogue(): Promise<CatalogueIndex> {
  return current ? Promise.resolve(current) : load();
}

function load(): Promise<CatalogueIndex> {
  loading ??= readCatalogueIndex()
    .then((index) => {
      current = index;
      return index;
    })
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

/**
 * Keeps the catalogue up to date for as long as the process runs. The last one known stays when there is no answer.
 *
 * @returns when it has been looked at for the first time
 */
export async function keepCatalogueFresh(): Promise<void> {
  try {
    const newest = await readCatalogueStamp();
    looks += 1;
    if (newest !== stamp || looks % looksBetweenFullReads === 0) await load();
    stamp = newest;
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', event: 'catalogue not refreshed', reason: String(error) }));
  }
  setTimeout(keepCatalogueFresh, pollInterval).unref();
}
