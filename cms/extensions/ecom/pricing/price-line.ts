import type { OrderLine } from '../../../../src/orders/order-fields.ts';
import type { ApiQuoteLine } from '../../../../src/orders/quote.ts';
import { type ReadPair, readPair } from './read-pair.ts';
import { findAvailability, findLeadTime } from './shipping.ts';
import {
  countAvailable,
  type Personalization,
  parsePersonalization,
  type ShopProduct,
  type Sku,
} from './shop-product.ts';

/** Quantities that other lines of the cart have taken, by product and variant. */
export type TakenCounts = Map<string, number>;

/**
 * Price and availability of a line; delivery depends on the whole cart.
 *
 * @param product undefined if it is not published, or no longer
 */
export function priceLine(
  line: OrderLine,
  product: ShopProduct | undefined,
  shopTaxPercent: number,
  taken: TakenCounts,
): Omit<ApiQuoteLine, 'delivery'> {
  const taxPercent = product?.taxPercent ?? shopTaxPercent;
  const variant = product?.variants.find(({ id }) => id === line.variant);
  const { sku, state, personalization, pair } = readLine(line, product, taxPercent);
  const { entries, surchargeCents, isPersonalized } = personalization;
  const left = (sku?.stock ?? 0) - (taken.get(toKey(line)) ?? 0);
  const available = state === undefined && sku ? takeAvailable(line, sku, taken) : { state: state ?? 'gone', count: 0 };
  const availability = findAvailability(available.count, left);
  const cents = sku?.cents ?? null;
  return {
    ...{ product: line.product, variant: line.variant, ...available },
    name: product?.name ?? '',
    variant_name: variant?.name ?? null,
    variant_label: (variant && product?.variantLabel) ?? null,
    reference: `${product?.reference ?? ''}${variant?.referenceSuffix ?? ''}`,
    // Pairs have no product page.
    slug: product && !product.rings ? product.slug : '',
    image: product?.image ?? null,
    price_cents: cents === null ? null : cents + surchargeCents,
    surcharge_cents: surchargeCents,
    personalization: entries,
    is_personalized: isPersonalized,
    essentials: sku?.essentials ?? [],
    availability,
    shipping_days: sku ? findLeadTime(sku, availability) : null,
    tax_percent: taxPercent,
    manufacturer: product?.manufacturer ?? null,
    pair,
  };
}

type LineContent = {
  /** Undefined if there is no such product or variant. */
  sku: Sku | undefined;
  /** Undefined if only the stock decides. */
  state: ApiQuoteLine['state'] | undefined;
  personalization: Personalization;
  pair: ApiQuoteLine['pair'];
};

const noPersonalization: Personalization = { entries: [], surchargeCents: 0, isPersonalized: false };

function readLine(line: OrderLine, product: ShopProduct | undefined, taxPercent: number): LineContent {
  const sku = product && findSku(product, line.variant);
  if (sku && product.rings) return toPairContent(sku, readPair(product.rings, line.personalization, taxPercent));
  const personalization = product && parsePersonalization(product.fields, line.personalization);
  const state = findState(sku, personalization);
  return { sku, state, personalization: personalization ?? noPersonalization, pair: null };
}

/** The price of a pair of wedding rings follows from its configuration, whatever price the product has. */
function toPairContent(sku: Sku, read: ReadPair | undefined): LineContent {
  if (!read) return { sku: { ...sku, cents: null }, state: 'invalid', personalization: noPersonalization, pair: null };
  const { cents, personalization, essentials, pair } = read;
  return {
    sku: { ...sku, cents, essentials: [...essentials, ...sku.essentials] },
    state: undefined,
    ...{ personalization, pair },
  };
}

function findSku(product: ShopProduct, variant: number | null): Sku | undefined {
  if (variant === null) return product.variants.length > 0 ? undefined : product;
  return product.variants.find(({ id }) => id === variant);
}

function findState(
  sku: Sku | undefined,
  personalization: Personalization | undefined,
): ApiQuoteLine['state'] | undefined {
  if (!sku) return 'gone';
  if (sku.cents === null) return 'on_request';
  return personalization ? undefined : 'invalid';
}

/** Takes the line's quantity: the same ring with two engravings is two lines but one stock. */
function takeAvailable(line: OrderLine, sku: Sku, taken: TakenCounts): { state: ApiQuoteLine['state']; count: number } {
  const { count } = line;
  const key = toKey(line);
  const before = taken.get(key) ?? 0;
  const left = Math.max(0, countAvailable(sku) - before);
  const available = Math.min(count, left);
  taken.set(key, before + available);
  if (available === count) return { state: 'ok', count };
  return { state: available > 0 ? 'fewer' : 'sold_out', count: available };
}

function toKey({ product, variant }: OrderLine): string {
  return `${product}/${variant}`;
}
