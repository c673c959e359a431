import type { Cents } from '../base/money.ts';
import { getPricePattern } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import type { CartItem, CartProduct } from './cart.ts';
import { getCartPaths } from './cart-messages.ts';
import { QuickAddButton } from './quick-add-button.client.tsx';

type Props = {
  product: CartProduct & { priceCents: Cents };
  personalization?: CartItem['personalization'];
  size?: 'small' | 'medium';
  language: Language;
};

/** Adds a product that has no variants to the cart. */
export function QuickAdd({ product: { priceCents, ...product }, language, ...button }: Props) {
  const paths = getCartPaths(language);
  if (!paths) return null;
  const { add, added, addFailed, full, toCart } = getMessages(language).cart;
  return (
    <QuickAddButton
      messages={{ add, added, addFailed, full, toCart }}
      pattern={getPricePattern(language)}
      {...{ product, priceCents, language, paths, ...button }}
    />
  );
}
