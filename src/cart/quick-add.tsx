import type { BuyableProduct } from '../catalog/wishlist/wishlist.tsx';
import { getPricePattern } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getCartPaths } from './cart-messages.ts';
import { QuickAddButton } from './quick-add-button.client.tsx';

type Props = { product: BuyableProduct; language: Language };

/** Adds a product that has no variants and no personalization to the cart. */
export function QuickAdd({ product: { priceCents, ...product }, language }: Props) {
  const paths = getCartPaths(language);
  if (!paths) return null;
  const { add, added, addFailed, full, toCart } = getMessages(language).cart;
  return (
    <QuickAddButton
      messages={{ add, added, addFailed, full, toCart }}
      pattern={getPricePattern(language)}
      {...{ product, priceCents, language, paths }}
    />
  );
}
