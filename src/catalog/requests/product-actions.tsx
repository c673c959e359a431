import { formatLabelled } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productForm } from '../../styled-system/recipes/index.js';
import type { IndexedProduct } from '../index/product-table.ts';
import { describeBranchStock } from '../product/describe-branch-stock.ts';
import { parseVariant } from '../product/product-choice.ts';
import type { BranchStock } from '../product/product-details.ts';
import { tryToFindDetails } from '../product/product-section.tsx';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import { AvailabilityRequest } from './availability-request.tsx';
import { ReserveInStore } from './reserve-in-store.tsx';

type Props = {
  product: IndexedProduct;
  language: Language;
  path: string;
  /** Id of a variant in the address. */
  variant: string | null;
};

/** Actions on a product besides buying: request, reservation, wishlist. */
export async function ProductActions({ product, language, path, variant }: Props) {
  const { id, availability } = product;
  const details = await tryToFindDetails(id, language);
  const chosen = details ? parseVariant(details.offer, variant) : null;
  const target = { id, name: product.names[language], href: path };
  const stock = details?.branchStock ?? [];
  return (
    <>
      <BranchStockNote stock={stock} isSoldOut={availability === 'sold_out'} language={language} />
      <div className={productForm().actions}>
        <AvailabilityRequest product={target} variant={chosen} details={details} language={language} />
        {(availability === 'in_stock' || stock.length > 0) && (
          <ReserveInStore product={target} variant={chosen} details={details} language={language} />
        )}
        <WishlistButton product={target} language={language} />
      </div>
    </>
  );
}

type NoteProps = { stock: readonly BranchStock[]; isSoldOut: boolean; language: Language };

/** The branches that have the product in stock; nothing where staff do not maintain it. */
function BranchStockNote({ stock, isSoldOut, language }: NoteProps) {
  if (stock.length === 0) return null;
  const messages = getMessages(language).branchStock;
  return (
    <div className={productForm().stock}>
      <p>{isSoldOut ? messages.titleOnlyHere : messages.title}</p>
      <ul>
        {stock.map((one) => (
          <li key={one.branch}>{formatLabelled(one.name, describeBranchStock(one, language), language)}</li>
        ))}
      </ul>
    </div>
  );
}
