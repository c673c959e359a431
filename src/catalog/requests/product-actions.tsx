import type { Language } from '../../i18n/languages.ts';
import { productForm } from '../../styled-system/recipes/index.js';
import type { IndexedProduct } from '../index/product-table.ts';
import { findVariantOf } from '../product/product-choice.ts';
import { tryToFindDetails } from '../product/product-part.tsx';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import { AvailabilityRequest } from './availability-request.tsx';
import { ReserveInStore } from './reserve-in-store.tsx';

type Props = {
  product: IndexedProduct;
  language: Language;
  path: string;
  /** As the address says it. */
  variant: string | null;
};

/** What can be done about a piece without buying it. */
export async function ProductActions({ product, language, path, variant }: Props) {
  const { id, availability } = product;
  const details = await tryToFindDetails(id, language);
  const chosen = details ? findVariantOf(details.offer, variant) : null;
  const about = { id, name: product.names[language], href: path };
  return (
    <div className={productForm().actions}>
      <AvailabilityRequest product={about} variant={chosen} language={language} />
      {availability === 'in_stock' && <ReserveInStore product={about} variant={chosen} language={language} />}
      <WishlistButton product={about} language={language} />
    </div>
  );
}
