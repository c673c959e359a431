import { formatLabelled, formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import type { ProductCard } from '../cards/product-card.ts';
import { peekCatalogue } from '../index/catalogue.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { PriceRange } from '../index/price-range.ts';
import { withUnit } from '../index/vocabulary.ts';
import { changeFilter, formatListQuery, type ListQuery, toggle } from './list-query.ts';
import { type ListSelection, selectList, splitCards } from './product-list-queries.ts';

/** The requested list. */
export type ListRequest = {
  language: Language;
  scope: ListScope;
  /** Path of the list, without its query. */
  path: string;
  query: ListQuery;
};

/** A list as far as it is cached: what its sections need to render without streaming. */
export type PreparedList = ListRequest & {
  /** Undefined before the catalogue is loaded. */
  selection: ListSelection | undefined;
  /** The leading cards that are cached; the ids of the others are in `missingIds`. */
  cards: ProductCard[];
  missingIds: readonly number[];
};

export function prepareList(request: ListRequest): PreparedList {
  const { scope, query, language } = request;
  const catalogue = peekCatalogue();
  const selection = catalogue && selectList(catalogue, scope, query, language);
  return { ...request, selection, ...splitCards(selection?.ids ?? [], language) };
}

/** Whether the whole list is cached. */
export function isListCached({ selection, missingIds }: PreparedList): boolean {
  return selection !== undefined && missingIds.length === 0;
}

/** The name of an active filter, and the address of the list without it. */
type Chip = { name: string; href: string };

type Vocabulary = Pick<CatalogueIndex, 'categories' | 'subcategories' | 'manufacturers' | 'attributeGroups'>;

/**
 * Chips of the active filters.
 *
 * @param vocabulary the names of keys; undefined before the catalogue is loaded, then keys are shown as they are
 */
export function getFilterChips(
  query: ListQuery,
  vocabulary: Vocabulary | undefined,
  path: string,
  language: Language,
): Chip[] {
  const messages = getMessages(language).lists;
  const chip = (name: string, changes: Partial<ListQuery>): Chip => ({
    name,
    href: path + formatListQuery(changeFilter(query, changes)),
  });
  const nameOf = (known: Vocabulary['categories'] | undefined, key: string) =>
    known?.find((one) => one.key === key)?.names[language] ?? key;
  const price = formatPriceRange(query, language);
  return [
    ...query.categories.map((key) =>
      chip(nameOf(vocabulary?.categories, key), { categories: toggle(query.categories, key) }),
    ),
    ...query.subcategories.map((key) =>
      chip(nameOf(vocabulary?.subcategories, key), { subcategories: toggle(query.subcategories, key) }),
    ),
    ...query.manufacturers.map((key) =>
      chip(nameOf(vocabulary?.manufacturers, key), { manufacturers: toggle(query.manufacturers, key) }),
    ),
    ...query.attributes.map((key) =>
      chip(describeAttribute(key, vocabulary, language), { attributes: toggle(query.attributes, key) }),
    ),
    ...(price ? [chip(price, { priceFrom: null, priceTo: null })] : []),
    ...(query.isInStock ? [chip(messages.inStock, { isInStock: false })] : []),
    ...(query.isOnSale ? [chip(messages.onSale, { isOnSale: false })] : []),
  ];
}

/** `Material: Gelbgold 585`, since many values mean little without their group. */
function describeAttribute(key: string, vocabulary: Vocabulary | undefined, language: Language): string {
  const group = vocabulary?.attributeGroups.find((one) => one.key === key.slice(0, key.indexOf(':')));
  const value = group?.values.find((one) => one.key === key);
  if (!group || !value) return key;
  return formatLabelled(group.names[language], withUnit(value.names[language], group.unit), language);
}

/** `ab 300 €`, `bis 500 €` or both; undefined for any price. */
export function formatPriceRange({ priceFrom, priceTo }: PriceRange, language: Language): string | undefined {
  const messages = getMessages(language).lists;
  const [from, to] = [priceFrom, priceTo].map((cents) => (cents === null ? null : formatPrice(cents, language)));
  if (from && to) return messages.fromTo(from, to);
  if (from) return messages.from(from);
  return to ? messages.to(to) : undefined;
}
