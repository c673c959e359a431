import { parseJson } from '../base/parse-json.ts';
import {
  addItem,
  type CartItem,
  type CartLine,
  type CartProduct,
  getTotalCents,
  getTotalCount,
  mostLines,
  mostOfOne,
} from './cart.ts';

/** No piece of a jeweller costs more, and as many of them as a cart holds can still be added up exactly. */
const highestCents = 10_000_000_00;
const longestValue = 500;
const longestKey = 64;
const mostValues = 20;

/**
 * Reads what a browser has kept. A line that does not hold up is left out and costs nobody the others; what is not a cart
 * at all, or of a form that is not known yet, is an empty one. Before there were versions, carts had the same form.
 */
export function parseCart(text: string | null): CartLine[] {
  const kept = parseJson(text ?? '');
  if (!isRecord(kept) || !Array.isArray(kept.products) || (kept.version ?? 1) !== 1) return [];
  return kept.products
    .slice(0, mostLines)
    .flatMap((one) => parseItem(one) ?? [])
    .reduce<CartLine[]>(takeBack, []);
}

/** The stored copy says prices in euros, as the shop's carts always have. */
export function formatCart(lines: readonly CartLine[], now: number): string {
  return JSON.stringify({
    version: 1,
    products: lines.map(({ cartId, product, variant, personalization, count, priceCents }) => ({
      cartId,
      product,
      variant,
      personalization: Object.keys(personalization).length > 0 ? { values: personalization } : null,
      count,
      priceBrutto: priceCents / 100,
    })),
    totalCount: getTotalCount(lines),
    totalPriceBrutto: getTotalCents(lines) / 100,
    timestamp: now,
  });
}

/** Numbers stay as they were, unless two lines have the same one. */
function takeBack(lines: CartLine[], { cartId, ...item }: CartItem & { cartId: number }): CartLine[] {
  const more = addItem(lines, item);
  const isFree = !lines.some((line) => line.cartId === cartId);
  return more.length > lines.length && isFree ? [...lines, { ...item, cartId }] : more;
}

function parseItem(kept: unknown): (CartItem & { cartId: number }) | undefined {
  if (!isRecord(kept)) return undefined;
  const product = parseProduct(kept.product);
  const variant = parseVariant(kept.variant);
  const personalization = parseValues(kept.personalization);
  const priceCents = parsePrice(kept.priceBrutto);
  const { count, cartId } = kept;
  if (!product || variant === undefined || !personalization || priceCents === undefined) return undefined;
  if (!isId(cartId) || !isId(count)) return undefined;
  return { cartId, product, variant, personalization, count: Math.min(count, mostOfOne), priceCents };
}

/** The id is what counts; the rest is shown until the shop says it again. */
function parseProduct(kept: unknown): CartProduct | undefined {
  if (!isRecord(kept) || !isId(kept.id)) return undefined;
  const { id, slug } = kept;
  const isSlug = isText(slug, 500) && /^[\w-]*$/.test(slug);
  return { id, name: parseName(kept), slug: isSlug ? slug : '', image: parseImage(kept.image) };
}

/** Carts have called it by both words. */
function parseName({ name, display_name }: Record<string, unknown>): string {
  return [name, display_name].find((one) => isText(one, 500)) ?? '';
}

function parseImage(kept: unknown): CartProduct['image'] {
  if (!isRecord(kept)) return null;
  const { id, width, height } = kept;
  return isText(id, 100) && /^[\w-]+$/.test(id) && isId(width) && isId(height) ? { id, width, height } : null;
}

/** Undefined for what is neither a variant nor none. */
function parseVariant(kept: unknown): CartItem['variant'] | undefined {
  if (kept === null || kept === undefined) return null;
  return isRecord(kept) && isId(kept.id) ? { id: kept.id, name: parseName(kept) } : undefined;
}

function parseValues(kept: unknown): Record<string, string> | undefined {
  if (kept === null || kept === undefined) return {};
  if (!isRecord(kept) || !isRecord(kept.values)) return undefined;
  const values = Object.entries(kept.values);
  if (values.length > mostValues) return undefined;
  const isKey = (key: string) => key !== '' && key.length <= longestKey;
  const texts = values.filter((entry): entry is [string, string] => isKey(entry[0]) && isText(entry[1], longestValue));
  return texts.length === values.length ? Object.fromEntries(texts) : undefined;
}

function parsePrice(kept: unknown): number | undefined {
  if (typeof kept !== 'number') return undefined;
  const cents = Math.round(kept * 100);
  return cents >= 0 && cents <= highestCents ? cents : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
