import 'server-only';
import { join } from 'node:path';
import { createPauses } from '../../base/pauses.ts';
import { findTimeLeft, markIncomplete, noteTags } from '../../base/render-state.ts';
import { forgetCards } from '../cards/product-card-queries.ts';
import { readCatalogue, writeCatalogue } from './catalogue-file.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { createCatalogueKeeper, type Outdated } from './catalogue-keeper.ts';
import { contentSystem, getProject } from './catalogue-source-queries.ts';
import { forgetTags } from './shop-cache-queries.ts';

/** Milliseconds between two looks at the content system; a change is in the lists after one of them. */
const lookEvery = 2_000;
/** What has no dates is looked at every so many looks, everything every so many more. */
const looksUntilLookAround = 15;
const looksUntilReadAll = 900;
const looksUntilSaveAgain = 30;
const patience = 2_000;

const listeners = new Set<(outdated: Outdated) => void>();
let isUnsaved = false;
let isFailing = false;
let nextSave = 0;

const keeper = createCatalogueKeeper(contentSystem, (outdated) => {
  isUnsaved = true;
  forgetCards(outdated);
  forgetTags(outdated);
  for (const listener of listeners) listener(outdated);
});

/** What is in memory now; undefined until the content system has answered once. */
export function peekCatalogue(): CatalogueIndex | undefined {
  noteTags(['catalogue']);
  return keeper.peek();
}

/** The same for what shows one product and not a list; such a page stays when another product changes. */
export function peekIndex(): CatalogueIndex | undefined {
  return keeper.peek();
}

/** Which product had this address once; null when nobody knows any more, undefined when none had. */
export function findFormerProduct(slug: string): number | null | undefined {
  return keeper.peekFormer(slug);
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
  await Promise.race([keeper.readAll(), expire(findTimeLeft() ?? patience)]);
  const read = keeper.peek();
  if (read) return read;
  throw new Error('The catalogue is not known yet.');
}

/** @param listener hears what is out of date from now on */
export function onCatalogueChange(listener: (outdated: Outdated) => void): void {
  listeners.add(listener);
}

/**
 * Keeps the catalogue up to date for as long as the process runs. The last one known stays when there is no answer, and
 * is there again at the next start.
 *
 * @returns when it has been looked at for the first time
 */
export async function keepCatalogueFresh(folder: string): Promise<void> {
  const file = join(folder, 'catalogue.ndjson');
  const kept = await readCatalogue(file, getProject());
  if (kept) keeper.restore(kept);
  await refresh(file, 1);
}

async function refresh(file: string, looks: number): Promise<void> {
  try {
    if (!keeper.peek() || looks % looksUntilReadAll === 0) await keeper.readAll();
    await keeper.look();
    const mustReadAll = looks % looksUntilLookAround === 1 && (await keeper.lookAround());
    if (mustReadAll) await keeper.readAll();
    isFailing = false;
  } catch (error) {
    if (!isFailing)
      console.warn(JSON.stringify({ level: 'warn', event: 'catalogue not refreshed', reason: String(error) }));
    isFailing = true;
  }
  if (looks >= nextSave) await save(file, looks);
  setTimeout(() => void refresh(file, looks + 1), lookEvery).unref();
}

/** What staff have just done, as the content system tells it. Keys are those of the collection. */
export async function takeCatalogueChange(collection: string, keys: readonly (string | number)[]): Promise<void> {
  if (collection === 'ecommerce_product') {
    await keeper.readProducts(keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0));
  } else if (!/^ecommerce_(?:product|price_log)/.test(collection)) {
    if (await keeper.lookAround()) await keeper.readAll();
  }
  await keeper.look();
}

/** A disk that is full costs the next start its copy, and nothing else. */
async function save(file: string, looks: number): Promise<void> {
  const state = keeper.peekState();
  if (!isUnsaved || !state) return;
  isUnsaved = false;
  try {
    await writeCatalogue(file, getProject(), state, createPauses());
  } catch (error) {
    isUnsaved = true;
    nextSave = looks + looksUntilSaveAgain;
    console.warn(JSON.stringify({ level: 'warn', event: 'catalogue not kept', reason: String(error) }));
  }
}

function expire(afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, afterMs).unref();
  });
}
