import { isLanguage, type Language } from '../../i18n/languages.ts';

/** What is cached of a product on the wishlist, for use offline. */
export type CachedWishlistItem = {
  id: number;
  name: string;
  href: string | null;
  image: { id: string; width: number; height: number } | null;
};

export type CachedWishlist = {
  language: Language;
  /** Milliseconds; when all items were loaded last. */
  askedAt: number;
  pieces: CachedWishlistItem[];
  /** Ids that are no products. */
  unknown: number[];
};

export function formatCachedWishlist({ language, askedAt, pieces, unknown }: CachedWishlist): string {
  return JSON.stringify({ version: 1, language, askedAt, pieces, unknown });
}

/** Parses the cache; undefined when it is invalid. Invalid items are skipped. */
export function parseCachedWishlist(text: string | null): CachedWishlist | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || stored.version !== 1 || !isLanguage(stored.language)) return undefined;
    return {
      language: stored.language,
      askedAt: isCount(stored.askedAt) ? stored.askedAt : 0,
      pieces: parseCachedItems(stored.pieces),
      unknown: Array.isArray(stored.unknown) ? stored.unknown.filter(isCount) : [],
    };
  } catch {
    return undefined;
  }
}

/** Parses items of the cache or of a response. */
export function parseCachedItems(value: unknown): CachedWishlistItem[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => parseCachedItem(one) ?? []) : [];
}

function parseCachedItem(value: unknown): CachedWishlistItem | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, href, image } = value;
  if (!isCount(id) || typeof name !== 'string' || name === '') return undefined;
  const isHref = typeof href === 'string' && /^\/(?!\/)/.test(href);
  return { id, name, href: isHref ? href : null, image: parseImage(image) };
}

function parseImage(value: unknown): CachedWishlistItem['image'] {
  if (!isRecord(value)) return null;
  const { id, width, height } = value;
  return typeof id === 'string' && /^[\w-]+$/.test(id) && isCount(width) && isCount(height)
    ? { id, width, height }
    : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
