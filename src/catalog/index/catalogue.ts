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

/** Interval of polling Directus, as long as nobody tells of its changes; a change is in the lists after one of them. */
const pollIntervalMs = 2_000;
/** Data without dates is read every so many polls, and everything every so many more. */
const pollsPerVocabularyRead = 15;
const pollsPerFullRead = 900;
const pollsPerSaveRetry = 30;
const timeoutMs = 2_000;

const listeners = new Set<(outdated: InvalidatedTags) => void>();
let isUnsaved = false;
let isFailing = false;
let nextSave = 0;
let savesFile = false;
let isTold = false;

const catalogueSync = createCatalogueSync(directusSource, (outdated) => {
  isUnsaved = true;
  purgeCards(outdated);
  purgeTags(outdated);
  for (const listener of listeners) listener(outdated);
});

/** The catalogue in memory; undefined until Directus has answered once. The page gets the tag `catalogue`. */
export function peekCatalogue(): CatalogueIndex | undefined {
  addRenderTags(['catalogue']);
  return catalogueSync.peek();
}

/** The same without the tag, for pages of one product: these stay cached when another product changes. */
export function peekUntaggedCatalogue(): CatalogueIndex | undefined {
  return catalogueSync.peek();
}

/** Id of the product that had this slug before; null when its id is no longer known, undefined when there was none. */
export function findFormerProduct(slug: string): number | null | undefined {
  return catalogueSync.peekFormer(slug);
}

/**
 * The catalogue; when it is not in memory yet, waits for it as long as the request may take.
 *
 * @throws on timeout
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

/**
 * Subscribes to changes.
 *
 * @param listener gets the tags of what has become outdated
 */
export function onCatalogueChange(listener: (outdated: InvalidatedTags) => void): void {
  listeners.add(listener);
}

/** Has this process save the catalogue to disk; of several with the same folder, one. */
export function saveCatalogue(): void {
  savesFile = true;
}

/**
 * Keeps the catalogue current for as long as the process runs. Without an answer the last known catalogue stays, and it
 * is loaded from disk at the next start.
 *
 * @returns after the first poll
 */
export async function startCatalogueSync(folder: string): Promise<void> {
  const file = join(folder, 'catalogue.ndjson');
  const snapshot = await readCatalogue(file, getProject());
  if (snapshot) catalogueSync.restore(snapshot);
  await refresh(file, 1);
}

async function refresh(file: string, pollCount: number): Promise<void> {
  try {
    const isFirst = !catalogueSync.peek();
    if (isFirst || pollCount % pollsPerFullRead === 0) await readEverything();
    else if (!isTold || !catalogueSync.isComplete()) await catalogueSync.pollProducts();
    if (isFirst || (!isTold && pollCount % pollsPerVocabularyRead === 1)) await readVocabulary();
    isFailing = false;
  } catch (error) {
    if (!isFailing)
      console.warn(JSON.stringify({ level: 'warn', event: 'catalogue not refreshed', reason: String(error) }));
    isFailing = true;
  }
  if (pollCount >= nextSave) await save(file, pollCount);
  setTimeout(() => void refresh(file, pollCount + 1), pollIntervalMs).unref();
}

/** Finds what has changed while it was read as well. */
async function readEverything(): Promise<void> {
  await catalogueSync.readAll();
  await catalogueSync.pollProducts();
}

async function readVocabulary(): Promise<void> {
  if (await catalogueSync.pollVocabulary()) await readEverything();
}

/** Whether every change is told from now on, so that polling Directus is not needed. */
export function setCatalogueTold(told: boolean): void {
  isTold = told;
}

/** Finds all changes since the catalogue was read. @throws when Directus does not answer */
export async function catchUpCatalogue(): Promise<void> {
  await catalogueSync.pollProducts();
  await readVocabulary();
}

/**
 * Reads what has changed in Directus.
 *
 * @param tags collections, products with their id: `ecommerce_product/7`; those of other parts of the website are ignored
 * @throws when Directus does not answer
 */
export async function handleCatalogueChanges(tags: readonly string[]): Promise<void> {
  const ids = tags.flatMap((tag) => Number(/^ecommerce_product\/(\d{1,15})$/.exec(tag)?.[1] ?? 0) || []);
  if (ids.length > 0) await catalogueSync.readProducts(ids);
  if (tags.some(concernsVocabulary)) await readVocabulary();
  if (tags.some(concernsShop)) await catalogueSync.pollProducts();
}

function concernsShop(tag: string): boolean {
  return /^(?:ecommerce_|ring_|legal_page|directus_files)/.test(tag);
}

function concernsVocabulary(tag: string): boolean {
  return concernsShop(tag) && !/^ecommerce_(?:product|price_log)/.test(tag);
}

/** Saves the catalogue to disk. When that fails, only the next start lacks its copy. */
async function save(file: string, pollCount: number): Promise<void> {
  const state = catalogueSync.peekState();
  if (!savesFile || !isUnsaved || !state) return;
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
