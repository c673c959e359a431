import { formatNumber, formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { CardContent } from './card-view.client.tsx';
import type { ProductCard } from './product-card.ts';

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
