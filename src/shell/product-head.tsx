import type { IndexedProduct } from '../catalog/index/product-table.ts';
import { tryToFindDetails } from '../catalog/product/product-section.tsx';
import type { Language } from '../i18n/languages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageHead } from './page-head.tsx';
import { findProductData } from './product-data.ts';
import { getSiteUrl } from './site-url.ts';
import type { Breadcrumb } from './structured-data.ts';

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
