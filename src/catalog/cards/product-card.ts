import { type Cents, parseCents } from '../../base/money.ts';
import type { SizedPicture } from '../../base/sized-picture.ts';
import { formatNumber, formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getReduction, type LoggedPrice, type Reduction } from '../price-history.ts';
import type { CardContent } from './card-view.client.tsx';

/** The price of a product before a variant is chosen. */
export type PriceTag = { kind: 'exact' | 'from'; cents: Cents } | { kind: 'on_request' };

export type Availability = 'in_stock' | 'on_order' | 'sold_out';

/** A product as a list shows it. */
export type ProductCard = {
  id: number;
  slug: string;
  /** Address of the product page; undefined in a language without a shop. */
  href: string | undefined;
  name: string;
  teaser: string | null;
  /** Language of the teaser, where it is not that of the visitor. */
  lang?: Language | undefined;
  brand: string | null;
  image: SizedPicture | null;
  price: PriceTag;
  /** The reduction that may be advertised beside the price; null where there is none. */
  reduction: Reduction | null;
  availability: Availability;
  rating: { average: number; count: number } | null;
  /**
   * What has to be chosen before the product can be bought, with the label that staff gave it; null where it can be
   * bought as it is.
   */
  requiredChoice: { label: string | null } | null;
};

type PricedVariant = { priceCents: Cents | null };

/**
 * The price of the cheapest variant, marked `from` where prices differ; without variants the price of the product
 * itself.
 */
export function getPriceTag(priceCents: Cents | null, variants: readonly PricedVariant[]): PriceTag {
  const prices = variants.map((variant) => variant.priceCents ?? priceCents).filter((cents) => cents !== null);
  const lowest = prices.length > 0 ? Math.min(...prices) : priceCents;
  if (lowest === null) return { kind: 'on_request' };
  return { kind: prices.some((cents) => cents !== lowest) ? 'from' : 'exact', cents: lowest };
}

/**
 * The availability of a product. One variant in stock is enough; what is out of stock is on order when it can be made
 * or ordered again.
 */
export function getAvailability(
  own: { stock: number; canReorder: boolean },
  variants: readonly { stock: number; canReorder: boolean }[],
): Availability {
  const skus = variants.length > 0 ? variants : [own];
  if (skus.some(({ stock }) => stock > 0)) return 'in_stock';
  return skus.some(({ canReorder }) => canReorder) ? 'on_order' : 'sold_out';
}

export function getRating(ratings: readonly number[]): ProductCard['rating'] {
  if (ratings.length === 0) return null;
  return { average: ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length, count: ratings.length };
}

type Amount = string | number | null;

type PriceLogRow = { variant: { id: number } | number | null; price_brutto: Amount; valid_from: string };

type PricedRow = { price_brutto: Amount; original_price_brutto: Amount };

/** The fields of a product row that its reductions are calculated from; variants are the active ones. */
export type ReducibleRow = PricedRow & {
  product_variants: readonly (PricedRow & { id: number })[] | null;
  price_log: readonly PriceLogRow[] | null;
};

type SkuRow = PricedRow & { id: number | null };

/**
 * The reduction of one SKU: of a variant, or of the product itself (`id` null). A variant without a price of its own
 * costs what the product costs, and did so before it had its own.
 */
export function findSkuReduction(sku: SkuRow, row: ReducibleRow, now: number): Reduction | null {
  const isOwn = sku.id !== null && sku.price_brutto !== null;
  const nowCents = parseCents(isOwn ? sku.price_brutto : row.price_brutto);
  if (nowCents === null) return null;
  const announced = (sku.original_price_brutto ?? (isOwn ? null : row.original_price_brutto)) !== null;
  return getReduction({
    currentCents: nowCents,
    isAnnounced: announced,
    log: findSkuPriceLog(sku.id, isOwn, row.price_log ?? []),
    now,
  });
}

/**
 * The reduction on a product's card: the smallest among the SKUs that cost what the card says; null where one of them
 * is not reduced.
 */
export function findCardReduction(price: PriceTag, row: ReducibleRow, now: number): Reduction | null {
  if (price.kind === 'on_request') return null;
  const variants = row.product_variants ?? [];
  const skus: readonly SkuRow[] = variants.length > 0 ? variants : [{ ...row, id: null }];
  const atCardPrice = skus.filter((sku) => parseCents(sku.price_brutto ?? row.price_brutto) === price.cents);
  const reductions = atCardPrice.flatMap((sku) => findSkuReduction(sku, row, now) ?? []);
  if (reductions.length < atCardPrice.length) return null;
  return reductions.toSorted((a, b) => a.lowestCents - b.lowestCents)[0] ?? null;
}

/**
 * The price log of a SKU. Entries of a variant begin when it gets a price of its own; before, the product's entries
 * apply. A single entry of a variant does not prove that it was sold before.
 */
function findSkuPriceLog(id: number | null, isOwn: boolean, log: readonly PriceLogRow[]): LoggedPrice[] {
  const listOf = (variant: number | null) => log.filter((line) => toId(line.variant) === variant).map(toLoggedPrice);
  if (id === null) return listOf(null);
  const own = listOf(id);
  if (isOwn && own.length < 2) return own;
  const begin = Math.min(...own.map(({ validFrom }) => validFrom));
  return [...listOf(null).filter(({ validFrom }) => validFrom < begin), ...own];
}

function toId(variant: PriceLogRow['variant']): number | null {
  return typeof variant === 'object' ? (variant?.id ?? null) : variant;
}

/** Timestamps of the log are in UTC without saying so. */
function toLoggedPrice({ price_brutto, valid_from }: PriceLogRow): LoggedPrice {
  const at = /(?:Z|[+-]\d\d:?\d\d)$/.test(valid_from) ? valid_from : `${valid_from}Z`;
  return { cents: parseCents(price_brutto) ?? 0, validFrom: Date.parse(at) };
}

/** The content of a product card, formatted for a language. */
export function formatCard(card: ProductCard, language: Language): CardContent {
  const { catalog } = getMessages(language);
  const { href, brand, teaser, lang, image, price, rating } = card;
  const reduction = price.kind === 'on_request' ? undefined : describeReduction(card, language);
  return {
    name: card.name,
    ...(href !== undefined && { href }),
    ...(brand !== null && { brand }),
    // A no-break space keeps the separating dot from beginning a line.
    ...(teaser !== null && { teaser: teaser.replaceAll(' · ', '\u00a0· ') }),
    ...(lang && { lang }),
    ...(image !== null && { image }),
    price: describePrice(card, language),
    ...(price.kind !== 'on_request' && { cents: price.cents }),
    ...(reduction && { reduction }),
    ...(rating && { rating: describeRating(rating, language) }),
    ...(card.availability === 'on_order' && { note: catalog.onOrder }),
    ...(card.availability === 'sold_out' && { note: catalog.soldOut, isSoldOut: true }),
  };
}

function describePrice({ price }: ProductCard, language: Language): string {
  const { catalog } = getMessages(language);
  if (price.kind === 'on_request') return catalog.priceOnRequest;
  const now = formatPrice(price.cents, language);
  return price.kind === 'from' ? catalog.priceFrom(now) : now;
}

function describeReduction({ reduction }: ProductCard, language: Language): CardContent['reduction'] {
  if (!reduction) return undefined;
  const { lists } = getMessages(language);
  return {
    percent: lists.percentOff(reduction.percent),
    label: lists.lowestPrice,
    lowest: formatPrice(reduction.lowestCents, language),
  };
}

function describeRating(
  rating: NonNullable<ProductCard['rating']>,
  language: Language,
): NonNullable<CardContent['rating']> {
  const average = formatNumber(rating.average, language, 1);
  return { average, count: rating.count, spoken: getMessages(language).catalog.rating(average, rating.count) };
}
