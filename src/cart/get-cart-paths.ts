import type { Language } from '../i18n/languages.ts';
import { getAddresses } from '../routing/addresses.ts';
import { findShopHref, shopSlugRoutes } from '../routing/shop-routes.ts';
import type { CartPaths } from './cart-messages.ts';

/** The paths that the cart links to; undefined in a language without a shop. */
export function getCartPaths(language: Language): CartPaths | undefined {
  const shop = getAddresses().storeRoots[language];
  const cart = findShopHref('cart', language);
  const checkout = findShopHref('checkout', language);
  if (!shop || !cart || !checkout) return undefined;
  return { shop, cart, checkout, productRoot: `${shop}/${shopSlugRoutes.product[language]}` };
}
