import type { FunctionComponent, ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { QuotePairs } from '../../rings/quote-pairs.ts';
import { getCurrentOrder } from '../../server/orders/load-order-page.ts';
import type { Addresses } from '../addresses.ts';
import {
  getCheckoutPaths,
  getOrderRoots,
  getProductListPaths,
  getProductRoots,
  getShopPagePaths,
  getSlugListPaths,
} from '../route-paths.ts';
import type { importScreens } from './screens.tsx';

/** Props that Waku passes to pages; path parameters only where the route has them. */
export type PageProps = { query: string; collection: string; id: string; slug: string };

export type RegisteredPage = { path: string; render: 'static' | 'dynamic' };

export type RegisterPage = (
  path: string,
  render: RegisteredPage['render'],
  component: FunctionComponent<PageProps>,
  within?: string,
) => RegisteredPage;

type Options = {
  registerPage: RegisterPage;
  registerLayout: (path: string, component: FunctionComponent<{ children: ReactNode }>) => string;
  screens: Awaited<ReturnType<typeof importScreens>>;
  addresses: Addresses;
  language: Language;
  quotePairs: QuotePairs;
};

/** Registers the shop's pages below the store root, if the language has one. All of them are dynamic. */
export function registerShopPages({
  registerPage,
  registerLayout,
  screens,
  addresses,
  language,
  quotePairs,
}: Options): RegisteredPage[] {
  const lists = getProductListPaths(addresses, language).map(({ scope, path }) =>
    registerPage(path, 'dynamic', ({ query }) => <screens.ProductListPage {...{ language, scope, path, query }} />),
  );
  const slugLists = getSlugListPaths(addresses, language).map(({ kind, path }) =>
    registerPage(`${path}/[slug]`, 'dynamic', ({ slug, query }) => (
      <screens.ProductListPage {...{ language, scope: { kind, slug }, path: `${path}/${slug}`, query }} />
    )),
  );
  const products = getProductRoots(addresses, language).map((root) =>
    registerPage(`${root}/[slug]`, 'dynamic', ({ slug, query }) => (
      <screens.ProductPage {...{ language, slug, path: `${root}/${slug}`, query }} />
    )),
  );
  const pages = getShopPagePaths(addresses, language).map(({ page, path }) => {
    const Page = {
      wishlist: screens.WishlistPage,
      compare: screens.ComparePage,
      request: screens.ProductFormPage,
      cart: screens.CartPage,
    }[page];
    return registerPage(path, 'dynamic', ({ query }) => <Page {...{ language, path, query, quotePairs }} />);
  });
  const checkouts = getCheckoutPaths(addresses, language).map((path) => {
    const within = registerLayout(`/(checkout-${language})`, ({ children }) => (
      <screens.CheckoutFrame language={language}>{children}</screens.CheckoutFrame>
    ));
    return registerPage(path, 'dynamic', () => <screens.CheckoutPage {...{ language, path }} />, within);
  });
  const orders = getOrderRoots(addresses, language).map((root) =>
    registerPage(`${root}/[slug]`, 'dynamic', ({ slug, query }) => (
      <screens.OrderPage {...{ language, token: slug, query, order: getCurrentOrder() }} />
    )),
  );
  return [...lists, ...slugLists, ...products, ...pages, ...checkouts, ...orders];
}
