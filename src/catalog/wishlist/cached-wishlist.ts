import { isLanguage, type Language } from '../../i18n/languages.ts';

/** What is known of a piece where nobody can be asked: enough to know it again. */
export type CachedWishlistItem = {
  id: number;
  name: string;
  href: string | null;
  image: { id: string; width: number; height: number } | null;
};

export type CachedWishlist = {
  language: Language;
  /** Milliseconds; when all of them were asked for last. */
  askedAt: number;
  pieces: CachedWishlistItem[];
  /** Ids of which the site knows nothing. */
  unknown: number[];
};

export function formatCachedWishlist({ language, askedAt, pieces, unknown }: CachedWishlist): string {
  return JSON.stringify({ version: 1, language, askedAt, pieces, unknown });
}

/** What is broken, or of a form that is not known, is nothing; a piece that does not hold up costs nobody the others. */
export function parseCachedWishlist(text: string | null): CachedWishlist | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || kept.version !== 1 || !isLanguage(kept.language)) return undefined;
    return {
      language: kept.language,
      askedAt: isCount(kept.askedAt) ? kept.askedAt : 0,
      pieces: parseCachedItems(kept.pieces),
      unknown: Array.isArray(kept.unknown) ? kept.unknown.filter(isCount) : [],
    };
  } catch {
    return undefined;
  }
}

/** Also what the site answers. */
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
