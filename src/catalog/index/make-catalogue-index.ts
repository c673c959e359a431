import { createYielder } from '../../base/yielder.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { createProductTable, type ProductPages } from './product-table.ts';
import { createSearchIndex } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Builds the index in slices, so that requests are served meanwhile. */
export async function makeCatalogueIndex(vocabulary: Vocabulary, pages: ProductPages): Promise<CatalogueIndex> {
  const pauses = createYielder();
  const table = await createProductTable(pages, pauses);
  return { ...vocabulary, table, search: await createSearchIndex(table, vocabulary, pauses) };
}
