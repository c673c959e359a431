import type { FunctionComponent } from 'react';
import { createPages } from 'waku';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import type { Addresses, SiteMap } from './addresses.ts';
import { keepCatalogueFresh } from './catalog/catalogue.ts';
import { readSiteMap } from './content/address-queries.ts';
import { getRedirects } from './content/redirect-queries.ts';
import type { Language } from './i18n/languages.ts';
import {
  findCategoryHref,
  findHref,
  newsletterRoutes,
  notFoundRoutes,
  type PageKey,
  pageRoutes,
  previewRoutes,
} from './routes.ts';
import adapter from './server/adapter.ts';
import { errorWords } from './server/error-words.ts';
import { getNonce } from './server/nonce.ts';

const newsletterMessages = ['sent', 'confirmed', 'unsubscribed', 'expired', 'later'] as const;

/** What Waku knows of a request; parts of an address only where it has them. */
type PageProps = { query: string; collection: string; id: string };

/** The map: every screen, its addresses, static or dynamic. It also runs at request time, so it reads nothing. */
const createMap = ({ addresses }: SiteMap) =>
  createPages(async ({ createPage, createLayout, createRoot, createInterceptor }) => {
    createInterceptor((next) => {
      const nonce = getNonce();
      if (nonce) setNonce(nonce);
      return next();
    });

    const { Root } = await import('./shell/root.tsx');
    const { SiteFrame } = await import('./shell/site-frame.tsx');
    const screens = await importScreens();
    createRoot({ render: 'static', component: Root });

    return addresses.languages.flatMap((language) => {
      createLayout({
        render: 'static',
        path: inFrame('/', language),
        component: ({ children }) => <SiteFrame language={language}>{children}</SiteFrame>,
      });

      const place = (path: string, render: 'static' | 'dynamic', component: FunctionComponent<PageProps>) => {
        // Addresses are data here, and Waku's types want them as literals.
        createPage({ render, path: inFrame(path, language), component } as never);
        return { path, render };
      };

      const pages = getPagesOf(language).map(({ page, path }) =>
        place(path, 'static', () => screens.render(page, language)),
      );
      const lists = getListsOf(addresses, language).map(({ category, path }) =>
        place(path, 'dynamic', ({ query }) => <screens.ProductListPage {...{ language, category, path, query }} />),
      );
      // Dynamic, since every static page costs its line in Waku's table of chunks, which stands in all of them.
      const newsletter = newsletterMessages.map((message) =>
        place(newsletterRoutes[message][language], 'dynamic', () => (
          <screens.NewsletterMessagePage message={message} language={language} />
        )),
      );
      const mailLinks = (['confirm', 'unsubscribe'] as const).map((step) =>
        place(newsletterRoutes[step][language], 'dynamic', ({ query }) => (
          <screens.NewsletterLinkPage {...{ step, language, query }} />
        )),
      );
      const preview = place(`${previewRoutes[language]}/[collection]/[id]`, 'dynamic', (props) => (
        <screens.PreviewPage
          {...{ language, languages: addresses.languages, ...props }}
          renderPage={(page) => screens.render(page, language)}
        />
      ));
      const notFound = place(notFoundRoutes[language], 'static', () => <screens.NotFoundPage language={language} />);
      return [...pages, ...lists, ...newsletter, ...mailLinks, preview, notFound];
    });
  });

export default adapter(createMap, {
  words: errorWords,
  readSiteMap,
  loadRedirects: getRedirects,
  warmUp: keepCatalogueFresh,
});

/** Imported one by one and not above: screens that are imported above share one client chunk. */
async function importScreens() {
  const { HomePage } = await import('./pages/home-page.tsx');
  const { ContactPage } = await import('./pages/contact-page.tsx');
  const { ImprintPage } = await import('./pages/imprint-page.tsx');
  const { PrivacyPage } = await import('./pages/privacy-page.tsx');
  const { LegalTextPage } = await import('./pages/legal-text-page.tsx');
  const { ContentPage } = await import('./pages/content-page.tsx');
  const { ProductListPage } = await import('./pages/product-list-page.tsx');
  const { ThanksPage } = await import('./pages/thanks-page.tsx');
  const { NewsletterPage } = await import('./pages/newsletter-page.tsx');
  const { NewsletterLinkPage } = await import('./pages/newsletter-link-page.tsx');
  const { NewsletterMessagePage } = await import('./pages/newsletter-message-page.tsx');
  const { PreviewPage } = await import('./pages/preview-page.tsx');
  const { NotFoundPage } = await import('./pages/not-found-page.tsx');

  const render = (page: PageKey, language: Language) => {
    switch (page) {
      case 'home':
        return <HomePage language={language} />;
      case 'contact':
        return <ContactPage language={language} />;
      case 'thanks':
        return <ThanksPage language={language} />;
      case 'newsletter':
        return <NewsletterPage language={language} />;
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
  return { render, ProductListPage, NewsletterLinkPage, NewsletterMessagePage, PreviewPage, NotFoundPage };
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
function getListsOf(addresses: Addresses, language: Language): { category: string | null; path: string }[] {
  const shop = addresses.storeRoots[language];
  const lists = addresses.categories.flatMap(({ key }) => {
    const path = findCategoryHref(key, language, addresses);
    return path ? [{ category: key, path }] : [];
  });
  return shop ? [{ category: null, path: shop }, ...lists] : [];
}
