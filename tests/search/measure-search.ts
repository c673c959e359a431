import { makeCatalogueIndex } from '../../src/catalog/index/catalogue-index.ts';
import { selectProducts } from '../../src/catalog/index/select-products.ts';
import { emptyListQuery } from '../../src/catalog/list/list-query.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { demoProducts, demoVocabulary, judgedProducts } from './demo-catalogue.ts';
import { gradeProduct, type JudgedQuery, measureGain } from './judged-query.ts';

export type Measured = { text: string; language: Language; gain: number; found: readonly number[] };

/** A search over the demo's catalogue. */
export async function makeDemoSearch(): Promise<(text: string, language: Language) => readonly number[]> {
  const index = await makeCatalogueIndex(demoVocabulary, [demoProducts]);
  return (text, language) => selectProducts(index, { kind: 'search' }, { ...emptyListQuery, text }, language);
}

/** How well each query is answered. */
export function measureQueries(
  search: (text: string, language: Language) => readonly number[],
  queries: readonly JudgedQuery[],
  language: Language,
): Measured[] {
  const products = [...judgedProducts.values()];
  return queries.map((query) => {
    const grades = new Map(products.map((product) => [product.id, gradeProduct(query, product)]));
    const found = search(query[0], language);
    const gain = measureGain(
      found.map((id) => grades.get(id) ?? 0),
      [...grades.values()],
    );
    return { text: query[0], language, gain, found };
  });
}

export function getMean(measured: readonly Measured[]): number {
  return measured.reduce((sum, { gain }) => sum + gain, 0) / measured.length;
}
