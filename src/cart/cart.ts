import type { Cents } from '../base/money.ts';
import type { SizedPicture } from '../base/sized-picture.ts';
import type { OrderLine } from '../orders/order-fields.ts';

/** The product data that a line shows until the server's quote has arrived. */
export type CartProduct = {
  id: number;
  /** In the language in which it was added. */
  name: string;
  slug: string;
  image: SizedPicture | null;
};

/** An item as it is added to the cart. */
export type CartItem = {
  product: CartProduct;
  variant: { id: number; name: string } | null;
  /** What the shopper entered, by the key of the field; empty for a product without personalization. */
  personalization: Readonly<Record<string, string>>;
  count: number;
  /** The unit price including personalization, when it was added or last accepted. */
  priceCents: Cents;
};

export type CartLine = CartItem & { cartId: number };

/** The limits of the order API: lines of a cart, and units of a line. */
export const maxLines = 50;
export const maxCount = 99;

/** Two items are the same when product, variant and personalization are equal. */
function isSameItem(one: Pick<CartItem, 'product' | 'variant' | 'personalization'>, other: typeof one): boolean {
  return toItemKey(one) === toItemKey(other);
}

/** A key that is equal for equal items, in whatever order the personalization fields were filled in. */
export function toItemKey({
  product,
  variant,
  personalization,
}: Pick<CartItem, 'product' | 'variant' | 'personalization'>): string {
  return getOrderKey({ product: product.id, variant: variant?.id ?? null, personalization });
}

export function getOrderKey(line: Pick<OrderLine, 'product' | 'variant'> & Pick<CartItem, 'personalization'>): string {
  const values = Object.entries(line.personalization)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([line.product, line.variant, values]);
}

/** Adds an item; an equal one increases the count of its line. A full cart stays as it is. */
export function addItem(lines: readonly CartLine[], item: CartItem): CartLine[] {
  const same = lines.find((line) => isSameItem(line, item));
  if (!same) {
    const cartId = Math.max(0, ...lines.map((line) => line.cartId)) + 1;
    return lines.length < maxLines ? [...lines, { ...item, cartId, count: limitCount(item.count) }] : [...lines];
  }
  // The newest price wins: the page has just shown it.
  const { product, variant, priceCents } = item;
  const count = limitCount(same.count + limitCount(item.count));
  return lines.map((line) => (line === same ? { ...line, product, variant, priceCents, count } : line));
}

export function changeLineCount(lines: readonly CartLine[], cartId: number, count: number): CartLine[] {
  return lines.map((line) => (line.cartId === cartId ? { ...line, count: limitCount(count) } : line));
}

export function acceptLinePrice(lines: readonly CartLine[], cartId: number, priceCents: Cents): CartLine[] {
  return lines.map((line) => (line.cartId === cartId ? { ...line, priceCents } : line));
}

export function removeLine(lines: readonly CartLine[], cartId: number): CartLine[] {
  return lines.filter((line) => line.cartId !== cartId);
}

/** What stays after an order: units that were added since it was sent. */
export function removeOrdered(lines: readonly CartLine[], ordered: readonly OrderLine[]): CartLine[] {
  const counts = new Map(ordered.map((line) => [getOrderKey(line), line.count]));
  return lines.flatMap((line) => {
    const count = line.count - (counts.get(toItemKey(line)) ?? 0);
    return count > 0 ? [{ ...line, count }] : [];
  });
}

export function getTotalCount(lines: readonly { count: number }[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

export function getTotalCents(lines: readonly Pick<CartItem, 'count' | 'priceCents'>[]): Cents {
  return lines.reduce((sum, { count, priceCents }) => sum + count * priceCents, 0);
}

export function toOrderLines(lines: readonly CartLine[]): OrderLine[] {
  return lines.map(({ product, variant, personalization, count }) => ({
    product: product.id,
    variant: variant?.id ?? null,
    personalization: { ...personalization },
    count,
  }));
}

function limitCount(count: number): number {
  return Number.isFinite(count) ? Math.min(maxCount, Math.max(1, Math.trunc(count))) : 1;
}
