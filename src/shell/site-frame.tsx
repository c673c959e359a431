import type { ReactNode } from 'react';
import { CartLink } from '../cart/cart-link.client.tsx';
import { SearchField } from '../catalog/search/search-field.tsx';
import { getShopStatus } from '../catalog/shop-status-queries.ts';
import { formatQuestions } from '../consent/consent-entries.ts';
import { ConsentLoader } from '../consent/consent-loader.client.tsx';
import { getConsentEntries } from '../consent/consent-queries.ts';
import { getBranches } from '../content/company/branch-queries.ts';
import { getCompany } from '../content/company/company-queries.ts';
import { getSite, getWidgets } from '../content/company/site-queries.ts';
import { flattenMenu } from '../content/menus/menu.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { addresses } from '../routing/addresses.ts';
import { hrefTo } from '../routing/routes.ts';
import { findShopHref } from '../routing/shop-routes.ts';
import { bottomBar } from '../styled-system/recipes/index.js';
import { BottomBar } from './bottom-bar.client.tsx';
import { Document } from './document.tsx';
import { Footer } from './footer.tsx';
import { getFrameMenus } from './frame-menus.ts';
import { Header } from './header.tsx';
import { Main } from './main.tsx';
import { RootBoundary } from './root-boundary.client.tsx';
import { ShopLinks } from './shop-links.tsx';
import { toContact } from './to-contact.ts';

/** Each language's frame brings its own document, since `lang` stands on it. */
export function Root({ children }: { children: ReactNode }) {
  return <RootBoundary>{children}</RootBoundary>;
}

/** What stands around every page of a language. Rendered once, at build. */
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
  const { shell, content, cart } = getMessages(language);
  const isShopOpen = shop.isOn && !shop.isInMaintenance;
  const cartHref = isShopOpen ? findShopHref('cart', language) : undefined;
  const { link, linkOne, linkMany } = cart;
  const toCart = cartHref && { href: cartHref, words: { link, linkOne, linkMany } };
  const openingDays = branches[0]?.openingDays ?? [];
  const { languages } = addresses;
  return (
    <Document language={language} theme={site.theme}>
      <ConsentLoader asks={formatQuestions(consents)} />
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
        items={menus.primary}
        contactHref={hrefTo('contact', language)}
        contact={toContact(company, branches[0], language)}
        messages={{
          menu: shell.menu,
          contact: shell.contact,
          close: shell.close,
          primaryMenu: shell.primaryMenu,
          newTab: content.opensInNewTab,
          bar: shell.quickAccess,
        }}
      >
        {toCart && <CartLink {...toCart} className={bottomBar().button} isNamed />}
      </BottomBar>
    </Document>
  );
}
