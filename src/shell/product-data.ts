import { toPictureAddress } from '../base/picture-address.ts';
import { getAvailability } from '../catalog/cards/product-card.ts';
import { availability, type Choice, findSelectedSku, variantPriceRange } from '../catalog/product/product-choice.ts';
import type { ProductDetails } from '../catalog/product/product-details.ts';
import { type Thing, withContext } from './structured-data.ts';

const availabilities = {
  in_stock: 'https://schema.org/InStock',
  on_order: 'https://schema.org/BackOrder',
  sold_out: 'https://schema.org/SoldOut',
};

const initialChoice: Choice = { product: null, variant: null, count: 1, personalization: {} };

type PageLocation = { siteUrl: string; path: string };

/**
 * A product as schema.org `Product`: only what the page shows. Undefined for a product without price and ratings, which
 * search engines reject.
 */
export function findProductData(details: ProductDetails, { siteUrl, path }: PageLocation): object | undefined {
  const { name, seoDescription, teaser, images, reference, gtin, manufacturer: brand, ratings } = details;
  const offers = findOffers(details, siteUrl + path);
  if (!offers && !ratings) return undefined;
  return withContext({
    '@type': 'Product',
    '@id': `${siteUrl + path}#product`,
    url: siteUrl + path,
    name,
    ...((seoDescription || teaser) && { description: seoDescription || teaser }),
    ...(images.length > 0 && { image: images.map(({ id }) => siteUrl + toPictureAddress(id, '1200.jpg')) }),
    ...(reference && { sku: reference }),
    ...(gtin && { gtin }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(ratings && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(ratings.average * 10) / 10,
        reviewCount: ratings.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(offers && { offers }),
  });
}

/** Undefined for products with a price on request: schema.org has no such offer. */
function findOffers({ offer }: ProductDetails, url: string): Thing | undefined {
  const shared = { url, priceCurrency: 'EUR', itemCondition: 'https://schema.org/NewCondition' };
  const range = variantPriceRange(offer);
  if (range) {
    const state = getAvailability(offer, offer.variants);
    return {
      '@type': 'AggregateOffer',
      ...shared,
      lowPrice: toAmount(range.lowest),
      highPrice: toAmount(range.highest),
      offerCount: offer.variants.length,
      availability: availabilities[state],
    };
  }
  const cents = findSelectedSku(offer, initialChoice)?.cents ?? null;
  const state = availability(offer, initialChoice);
  if (cents === null || !state) return undefined;
  return { '@type': 'Offer', ...shared, price: toAmount(cents), availability: availabilities[state] };
}

const toAmount = (cents: number) => (cents / 100).toFixed(2);
