import { markIncomplete } from '../../base/render-state.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getSiteTexts } from '../../routing/addresses.ts';
import { findCategoryHref } from '../../routing/routes.ts';
import { button, productList } from '../../styled-system/recipes/index.js';
import { AutoRetry } from '../../ui/auto-retry.client.tsx';
import { RetryButton } from '../../ui/retry-button.client.tsx';
import { peekCatalogue } from '../index/catalogue.ts';
import { findIndexedProduct } from '../index/find-product.ts';
import { findProductDraft } from '../index/product-rows-queries.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import { isDeliveryCached, loadPickupLocations } from './delivery-queries.ts';
import type { ProductDetails } from './product-details.ts';
import { findProductDetails, peekProductDetails } from './product-details-queries.ts';
import '../../ui/shop.css';

/**
 * The details of a product for one section of its page; all sections share one request. Undefined when the read fails,
 * since error boundaries do not run on the server and need JavaScript.
 */
export async function tryToFindDetails(id: number, language: Language): Promise<ProductDetails | undefined> {
  try {
    return await findProductDetails(id, language);
  } catch (error) {
    markIncomplete();
    console.error(JSON.stringify({ level: 'error', event: 'product failed', id, reason: String(error) }));
    return undefined;
  }
}

/** The error state of a section with a retry; the rest of the page stays. */
export function SectionFailed({ language, href }: { language: Language; href: string }) {
  const messages = getMessages(language).product;
  return (
    <div className={productList().message} role="alert">
      <h2>{messages.failedTitle}</h2>
      <p>{messages.failedText}</p>
      <RetryButton href={href} className={button({ appearance: 'outline' })}>
        {messages.retry}
      </RetryButton>
      <AutoRetry />
    </div>
  );
}

/** `unknown` means that the catalogue is not loaded yet. */
type ShownProduct = { state: 'shown'; product: IndexedProduct } | { state: 'missing' } | { state: 'unknown' };

export function findShownProduct(slug: string): ShownProduct {
  const found = findIndexedProduct(slug);
  if (found?.state === 'shown') return found;
  return { state: peekCatalogue() ? 'missing' : 'unknown' };
}

/**
 * A product that may be unpublished, for its preview, with what the page else renders only once it is cached.
 *
 * @throws ContentApiError when Directus does not answer
 */
export async function findPreviewedProduct(id: number, language: Language): Promise<IndexedProduct | undefined> {
  const [product] = await Promise.all([findProductDraft(id), loadPickupLocations(language)]);
  return product;
}

/** Whether everything the product page needs is cached. */
export function isProductCached({ id }: IndexedProduct, language: Language): boolean {
  return peekProductDetails(id, language) !== undefined && isDeliveryCached();
}

/** The list that a product belongs to: its category, otherwise the whole shop. */
export function findParentList(
  { category }: Pick<IndexedProduct, 'category'>,
  language: Language,
  root: string,
): { name: string; path: string } {
  const path = category ? findCategoryHref(category, language) : undefined;
  const known = getSiteTexts().categories.find(({ key }) => key === category);
  return path
    ? { name: known?.names[language] ?? known?.names.de ?? '', path }
    : { name: getMessages(language).catalog.shop, path: root };
}
