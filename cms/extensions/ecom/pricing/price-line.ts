import type { OrderLine } from '../../../../src/orders/order-fields.ts';
import type { ApiQuoteLine } from '../../../../src/orders/quote.ts';
import { findAvailability, findLeadTime } from './estimate-delivery.ts';
import { type Personalization, parsePersonalization } from './parse-personalization.ts';
import { countAvailable, type ShopProduct, type Sku } from './shop-product.ts';

/** Quantities that other lines of the cart have taken, by product and variant. */
export type TakenCounts = Map<string, number>;

const noPersonalization: Personalization = { entries: [], surchargeCents: 0, isPersonalized: false };

/**
 * Price and availability of a line; delivery depends on the whole cart.
 *
 * @param product undefined if it is not published, or no longer
 */
export function priceLine(
  line: OrderLine,
  product: ShopProduct | undefined,
  taxPercent: number,
  taken: TakenCounts,
): Omit<ApiQuoteLine, 'delivery'> {
  const variant = product?.variants.find(({ id }) => id === line.variant);
  const sku = product && findSku(product, line.variant);
  const personalization = product && parsePersonalization(product.fields, line.personalization);
  const { entries, surchargeCents, isPersonalized } = personalization ?? noPersonalization;
  const state = findState(sku, personalization);
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
    slug: product?.slug ?? '',
    image: product?.image ?? null,
    price_cents: cents === null ? null : cents + surchargeCents,
    surcharge_cents: surchargeCents,
    personalization: entries,
    is_personalized: isPersonalized,
    essentials: sku?.essentials ?? [],
    availability,
    shipping_days: sku ? findLeadTime(sku, availability) : null,
    tax_percent: product?.taxPercent ?? taxPercent,
    manufacturer: product?.manufacturer ?? null,
  };
}

function findSku(product: ShopProduct, variant: number | null): Sku | undefined {
  if (variant === null) return product.variants.length > 0 ? undefined : product;
  return product.variants.find(({ id }) => id === variant);
}

/** Undefined if only the stock decides. */
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
