import type { FunctionComponent } from 'react';
import { createPages } from 'waku';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import { addresses } from './addresses.generated.ts';
import { keepCatalogueFresh } from './catalog/catalogue.ts';
import { getRedirects } from './content/redirect-queries.ts';
import type { Language } from './i18n/languages.ts';
import { findCategoryHref, findHref, notFoundRoutes, type PageKey, pageRoutes } from './routes.ts';
import adapter from './server/adapter.ts';
import { getNonce } from './server/nonce.ts';

/** The map: every screen, its addresses, static or dynamic. It also runs at request time, so it reads nothing. */
const router = createPages(async ({ createPage, createLayout, createRoot, createInterceptor }) => {
  createInterceptor((next) => {
    const nonce = getNonce();
    if (nonce) setNonce(nonce);
    return next();
  });

  const { Root, SiteFrame } = await import('./shell/site-frame.tsx');
  const screens = await importScreens();
  createRoot({ render: 'static', component: Root });

  return addresses.languages.flatMap((language) => {
    createLayout({
      render: 'static',
      path: inFrame('/', language),
      component: ({ children }) => <SiteFrame language={language}>{children}</SiteFrame>,
    });

    const place = (path: string, render: 'static' | 'dynamic', component: FunctionComponent<{ query: string }>) => {
      // Addresses are data here, and Waku's types want them as literals.
      createPage({ render, path: inFrame(path, language), component } as never);
      return { path, render };
    };

    const pages = getPagesOf(language).map(({ page, path }) =>
      place(path, 'static', () => screens.render(page, language)),
    );
    const lists = getListsOf(language).map(({ category, path }) =>
      place(path, 'dynamic', ({ query }) => <screens.ProductListPage {...{ language, category, path, query }} />),
    );
    const notFound = place(notFoundRoutes[language], 'static', () => <screens.NotFoundPage language={language} />);
    return [...pages, ...lists, notFound];
  });
});

export default adapter(router, { loadRedirects: getRedirects, warmUp: keepCatalogueFresh });

/** Imported one by one and not above: screens that are imported above share one client chunk. */
async function importScreens() {
  const { HomePage } = await import('./pages/home-page.tsx');
  const { ContactPage } = await import('./pages/contact-page.tsx');
  const { ImprintPage } = await import('./pages/imprint-page.tsx');
  const { PrivacyPage } = await import('./pages/privacy-page.tsx');
  const { LegalTextPage } = await import('./pages/legal-text-page.tsx');
  const { ContentPage } = await import('./pages/content-page.tsx');
  const { ProductListPage } = await import('./pages/product-list-page.tsx');
  const { NotFoundPage } = await import('./pages/not-found-page.tsx');

  const render = (page: PageKey, language: Language) => {
    switch (page) {
      case 'home':
        return <HomePage language={language} />;
      case 'contact':
        return <ContactPage language={language} />;
      case 'imprint':
        return <ImprintPage language={language} />;
      case 'privacy':
        return <PrivacyPage language={language} />;
      case 'terms':
        return <LegalTextPage page={page} type="agb" language={language} />;
      case 'withdrawal':
        return <LegalTextPage page={page} type="widerruf" language={language} />;
      case 'shipping':
        return <LegalTextPage page={page} type="versand-und-zahlung" language={language} />;
      default:
        return <ContentPage page={page} language={language} />;
    }
  };
  return { render, ProductListPage, NotFoundPage };
}

/** German stands at the root, so its frame belongs to a group that has no part in the address. */
function inFrame(path: string, language: Language): string {
  if (language === 'de') return path === '/' ? '/(de)' : `/(de)${path}`;
  return path === '/' ? `/${language}` : path;
}

/** Each address once: French privacy is served by the imprint. */
function getPagesOf(language: Language): { page: PageKey; path: string }[] {
  const pages = (Object.keys(pageRoutes) as PageKey[]).flatMap((page) => {
    const path = findHref(page, language);
    return path ? [{ page, path }] : [];
  });
  return pages.filter(({ path }, at) => pages.findIndex((other) => other.path === path) === at);
}

/** The whole shop, and each of its categories. */
function getListsOf(language: Language): { category: string | null; path: string }[] {
  const shop = addresses.storeRoots[language];
  const lists = addresses.categories.flatMap(({ key }) => {
    const path = findCategoryHref(key, language);
    return path ? [{ category: key, path }] : [];
  });
  return shop ? [{ category: null, path: shop }, ...lists] : [];
}
