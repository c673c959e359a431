import type { FunctionComponent, ReactNode } from 'react';
import { createPages } from 'waku';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import type { Addresses, SiteMap } from './addresses.ts';
import { keepCatalogueFresh } from './catalog/catalogue.ts';
import { readSiteMap } from './content/address-queries.ts';
import { getRedirects } from './content/redirect-queries.ts';
import type { Language } from './i18n/languages.ts';
import {
  areas,
  findArticleHref,
  findCategoryHref,
  findHref,
  hrefTo,
  notFoundRoutes,
  type PageKey,
  pageRoutes,
} from './routes.ts';
import adapter from './server/adapter.ts';
import { errorWords } from './server/error-words.ts';
import { getNonce } from './server/nonce.ts';

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
    const { ScreenFrame } = await import('./shell/screen-frame.tsx');
    const screens = await importScreens();
    createRoot({ render: 'static', component: Root });

    return addresses.languages.flatMap((language) => {
      const frame = (path: string, component: FunctionComponent<{ children: ReactNode }>) => {
        createLayout({ render: 'static', path: path as '/', component });
        return path;
      };
      const site = frame(`/(${language})`, ({ children }) => <SiteFrame language={language}>{children}</SiteFrame>);
      const screen = frame(`/(screen-${language})`, ({ children }) => (
        <ScreenFrame language={language}>{children}</ScreenFrame>
      ));

      type Screen = FunctionComponent<{ query: string; path: string }>;
      const place = (path: string, render: 'static' | 'dynamic', component: Screen, within = site) => {
        // Addresses are data here, and Waku's types want them as literals.
        createPage({ render, path: path === '/' ? within : within + path, component } as never);
        return { path, render };
      };
      /** Every page carries a list of all patterns, so neighbours share one. */
      const placeTogether = (pages: ReadonlyMap<string, () => ReactNode>, within = site) => {
        const paths = [...pages.keys()];
        return [...new Set(paths.map(getParent))].map((parent) => {
          const staticPaths = paths.filter((path) => getParent(path) === parent).map((path) => [getSlug(path)]);
          const component = ({ path }: { path: string }) => pages.get(path)?.();
          createPage({ render: 'static', path: `${within}${parent}/[slug]`, staticPaths, component } as never);
          return { path: `${parent}/[slug]`, render: 'static' as const };
        });
      };

      const home = place(hrefTo('home', language), 'static', () => <screens.HomePage language={language} />);
      const pages = placeTogether(
        new Map([
          ...getPagesOf(language).map(({ page, path }) => [path, () => screens.render(page, language)] as const),
          ...getArticlesOf(addresses, language).map(
            ({ article, path }) => [path, () => <screens.ArticlePage {...{ article, language, path }} />] as const,
          ),
          ...getOwnPathsOf(addresses, language).map(
            ({ page, path }) => [path, () => <screens.PathPage {...{ page, language, path }} />] as const,
          ),
        ]),
      );
      const display = placeTogether(
        new Map([[hrefTo('display', language), () => <screens.DisplayPage language={language} />]]),
        screen,
      );
      const areaStarts = areas.flatMap((page) => {
        const start = findHref(page, language);
        if (!start) return [];
        const within = frame(`${site}/(${page})`, ({ children }) => (
          <screens.AreaStart page={page} language={language}>
            {children}
          </screens.AreaStart>
        ));
        return place(`${start}/[...rest]`, 'dynamic', () => null, within);
      });
      const lists = getListsOf(addresses, language).map(({ category, path }) =>
        place(path, 'dynamic', ({ query }) => <screens.ProductListPage {...{ language, category, path, query }} />),
      );
      const notFound = place(notFoundRoutes[language], 'static', () => <screens.NotFoundPage language={language} />);
      return [home, ...pages, ...display, ...areaStarts, ...lists, notFound];
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
  const { NotFoundPage } = await import('./pages/not-found-page.tsx');
  const { AppointmentPage } = await import('./pages/appointment-page.tsx');
  const { LegalWrittenPage } = await import('./pages/legal-written-page.tsx');
  const { InsightsPage } = await import('./pages/insights-page.tsx');
  const { ArticlePage } = await import('./pages/article-page.tsx');
  const { PathPage } = await import('./pages/path-page.tsx');
  const { AreaStart } = await import('./pages/area-start.tsx');
  const { DisplayPage } = await import('./pages/display-page.tsx');

  const render = (page: PageKey, language: Language) => {
    switch (page) {
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
      case 'accessibility':
      case 'privacy_social':
        return <LegalWrittenPage page={page} language={language} />;
      case 'appointment':
        return <AppointmentPage language={language} />;
      case 'insights':
        return <InsightsPage language={language} />;
      default:
        return <ContentPage page={page} language={language} />;
    }
  };
  return { render, HomePage, DisplayPage, ProductListPage, NotFoundPage, ArticlePage, PathPage, AreaStart };
}

function getParent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function getSlug(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Each address once: French privacy is served by the imprint. Home and the screen have places of their own. */
function getPagesOf(language: Language): { page: PageKey; path: string }[] {
  const pages = (Object.keys(pageRoutes) as PageKey[]).flatMap((page) => {
    const path = findHref(page, language);
    return path && page !== 'home' && page !== 'display' ? [{ page, path }] : [];
  });
  return pages.filter(({ path }, at) => pages.findIndex((other) => other.path === path) === at);
}

function getArticlesOf({ articles }: Addresses, language: Language): { article: number; path: string }[] {
  return articles.flatMap(({ id, slugs }) => {
    const path = findArticleHref(slugs, language);
    return path ? [{ article: id, path }] : [];
  });
}

function getOwnPathsOf({ pages }: Addresses, language: Language): { page: number; path: string }[] {
  return pages.flatMap(({ id, paths: { [language]: path } }) => (path ? [{ page: id, path }] : []));
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
