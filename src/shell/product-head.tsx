import { toPictureAddress } from '../base/picture-address.ts';
import { getAvailability } from '../catalog/cards/product-card.ts';
import type { IndexedProduct } from '../catalog/index/product-table.ts';
import { availability, type Choice, findSelectedSku, variantPriceRange } from '../catalog/product/product-choice.ts';
import type { ProductDetails } from '../catalog/product/product-details.ts';
import { tryToFindDetails } from '../catalog/product/product-section.tsx';
import type { Language } from '../i18n/languages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageHead } from './page-head.tsx';
import { getSiteUrl } from './site-files.ts';
import { type Breadcrumb, type Thing, withContext } from './structured-data.ts';

type Props = { product: IndexedProduct; language: Language; path: string; above: readonly Breadcrumb[] };

/** Metadata and structured data of a product, once its details are loaded. */
export async function ProductHead({ product, ...location }: Props) {
  const { language, path, above } = location;
  const details = await tryToFindDetails(product.id, language);
  if (!details) return <ProductHeadFallback product={product} {...location} />;
  const [picture] = details.images;
  const data = findProductData(details, { siteUrl: getSiteUrl(), path });
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        {...{ language, path, above }}
        name={details.name}
        title={details.seoTitle || details.name}
        description={details.seoDescription || details.teaser}
        image={picture && { id: picture.id, alt: details.name }}
      />
      {data && <JsonLd data={data} />}
    </>
  );
}

/** Metadata from the in-memory index, available with the first byte. */
export function ProductHeadFallback({ product, language, path, above }: Props) {
  return (
    <PageHead site={getSiteTexts().site[language]} {...{ language, path, above }} title={product.names[language]} />
  );
}

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

type PairOfferProps = {
  product: { name: string; priceCents: number; image: { id: string } | null };
  description: string;
  path: string;
};

/** Structured data of the pair of wedding rings that the studio offers at its own address. */
export function PairOfferData({ product: { name, priceCents, image }, description, path }: PairOfferProps) {
  const siteUrl = getSiteUrl();
  const url = siteUrl + path;
  const data = withContext({
    '@type': 'Product',
    ...{ '@id': `${url}#product`, url, name, description },
    ...(image && { image: siteUrl + toPictureAddress(image.id, '1200.jpg') }),
    offers: {
      '@type': 'Offer',
      ...{ url, priceCurrency: 'EUR', price: toAmount(priceCents) },
      itemCondition: 'https://schema.org/NewCondition',
      availability: 'https://schema.org/MadeToOrder',
    },
  });
  return <JsonLd data={data} />;
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
