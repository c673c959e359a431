import 'server-only';
import { type Cents, parseCents } from '../../base/money.ts';
import { readPages } from '../../base/read-pages.ts';
import { createYielder } from '../../base/yielder.ts';
import { readItems, readOptionalItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type {
  EcommercePriceLogRow,
  EcommerceProductRow,
  EcommerceProductVariantRow,
} from '../../directus/rows.generated.ts';
import { findCardReduction, getAvailability, getPriceTag } from '../cards/product-card.ts';
import { listTextTerms } from '../retrieval/analyze.ts';
import { listedProducts, type ProductFilter, shownProduct } from './product-filter-queries.ts';
import type { IndexedProduct } from './product-table.ts';
import { localizeField } from './vocabulary.ts';

const fields = [
  'id',
  'slug',
  'reference_number',
  'price_brutto',
  'original_price_brutto',
  'stock',
  'reorder_possible',
  'sort',
  'date_created',
  'tags',
  'category.key',
  'manufacturer.slug',
  'subcategories.subcategory_id.key',
  'attributes.group.key',
  'attributes.display_values.ecommerce_attribute_id.key',
  'product_variants.id',
  'product_variants.price_brutto',
  'product_variants.original_price_brutto',
  'product_variants.stock',
  'product_variants.reorder_possible',
  'translations.language',
  'translations.display_name',
  'translations.teaser',
  'translations.description',
];

const activeVariants = { product_variants: { _filter: { active: { _eq: true } }, _limit: -1 } };

/** The products to read: all, or some by id. */
export type ProductSelection = { kind: 'all' } | { kind: 'ids'; ids: readonly number[] };

/** Products per request: a visitor's request in between waits for one page at most. */
const pageSize = 200;

/** Products by id per request: a page of them changes the table at once, of 100,000 products within some ten milliseconds. */
const changesAtOnce = 100;

/** Reads products page by page, so that no response is large. */
export async function* readProducts(wanted: ProductSelection, defaultSort: string): AsyncGenerator<IndexedProduct[]> {
  if (wanted.kind === 'all') {
    yield* readPages(pageSize, (after) => readIndexed(listedProducts({ id: { _gt: after } }), defaultSort));
    return;
  }
  for (let from = 0; from < wanted.ids.length; from += changesAtOnce) {
    const ids = wanted.ids.slice(from, from + changesAtOnce);
    yield await readIndexed(listedProducts({ id: { _in: ids } }), defaultSort);
  }
}

/** A product as the index would hold it, for its preview, which may show what is not in the index. */
export async function findProductDraft(id: number): Promise<IndexedProduct | undefined> {
  const [product] = await readIndexed(shownProduct(id), '');
  return product;
}

/** Maps rows when they are read, since they take many times the memory of the indexed products; in slices. */
async function readIndexed(filter: ProductFilter, defaultSort: string): Promise<IndexedProduct[]> {
  const rows = await readItems<EcommerceProductRow>('ecommerce_product', {
    ...{ fields, filter, deep: activeVariants, sort: ['id'], limit: pageSize },
  });
  const logs = await readPriceLogs(rows);
  const now = Date.now();
  const pauses = createYielder();
  const products: IndexedProduct[] = [];
  for (const row of rows) {
    products.push(toIndexedProduct({ ...row, price_log: logs.get(row.id) ?? [] }, defaultSort, now));
    if (pauses.isDue()) await pauses.yieldNow();
  }
  return products;
}

export type FormerAddress = { slug: string; product: number | null };

/** Former addresses of products. */
export function readFormerAddresses(): Promise<FormerAddress[]> {
  return readOptionalItems<FormerAddress>('ecommerce_former_address', {
    fields: ['slug', 'product'],
    filter: ofProject(),
    sort: ['date_created', 'id'],
    limit: -1,
  });
}

/** The price logs of products that are announced as reduced; others need none. */
async function readPriceLogs(rows: readonly EcommerceProductRow[]): Promise<Map<number, EcommercePriceLogRow[]>> {
  const isAnnounced = (row: EcommerceProductRow | EcommerceProductVariantRow) => row.original_price_brutto !== null;
  const ids = rows
    .filter((row) => isAnnounced(row) || (row.product_variants ?? []).some(isAnnounced))
    .map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const log = await readItems<EcommercePriceLogRow>('ecommerce_price_log', {
    fields: ['product', 'variant.id', 'price_brutto', 'valid_from'],
    filter: { product: { _in: ids } },
    limit: -1,
  });
  return Map.groupBy(log, ({ product }) => product ?? 0);
}

function toIndexedProduct(row: EcommerceProductRow, defaultSort: string, now: number): IndexedProduct {
  const variants = row.product_variants ?? [];
  const price = getPriceTag(
    parseCents(row.price_brutto),
    variants.map((variant) => ({ priceCents: parseCents(variant.price_brutto) })),
  );
  return {
    id: row.id,
    slug: row.slug,
    reference: row.reference_number ?? '',
    names: localizeField(row.translations, 'display_name', ''),
    priceCents: price.kind === 'on_request' ? null : price.cents,
    otherCents: price.kind === 'on_request' ? [] : listOtherPrices(row.price_brutto, variants, price.cents),
    isReduced: findCardReduction(price, row, now) !== null,
    availability: getAvailability(toStock(row), variants.map(toStock)),
    createdAt: row.date_created ? Date.parse(row.date_created) : 0,
    rank: toRank(row, defaultSort),
    category: row.category?.key ?? null,
    subcategories: (row.subcategories ?? []).flatMap(({ subcategory_id }) => subcategory_id?.key ?? []),
    manufacturer: row.manufacturer?.slug ?? null,
    attributes: (row.attributes ?? []).flatMap(({ group, display_values }) =>
      (display_values ?? []).flatMap(({ ecommerce_attribute_id: value }) =>
        group && value ? `${group.key}:${value.key}` : [],
      ),
    ),
    tags: row.tags ?? [],
    texts: listTextTerms(
      localizeField(row.translations, 'teaser', ''),
      localizeField(row.translations, 'description', ''),
    ),
  };
}

/** Prices of variants other than the lowest; a variant without a price of its own costs what the product costs. */
function listOtherPrices(
  own: EcommerceProductRow['price_brutto'],
  variants: readonly EcommerceProductVariantRow[],
  lowest: Cents,
): Cents[] {
  const prices = variants.flatMap(({ price_brutto: price }) => parseCents(price ?? own) ?? []);
  return [...new Set(prices)].filter((cents) => cents !== lowest).sort((a, b) => a - b);
}

/** The position of a product in the order of the shop; products without one come last. */
function toRank(row: EcommerceProductRow, defaultSort: string): number {
  const ranks: Record<string, number | null> = {
    sort: row.sort,
    date_created: row.date_created ? Date.parse(row.date_created) : null,
    price_brutto: parseCents(row.price_brutto),
    stock: row.stock,
  };
  const rank = ranks[defaultSort.replace(/^-/, '')] ?? null;
  if (rank === null) return Number.MAX_SAFE_INTEGER;
  return defaultSort.startsWith('-') ? -rank : rank;
}

function toStock(row: { stock: number | null; reorder_possible: boolean | null }) {
  return { stock: row.stock ?? 0, canReorder: row.reorder_possible ?? false };
}
