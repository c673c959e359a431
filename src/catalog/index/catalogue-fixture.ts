import { type CatalogueIndex, makeCatalogueIndex } from './catalogue-index.ts';
import type { IndexedProduct } from './product-table.ts';
import type { ShopSettings, Vocabulary } from './vocabulary.ts';

const settings: ShopSettings = {
  isOn: true,
  isInMaintenance: false,
  showsStock: true,
  takesRatings: true,
  takesOrders: true,
  offersCategories: true,
  offersSubcategories: true,
  offersManufacturers: true,
  callToAction: { de: null, en: null, fr: null },
  taxPercent: 19,
};

export const named = (key: string, de = key, en = de, fr = de) => ({ key, names: { de, en, fr } });

export const emptyVocabulary: Vocabulary = {
  settings,
  categories: [],
  subcategories: [],
  manufacturers: [],
  tags: [],
  attributeGroups: [],
  attributeValues: [],
  attributeNames: [],
  synonyms: [],
  demands: [],
  defaultSort: 'sort',
};

export function makeProduct(id: number, changes: Partial<IndexedProduct> = {}): IndexedProduct {
  return {
    id,
    slug: `uhr-${id}`,
    reference: `VL-${id}`,
    isReduced: false,
    availability: 'in_stock',
    attributes: [],
    tags: [],
    names: { de: `Uhr ${id}`, en: `Watch ${id}`, fr: `Montre ${id}` },
    priceCents: id * 100,
    otherCents: [],
    createdAt: id,
    rank: id,
    category: 'watches',
    subcategories: ['diver'],
    manufacturer: 'linden',
    texts: { de: '', en: '', fr: '' },
    ...changes,
  };
}

export async function makeFixtureIndex(
  vocabulary: Partial<Vocabulary>,
  products: readonly IndexedProduct[],
): Promise<CatalogueIndex> {
  return makeCatalogueIndex({ ...emptyVocabulary, ...vocabulary }, [products]);
}
