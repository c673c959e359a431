import { Link } from 'waku';
import { CartLink } from '../cart/cart-link.client.tsx';
import { WishlistLink } from '../catalog/wishlist/wishlist-link.client.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { findShopHref } from '../routing/shop-routes.ts';
import { header } from '../styled-system/recipes/index.js';
import { Icon } from '../ui/icon.tsx';

/** The ways into the shop that stand in the header of every page: search where it has no line, wishlist and cart. */
export function ShopLinks({ language }: { language: Language }) {
  const { cart, wishlist, productSearch } = getMessages(language);
  const [searchHref, wishlistHref, cartHref] = (['search', 'wishlist', 'cart'] as const).map((screen) =>
    findShopHref(screen, language),
  );
  const styles = header();
  return (
    <>
      {searchHref && (
        <Link to={searchHref} className={`${styles.tool} ${styles.toSearch}`} aria-label={productSearch.label}>
          <Icon name="search" />
        </Link>
      )}
      {wishlistHref && (
        <WishlistLink
          href={wishlistHref}
          messages={{ link: wishlist.link, linkOne: wishlist.linkOne, linkMany: wishlist.linkMany }}
          className={styles.tool}
        />
      )}
      {cartHref && (
        <CartLink
          href={cartHref}
          words={{ link: cart.link, linkOne: cart.linkOne, linkMany: cart.linkMany }}
          className={`${styles.tool} ${styles.cart}`}
        />
      )}
    </>
  );
}
