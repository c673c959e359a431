import { getShopStatus } from '../catalog/shop-status-queries.ts';
import { flattenMenu, type MenuItem, type MenuLink } from '../content/menus/menu.ts';
import { getMenu } from '../content/menus/menu-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { addresses } from '../routing/addresses.ts';
import { findShopHref } from '../routing/shop-routes.ts';

export type FrameMenus = { primary: MenuItem[]; footer: MenuItem[]; legal: MenuLink[] };

/** The menus around every page. The shop's own is a panel of the primary one, while the shop is switched on. */
export async function getFrameMenus(language: Language): Promise<FrameMenus> {
  const storeRoot = addresses.storeRoots[language];
  const hasShop = storeRoot !== null && (await getShopStatus()).isOn;
  const closedStore = hasShop ? null : storeRoot;
  const [primary, footer, legal, shop] = await Promise.all([
    getMenu('primary', language, closedStore),
    getMenu('footer', language, closedStore),
    getMenu('legal', language, closedStore),
    hasShop ? getMenu('shop', language, null) : [],
  ]);
  return {
    primary: hasShop ? [toShopPanel(storeRoot, flattenMenu(shop), language), ...primary] : primary,
    footer,
    legal: flattenMenu(legal),
  };
}

function toShopPanel(storeRoot: string, links: MenuLink[], language: Language): MenuItem {
  const { catalog, wishlist } = getMessages(language);
  const whole: MenuLink = { label: catalog.allProducts, href: storeRoot };
  const own = [
    { label: catalog.search, href: findShopHref('search', language) },
    { label: wishlist.title, href: findShopHref('wishlist', language) },
  ].flatMap(({ label, href }): MenuLink[] => (href ? [{ label, href }] : []));
  return { label: catalog.shop, groups: [{ label: null, links: [whole, ...links, ...own] }] };
}
