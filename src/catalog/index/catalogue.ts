import 'server-only';
import { join } from 'node:path';
import { addRenderTags, findRemainingMs, markIncomplete } from '../../base/render-state.ts';
import { createYielder } from '../../base/yielder.ts';
import { purgeCards } from '../cards/product-card-queries.ts';
import { readCatalogue, writeCatalogue } from './catalogue-file.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { directusSource, getProject } from './catalogue-source-queries.ts';
import { createCatalogueSync, type InvalidatedTags } from './catalogue-sync.ts';
import { purgeTags } from './shop-cache-queries.ts';

/** Milliseconds between two looks at the content system; a change is in the lists after one of them. */
const pollIntervalMs = 2_000;
/** What has no dates is looked at every so many looks, everything every so many more. */
const pollsPerVocabularyRead = 15;
const pollsPerFullRead = 900;
const pollsPerSaveRetry = 30;
const timeoutMs = 2_000;

const listeners = new Set<(outdated: InvalidatedTags) => void>();
let isUnsaved = false;
let isFailing = false;
let nextSave = 0;

const catalogueSync = createCatalogueSync(directusSource, (outdated) => {
  isUnsaved = true;
  purgeCards(outdated);
  purgeTags(outdated);
  for (const listener of listeners) listener(outdated);
});

/** What is in memory now; undefined until the content system has answered once. */
export function peekCatalogue(): CatalogueIndex | undefined {
  addRenderTags(['catalogue']);
  return catalogueSync.peek();
}

/** The same for what shows one product and not a list; such a page stays when another product changes. */
export function peekUntaggedCatalogue(): CatalogueIndex | undefined {
  return catalogueSync.peek();
}

/** Which product had this address once; null when nobody knows any more, undefined when none had. */
export function findFormerProduct(slug: string): number | null | undefined {
  return catalogueSync.peekFormer(slug);
}

/**
 * The catalogue, waited for as long as a visitor waits when it is not in memory yet.
 *
 * @throws when it does not come in time
 */
export async function getCatalogue(): Promise<CatalogueIndex> {
  const known = peekCatalogue();
  if (known) return known;
  markIncomplete();
  await Promise.race([catalogueSync.readAll(), wait(findRemainingMs() ?? timeoutMs)]);
  const read = catalogueSync.peek();
  if (read) return read;
  throw new Error('The catalogue is not known yet.');
}

/** @param listener hears what is out of date from now on */
export function onCatalogueChange(listener: (outdated: InvalidatedTags) => void): void {
  listeners.add(listener);
}

/**
 * Keeps the catalogue up to date for as long as the process runs. The last one known stays when there is no answer, and
 * is there again at the next start.
 *
 * @returns when it has been looked at for the first time
 */
export async function startCatalogueSync(folder: string): Promise<void> {
  const file = join(folder, 'catalogue.ndjson');
  const kept = await readCatalogue(file, getProject());
  if (kept) catalogueSync.restore(kept);
  await refresh(file, 1);
}

async function refresh(file: string, pollCount: number): Promise<void> {
  try {
    if (!catalogueSync.peek() || pollCount % pollsPerFullRead === 0) await catalogueSync.readAll();
    await catalogueSync.look();
    const mustReadAll = pollCount % pollsPerVocabularyRead === 1 && (await catalogueSync.lookAround());
    if (mustReadAll) await catalogueSync.readAll();
    isFailing = false;
  } catch (error) {
    if (!isFailing)
      console.warn(JSON.stringify({ level: 'warn', event: 'catalogue not refreshed', reason: String(error) }));
    isFailing = true;
  }
  if (pollCount >= nextSave) await save(file, pollCount);
  setTimeout(() => void refresh(file, pollCount + 1), pollIntervalMs).unref();
}

/** What staff have just done, as the content system tells it. Keys are those of the collection. */
export async function handleCatalogueChange(collection: string, keys: readonly (string | number)[]): Promise<void> {
  if (collection === 'ecommerce_product') {
    await catalogueSync.readProducts(keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0));
  } else if (!/^ecommerce_(?:product|price_log)/.test(collection)) {
    if (await catalogueSync.lookAround()) await catalogueSync.readAll();
  }
  await catalogueSync.look();
}

/** A disk that is full costs the next start its copy, and nothing else. */
async function save(file: string, pollCount: number): Promise<void> {
  const state = catalogueSync.peekState();
  if (!isUnsaved || !state) return;
  isUnsaved = false;
  try {
    await writeCatalogue(file, getProject(), state, createYielder());
  } catch (error) {
    isUnsaved = true;
    nextSave = pollCount + pollsPerSaveRetry;
    console.warn(JSON.stringify({ level: 'warn', event: 'catalogue not kept', reason: String(error) }));
  }
}

function wait(afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, afterMs).unref();
  });
}
