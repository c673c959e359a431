import type { FunctionComponent, ReactNode } from 'react';
import { createPages } from 'waku';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import { startCatalogueSync } from './catalog/index/catalogue.ts';
import { readSiteMap } from './content/addresses/address-queries.ts';
import { getRedirects } from './content/addresses/redirect-queries.ts';
import type { SiteMap } from './routing/addresses.ts';
import { registerPreviews } from './routing/map/preview-pages.tsx';
import { importScreens } from './routing/map/screens.tsx';
import {
  type PageProps,
  type RegisteredPage,
  type RegisterPage,
  registerShopPages,
} from './routing/map/shop-pages.tsx';
import { ringAppointmentRoutes } from './routing/ring-routes.ts';
import { getArticlePaths, getEditorPagePaths, getPagePaths } from './routing/route-paths.ts';
import {
  areas,
  findShownHref,
  hrefTo,
  newsletterRoutes,
  notFoundRoutes,
  offlineRoutes,
  ringStudioRoutes,
  shopStatusRoutes,
  withdrawnRoutes,
} from './routing/routes.ts';
import adapter from './server/adapter.ts';
import { errorMessages } from './server/error-messages.ts';
import { getNonce } from './server/head-script.ts';
import { quotePairs } from './server/orders/quote-pairs.ts';
import { checkAppIcon } from './shell/app-icon-queries.ts';

const newsletterMessages = ['sent', 'confirmed', 'unsubscribed', 'expired', 'later'] as const;

type Route = RegisteredPage & { component: FunctionComponent<PageProps & { path: string }>; staticPaths?: string[][] };

/** Registers every page with its paths, static or dynamic. It also runs at request time, so it makes no requests. */
const createRoutes = ({ addresses }: SiteMap) =>
  createPages(async ({ createPage, createLayout, createRoot, createApi, createInterceptor }) => {
    createInterceptor((next) => {
      const nonce = getNonce();
      if (nonce) setNonce(nonce);
      return next();
    });

    const { Root, SiteFrame } = await import('./shell/site-frame.tsx');
    const { ScreenFrame } = await import('./shell/screen-frame.tsx');
    const { OfflineFrame } = await import('./shell/offline-frame.tsx');
    const screens = await importScreens();
    createRoot({ render: 'static', component: Root });

    const { getGeneratedFiles } = await import('./shell/generated-files.ts');
    for (const { path, generate } of getGeneratedFiles(addresses)) {
      createApi({ render: 'static', path, method: 'GET', handler: async () => new Response(await generate()) });
    }

    return addresses.languages.flatMap((language) => {
      const registerLayout = (path: string, component: FunctionComponent<{ children: ReactNode }>) => {
        createLayout({ render: 'static', path, component });
        return path;
      };
      const siteLayout = registerLayout(`/(${language})`, ({ children }) => (
        <SiteFrame language={language}>{children}</SiteFrame>
      ));
      const displayLayout = registerLayout(`/(screen-${language})`, ({ children }) => (
        <ScreenFrame language={language} isUnattended>
          {children}
        </ScreenFrame>
      ));
      const sheetLayout = registerLayout(`/(sheet-${language})`, ({ children }) => (
        <ScreenFrame language={language} isUnattended={false}>
          {children}
        </ScreenFrame>
      ));
      const offlineLayout = registerLayout(`/(card-${language})`, ({ children }) => (
        <OfflineFrame language={language}>{children}</OfflineFrame>
      ));

      // Paths come from the CMS, but Waku's types want literals.
      const register = (page: Route) => createPage(page as never);
      const registerPage: RegisterPage = (path, render, component, within = siteLayout) => {
        register({ render, path: path === '/' ? within : within + path, component });
        return { path, render };
      };
      /** Registers static pages as one route per parent folder: every page contains the list of all routes. */
      const registerStaticPages = (pages: ReadonlyMap<string, () => ReactNode>, within = siteLayout) => {
        const paths = [...pages.keys()];
        return [...new Set(paths.map(getParent))].map((parent) => {
          const staticPaths = paths.filter((path) => getParent(path) === parent).map((path) => [getSlug(path)]);
          const component = ({ path }: { path: string }) => pages.get(path)?.();
          register({ render: 'static', path: `${within}${parent}/[slug]`, staticPaths, component });
          return { path: `${parent}/[slug]`, render: 'static' as const };
        });
      };

      const home = registerPage(hrefTo('home', language), 'static', () => screens.render('home', language));
      const pages = registerStaticPages(
        new Map([
          ...getPagePaths(addresses, language).map(
            ({ page, path }) => [path, () => screens.render(page, language)] as const,
          ),
          ...getArticlePaths(addresses, language).map(
            ({ article, path }) => [path, () => <screens.ArticlePage {...{ article, language, path }} />] as const,
          ),
          ...getEditorPagePaths(addresses, language).map(
            ({ page, path }) => [path, () => <screens.PathPage {...{ page, language, path }} />] as const,
          ),
        ]),
      );
      const displayPath = findShownHref('display', language, addresses);
      const display = registerStaticPages(
        new Map(displayPath ? [[displayPath, () => screens.render('display', language)]] : []),
        displayLayout,
      );
      const offline = registerStaticPages(
        new Map([[offlineRoutes[language], () => screens.render('offline', language)]]),
        offlineLayout,
      );
      const areaFallbacks = areas.flatMap((page) => {
        const start = findShownHref(page, language, addresses);
        if (!start) return [];
        const within = registerLayout(`${siteLayout}/(${page})`, ({ children }) => (
          <screens.AreaStart page={page} language={language}>
            {children}
          </screens.AreaStart>
        ));
        return registerPage(`${start}/[...rest]`, 'dynamic', () => null, within);
      });
      const shop = registerShopPages({ registerPage, registerLayout, screens, addresses, language, quotePairs });
      // Waku passes no query where there is none.
      const studio = registerPage(ringStudioRoutes[language], 'dynamic', ({ query = '' }) => (
        <screens.RingStudioPage {...{ language, query, quotePairs }} path={ringStudioRoutes[language]} />
      ));
      const ringAppointment = registerPage(ringAppointmentRoutes[language], 'dynamic', ({ query = '' }) => (
        <screens.RingAppointmentPage {...{ language, query, quotePairs }} path={ringAppointmentRoutes[language]} />
      ));
      const withdrawn = registerPage(withdrawnRoutes[language], 'dynamic', ({ query }) => (
        <screens.WithdrawnPage {...{ language, query }} />
      ));
      const previews = registerPreviews({
        registerPage,
        screens,
        languages: addresses.languages,
        language,
        sheetLayout,
      });
      const newsletter = newsletterMessages.map((message) =>
        registerPage(newsletterRoutes[message][language], 'static', () => (
          <screens.NewsletterMessagePage message={message} language={language} />
        )),
      );
      const mailLinks = (['confirm', 'unsubscribe'] as const).map((step) =>
        registerPage(newsletterRoutes[step][language], 'dynamic', ({ query }) => (
          <screens.NewsletterLinkPage {...{ step, language, query }} />
        )),
      );
      const notFound = registerPage(notFoundRoutes[language], 'static', () => (
        <screens.NotFoundPage language={language} />
      ));
      const shopStatuses = (['gone', 'maintenance'] as const).map((status) =>
        registerPage(shopStatusRoutes[status][language], 'static', () => (
          <screens.ShopStatusPage status={status} language={language} />
        )),
      );
      return [
        home,
        ...pages,
        ...display,
        ...offline,
        ...areaFallbacks,
        ...shop,
        studio,
        ringAppointment,
        withdrawn,
        ...newsletter,
        ...mailLinks,
        ...previews,
        notFound,
        ...shopStatuses,
      ];
    });
  });

export default adapter(createRoutes, {
  errorMessages: errorMessages,
  readSiteMap: async (previous) => checkAppIcon(await readSiteMap(previous)),
  loadRedirects: getRedirects,
  warmUp: startCatalogueSync,
});

function getParent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function getSlug(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
