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
  newsletterRoutes,
  notFoundRoutes,
  type PageKey,
  pageRoutes,
  previewRoutes,
} from './routes.ts';
import { importScreens } from './screens.tsx';
import adapter from './server/adapter.ts';
import { errorWords } from './server/error-words.ts';
import { getNonce } from './server/nonce.ts';

/** What Waku knows of a request; parts of an address only where it has them. */
type PageProps = { query: string; collection: string; id: string };

const newsletterMessages = ['sent', 'confirmed', 'unsubscribed', 'expired', 'later'] as const;

/** The map: every screen, its addresses, static or dynamic. It also runs at request time, so it reads nothing. */
const createMap = ({ addresses }: SiteMap) =>
  createPages(async ({ createPage, createLayout, createRoot, createApi, createInterceptor }) => {
    createInterceptor((next) => {
      const nonce = getNonce();
      if (nonce) setNonce(nonce);
      return next();
    });

    const { Root, SiteFrame } = await import('./shell/site-frame.tsx');
    const { ScreenFrame } = await import('./shell/screen-frame.tsx');
    const screens = await importScreens();
    createRoot({ render: 'static', component: Root });

    const { getMachineFiles } = await import('./shell/machine-files.ts');
    for (const { path, write } of getMachineFiles(addresses.languages)) {
      createApi({ render: 'static', path, method: 'GET', handler: async () => new Response(await write()) });
    }

    return addresses.languages.flatMap((language) => {
      const frame = (path: string, component: FunctionComponent<{ children: ReactNode }>) => {
        createLayout({ render: 'static', path: path as '/', component });
        return path;
      };
      const site = frame(`/(${language})`, ({ children }) => <SiteFrame language={language}>{children}</SiteFrame>);
      const screen = frame(`/(screen-${language})`, ({ children }) => (
        <ScreenFrame language={language}>{children}</ScreenFrame>
      ));

      const place = (
        path: string,
        render: 'static' | 'dynamic',
        component: FunctionComponent<PageProps>,
        within = site,
      ) => {
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

      const home = place(hrefTo('home', language), 'static', () => screens.render('home', language));
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
        new Map([[hrefTo('display', language), () => screens.render('display', language)]]),
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
      const preview = place(`${previewRoutes[language]}/[collection]/[id]`, 'dynamic', (props) => {
        const about = { language, path: `${previewRoutes[language]}/${props.collection}/${props.id}` };
        return (
          <screens.PreviewPage
            {...{ language, languages: addresses.languages, ...props }}
            renderPage={(page) => screens.render(page, language)}
            renderPathPage={(page) => <screens.PathPage page={page} {...about} />}
            renderArticle={(article) => <screens.ArticlePage article={article} {...about} />}
          />
        );
      });
      const newsletter = newsletterMessages.map((message) =>
        place(newsletterRoutes[message][language], 'static', () => (
          <screens.NewsletterMessagePage message={message} language={language} />
        )),
      );
      const mailLinks = (['confirm', 'unsubscribe'] as const).map((step) =>
        place(newsletterRoutes[step][language], 'dynamic', ({ query }) => (
          <screens.NewsletterLinkPage {...{ step, language, query }} />
        )),
      );
      const notFound = place(notFoundRoutes[language], 'static', () => <screens.NotFoundPage language={language} />);
      return [home, ...pages, ...display, ...areaStarts, ...lists, ...newsletter, ...mailLinks, preview, notFound];
    });
  });

export default adapter(createMap, {
  words: errorWords,
  readSiteMap,
  loadRedirects: getRedirects,
  warmUp: keepCatalogueFresh,
});

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
