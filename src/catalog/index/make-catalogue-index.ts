import { createPauses } from '../../base/pauses.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { createProductTable, type Pages } from './product-table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createWordIndex } from './word-index.ts';

/** Takes a while with many products, and lets visitors be served meanwhile. */
export async function makeCatalogueIndex(vocabulary: Vocabulary, pages: Pages): Promise<CatalogueIndex> {
  const pauses = createPauses();
  const table = await createProductTable(pages, pauses);
  return { ...vocabulary, table, words: await createWordIndex(table, vocabulary, pauses) };
}
