import type { PricePattern } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages/shape.ts';
import { getAddresses } from '../routing/addresses.ts';
import { findShopHref, shopSlugRoutes } from '../routing/shop-routes.ts';

export type CartMessages = Messages['cart'];

/** What the cart's components need to format messages and prices. */
export type CartIntl = { language: Language; messages: CartMessages; pattern: PricePattern };

/** Paths of the pages that the cart links to. */
export type CartPaths = { shop: string; cart: string; checkout: string; productRoot: string };

/** The paths that the cart links to; undefined in a language without a shop. */
export function getCartPaths(language: Language): CartPaths | undefined {
  const shop = getAddresses().storeRoots[language];
  const cart = findShopHref('cart', language);
  const checkout = findShopHref('checkout', language);
  if (!shop || !cart || !checkout) return undefined;
  return { shop, cart, checkout, productRoot: `${shop}/${shopSlugRoutes.product[language]}` };
}
