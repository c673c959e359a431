import 'server-only';
import { readInBackground } from '../../directus/background.ts';
import { getConnection } from '../../directus/connection.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import {
  readFormerAddresses,
  readProductDates,
  readProductExtent,
  readProductIds,
  readProducts,
} from './product-rows-queries.ts';
import { readReferenceDataHash } from './reference-data-queries.ts';
import { readVocabulary } from './vocabulary-queries.ts';

/** Directus as the source of the catalogue, read with background priority: no visitor waits for these answers. */
export const directusSource: CatalogueSource = {
  readExtent: () => readInBackground(readProductExtent),
  readDates: (since) => readInBackground(() => readProductDates(since)),
  readProducts: async function* (wanted, defaultSort) {
    const pages = readProducts(wanted, defaultSort);
    for (;;) {
      const page = await readInBackground(() => pages.next());
      if (page.done) return;
      yield page.value;
    }
  },
  readIds: () => readInBackground(readProductIds),
  readVocabulary: () => readInBackground(readVocabulary),
  readFormerAddresses: () => readInBackground(readFormerAddresses),
  readReferenceDataHash: () => readInBackground(readReferenceDataHash),
};

/** The project that the catalogue belongs to. */
export function getProject(): string {
  return getConnection().siteDomain;
}
