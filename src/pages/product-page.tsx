import { type ReactNode, Suspense } from 'react';
import { unstable_getHeaders as getHeaders, unstable_notFound as notFound } from 'waku/router/server';
import { markIncomplete, setNoScriptHref } from '../base/render-state.ts';
import { isRobot } from '../base/robots.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import type { IndexedProduct } from '../catalog/index/product-table.ts';
import { BackLink } from '../catalog/product/back-link.tsx';
import { ProductDescription, TrustLine } from '../catalog/product/product-description.tsx';
import { ProductPictures, ProductPicturesSkeleton } from '../catalog/product/product-pictures.tsx';
import { ProductHeading, ProductPurchase, ProductPurchaseSkeleton } from '../catalog/product/product-purchase.tsx';
import { formatProductQuery, type ProductQuery, parseProductQuery } from '../catalog/product/product-query.ts';
import {
  findParentList,
  findPreviewedProduct,
  findShownProduct,
  isProductCached,
  SectionFailed,
} from '../catalog/product/product-section.tsx';
import {
  areRelatedProductsCached,
  RecentlyViewedSection,
  RelatedProducts,
} from '../catalog/product/related-products.tsx';
import { RatingFormLink } from '../catalog/ratings/rating-form-link.tsx';
import { areRatingsCached, Ratings, RatingsSkeleton } from '../catalog/ratings/ratings.tsx';
import { ProductActions } from '../catalog/requests/product-actions.tsx';
import { CategoryLinks } from '../catalog/search/category-links.tsx';
import { StockAlertLink } from '../catalog/stock-alerts/stock-alert-link.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getAddresses } from '../routing/addresses.ts';
import { ProductHead, ProductHeadFallback } from '../shell/product-head.tsx';
import { Section } from '../shell/section.tsx';
import { productPage } from '../styled-system/recipes/index.js';

type Props = { language: Language; slug: string; path: string; query: string };

export function ProductPage({ language, slug, path, query: search }: Props) {
  const query = parseProductQuery(search);
  const found = findShownProduct(slug);
  if (found.state === 'missing') notFound();
  if (found.state !== 'shown') return <CatalogueNotReady language={language} href={path + formatProductQuery(query)} />;
  return <ProductSections {...{ product: found.product, language, path, query }} />;
}

type DraftProps = { id: number; language: Language; path: string; query: string };

/**
 * Preview of a product that may be unpublished: the page in one piece, without what refers to products that visitors
 * find.
 */
export async function ProductDraftPage({ id, language, path, query }: DraftProps) {
  const product = await findPreviewedProduct(id, language);
  if (!product) notFound();
  const shown = { ...parseProductQuery(query), showsAllRatings: true };
  return <ProductSections {...{ product, language, path }} query={shown} isPreview />;
}

type SectionsProps = {
  product: IndexedProduct;
  language: Language;
  path: string;
  query: ProductQuery;
  isPreview?: boolean;
};

function ProductSections({ product, language, path, query, isPreview = false }: SectionsProps) {
  const waits = isPreview || query.isFull || isRobot(getHeaders()['user-agent']);
  const isInPlace = waits || isProductCached(product, language);
  const areRelatedInPlace = waits || areRelatedProductsCached({ id: product.id, language });
  const areRatingsHere = waits || areRatingsCached(product.id);
  const isComplete = isInPlace && areRelatedInPlace && areRatingsHere;
  if (!isComplete) {
    markIncomplete();
    setNoScriptHref(path + formatProductQuery({ ...query, isFull: true }));
  }
  const storeRoot = getAddresses().storeRoots[language] ?? '/';
  const productRoot = path.slice(0, path.lastIndexOf('/'));
  const list = findParentList(product, language, storeRoot);
  const head = { product, language, path, above: [list] };
  const request = { id: product.id, language };
  const styles = productPage();
  /** Forms and buttons would send an id that only staff know. */
  const onceVisible = (part: ReactNode) => (isPreview ? <div inert>{part}</div> : part);
  const renderSection = (part: ReactNode, skeleton: ReactNode, isHere = isInPlace) =>
    isHere ? part : <DeferredSection language={language} skeleton={skeleton} part={part} />;
  return (
    <>
      {isInPlace ? <ProductHead {...head} /> : <ProductHeadFallback {...head} />}
      <div className={styles.opening}>
        <BackLink
          href={list.path}
          {...{ storeRoot, productRoot }}
          className={styles.back}
          label={getMessages(language).product.back}
        />
        <div className={styles.layout}>
          {renderSection(<ProductPictures {...request} />, <ProductPicturesSkeleton />)}
          <div id="choice" className={styles.side}>
            <ProductHeading product={product} language={language} />
            {renderSection(
              <>
                <ProductPurchase {...{ product, language, path, query }}>
                  {onceVisible(
                    <>
                      <AddToCart product={product} language={language} />
                      <StockAlertLink product={product.id} language={language} />
                    </>,
                  )}
                </ProductPurchase>
                {onceVisible(<ProductActions {...{ product, language }} variant={query.variant} />)}
              </>,
              <ProductPurchaseSkeleton product={product} language={language} />,
            )}
          </div>
        </div>
        {renderSection(<TrustLine {...request} />, null)}
      </div>
      {renderSection(<ProductDescription {...request} />, <div className={styles.rest} />)}
      {renderSection(
        <Ratings product={{ id: product.id, href: path }} language={language} showsAll={query.showsAllRatings} />,
        <RatingsSkeleton language={language} />,
        areRatingsHere,
      )}
      {onceVisible(<RatingFormLink product={{ id: product.id, name: product.names[language] }} language={language} />)}
      {renderSection(<RelatedProducts {...request} />, null, areRelatedInPlace)}
      {!isPreview && renderSection(<RecentlyViewedSection {...{ product, language, productRoot }} />, null)}
    </>
  );
}

type DeferredSectionProps = { language: Language; skeleton: ReactNode; part: ReactNode };

/** All controls of a part must need the same code: React forgets clicks on one whose neighbours it still waits for. */
function DeferredSection({ language, skeleton, part }: DeferredSectionProps) {
  return (
    <Section language={language}>
      <Suspense fallback={skeleton}>{part}</Suspense>
    </Section>
  );
}

/** Shown while the catalogue is not loaded yet, right after the shop was switched on. */
function CatalogueNotReady({ language, href }: { language: Language; href: string }) {
  markIncomplete();
  return (
    <>
      <h1>{getMessages(language).product.notKnown}</h1>
      <SectionFailed language={language} href={href} />
      <CategoryLinks language={language} />
    </>
  );
}
