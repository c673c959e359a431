import { parseJson } from '../base/parse-json.ts';
import { toSizedPicture } from '../base/sized-picture.ts';
import {
  addItem,
  type CartItem,
  type CartLine,
  type CartProduct,
  getTotalCents,
  getTotalCount,
  maxCount,
  maxLines,
} from './cart.ts';

/** No product of a jeweller costs more, and a full cart of them can still be added up exactly. */
const maxCents = 10_000_000_00;
/** The order API's limit; a pair of rings takes several hundred characters. */
const maxValueLength = 2_000;
const maxKeyLength = 64;
const maxValues = 20;

/**
 * Parses a stored cart. An invalid line is left out without affecting the others; text that is no cart, or of an
 * unknown version, is an empty cart. Carts without a version have the same form as version 1.
 */
export function parseCart(text: string | null): CartLine[] {
  const stored = parseJson(text ?? '');
  if (!isRecord(stored) || !Array.isArray(stored.products) || (stored.version ?? 1) !== 1) return [];
  return stored.products
    .slice(0, maxLines)
    .flatMap((one) => parseItem(one) ?? [])
    .reduce<CartLine[]>(addStoredItem, []);
}

/** Serializes a cart. Stored prices are in euros, as they always were. */
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

/** Keeps the stored line id, unless two lines have the same one. */
function addStoredItem(lines: CartLine[], { cartId, ...item }: CartItem & { cartId: number }): CartLine[] {
  const more = addItem(lines, item);
  const isFree = !lines.some((line) => line.cartId === cartId);
  return more.length > lines.length && isFree ? [...lines, { ...item, cartId }] : more;
}

function parseItem(stored: unknown): (CartItem & { cartId: number }) | undefined {
  if (!isRecord(stored)) return undefined;
  const product = parseProduct(stored.product);
  const variant = parseVariant(stored.variant);
  const personalization = parseValues(stored.personalization);
  const priceCents = parsePrice(stored.priceBrutto);
  const { count, cartId } = stored;
  if (!product || variant === undefined || !personalization || priceCents === undefined) return undefined;
  if (!isId(cartId) || !isId(count)) return undefined;
  return { cartId, product, variant, personalization, count: Math.min(count, maxCount), priceCents };
}

/** Only the id is required; the rest is shown until a quote has arrived. */
function parseProduct(stored: unknown): CartProduct | undefined {
  if (!isRecord(stored) || !isId(stored.id)) return undefined;
  const { id, slug } = stored;
  const isSlug = isText(slug, 500) && /^[\w-]*$/.test(slug);
  return { id, name: parseName(stored), slug: isSlug ? slug : '', image: parseImage(stored.image) };
}

/** Carts have been stored with either field. */
function parseName({ name, display_name }: Record<string, unknown>): string {
  return [name, display_name].find((one) => isText(one, 500)) ?? '';
}

function parseImage(stored: unknown): CartProduct['image'] {
  if (!isRecord(stored)) return null;
  const { id, width, height, tint } = stored;
  const isImage = isText(id, 100) && /^[\w-]+$/.test(id) && isId(width) && isId(height);
  return isImage ? toSizedPicture({ id, width, height, tint: isText(tint, 6) ? tint : null }) : null;
}

/** Undefined for what is neither a variant nor null. */
function parseVariant(stored: unknown): CartItem['variant'] | undefined {
  if (stored === null || stored === undefined) return null;
  return isRecord(stored) && isId(stored.id) ? { id: stored.id, name: parseName(stored) } : undefined;
}

function parseValues(stored: unknown): Record<string, string> | undefined {
  if (stored === null || stored === undefined) return {};
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
  const values = Object.entries(stored.values);
  if (values.length > maxValues) return undefined;
  const isKey = (key: string) => key !== '' && key.length <= maxKeyLength;
  const texts = values.filter(
    (entry): entry is [string, string] => isKey(entry[0]) && isText(entry[1], maxValueLength),
  );
  return texts.length === values.length ? Object.fromEntries(texts) : undefined;
}

function parsePrice(stored: unknown): number | undefined {
  if (typeof stored !== 'number') return undefined;
  const cents = Math.round(stored * 100);
  return cents >= 0 && cents <= maxCents ? cents : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
