import type { ReactNode } from 'react';
import { Link } from 'waku';
import { SearchField } from '../catalog/search/search-field.tsx';
import { getShopStatus } from '../catalog/shop-status-queries.ts';
import { ConsentBanner } from '../consent/consent-banner.ts';
import { getConsentEntries } from '../consent/consent-queries.ts';
import { type Branch, type Company, getDirectionsHref } from '../content/company/company.ts';
import { getBranches, getCompany } from '../content/company/company-queries.ts';
import { getSite, getWidgets } from '../content/company/site-queries.ts';
import { flattenMenu, type MenuItem, type MenuLink } from '../content/menus/menu.ts';
import { getMenu } from '../content/menus/menu-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getAddresses } from '../routing/addresses.ts';
import { findShopHref } from '../routing/shop-routes.ts';
import { bottomBar, header } from '../styled-system/recipes/index.js';
import { Icon } from '../ui/icon.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { type Contact, ContactDetails } from './contact-details.tsx';
import { CountedLink } from './counted-link.tsx';
import { Document } from './document.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Main } from './main.tsx';
import { RootBoundary } from './root-boundary.client.tsx';

/** Root element of Waku. Each language's layout renders its own document, since `lang` is set on `<html>`. */
export function Root({ children }: { children: ReactNode }) {
  return <RootBoundary>{children}</RootBoundary>;
}

/** Layout of every page of a language. Rendered once, at build. */
export async function SiteFrame({ language, children }: { language: Language; children: ReactNode }) {
  const [site, company, branches, menus, widgets, shop, consents] = await Promise.all([
    getSite(),
    getCompany(),
    getBranches(language),
    getFrameMenus(language),
    getWidgets(language),
    getShopStatus(),
    getConsentEntries(language),
  ]);
  const { content, cart } = getMessages(language);
  const isShopOpen = shop.isOn && !shop.isInMaintenance;
  const cartHref = isShopOpen ? findShopHref('cart', language) : undefined;
  const openingDays = branches[0]?.openingDays ?? [];
  const { languages } = getAddresses();
  return (
    <Document language={language} theme={site.theme}>
      <ConsentBanner entries={consents} />
      <Header
        language={language}
        languages={languages}
        siteName={site.name}
        logo={site.logo}
        menu={menus.primary}
        phone={company.phone}
        search={isShopOpen && <SearchField language={language} />}
      >
        {isShopOpen && <ShopLinks language={language} />}
      </Header>
      <Main language={language}>{children}</Main>
      <Footer
        language={language}
        languages={languages}
        colorMode={site.theme.hasColorModeSwitch ? site.theme.initialColorMode : undefined}
        logo={site.logo}
        company={company}
        openingDays={openingDays}
        navigation={flattenMenu(menus.footer)}
        widgets={widgets}
        legal={menus.legal}
      />
      <BottomBar
        language={language}
        contact={
          <ContactDetails contact={toContact(company, branches[0], language)} newTabLabel={content.opensInNewTab} />
        }
      >
        {cartHref && <CountedLink of="cart" href={cartHref} messages={cart} className={bottomBar().button} isNamed />}
      </BottomBar>
    </Document>
  );
}

/** Contact details for the drawer. */
function toContact(company: Company, branch: Branch | undefined, language: Language): Contact {
  const { phone, directions, openingHours, closed } = getMessages(language).content;
  const { address, email, displayName } = company;
  const numbers = [company.phone, company.mobile].flatMap((number) =>
    number ? [{ href: number.href, label: number.text, title: phone }] : [],
  );
  return {
    links: email ? [...numbers, { href: `mailto:${email}`, label: email }] : numbers,
    address: address && {
      lines: [displayName, `${address.street} ${address.number}`, `${address.zipCode} ${address.city}`],
      directionsHref: getDirectionsHref(address),
      directions,
    },
    openingDays: branch?.openingDays ?? [],
    branchId: branch?.id,
    language,
    openingHours,
    closed,
  };
}

/** Shop links in the header: search (where there is no search field), wishlist and cart. */
function ShopLinks({ language }: { language: Language }) {
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
      {wishlistHref && <CountedLink of="wishlist" href={wishlistHref} messages={wishlist} className={styles.tool} />}
      {cartHref && (
        <CountedLink of="cart" href={cartHref} messages={cart} className={`${styles.tool} ${styles.cart}`} />
      )}
    </>
  );
}

type FrameMenus = { primary: MenuItem[]; footer: MenuItem[]; legal: MenuLink[] };

/** The menus of the site layout. While the shop is switched on, its menu is a panel of the primary one. */
async function getFrameMenus(language: Language): Promise<FrameMenus> {
  const storeRoot = getAddresses().storeRoots[language];
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
