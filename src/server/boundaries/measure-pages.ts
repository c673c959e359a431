import type { Manifest } from '../../boundaries/manifest.ts';
import { billPage, findPayloadPath, type PageBill } from '../../boundaries/page-bill.ts';
import type { Language } from '../../i18n/languages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import {
  getArticlePaths,
  getCheckoutPaths,
  getEditorPagePaths,
  getPagePaths,
  getProductListPaths,
  getProductRoots,
  getShopPagePaths,
} from '../../routing/route-paths.ts';
import { hrefTo, ringStudioRoutes } from '../../routing/routes.ts';
import { type Origin, type Received, receive } from './receive.ts';

/** Bills of all pages of a language, of products the first one of the shop: each is requested as a browser does it. */
export async function measurePages(language: Language, manifest: Manifest, origin: Origin): Promise<PageBill[]> {
  const bills: PageBill[] = [];
  for (const path of await listPaths(language, origin)) {
    const html = await receiveKept(path, origin);
    if (!html) continue;
    const payloadPath = findPayloadPath(html.text);
    const payload = payloadPath ? await receive(payloadPath, origin) : undefined;
    const stored = payload && { text: payload.text, sentBytes: payload.bytes };
    bills.push(billPage({ path, html: html.text, sentBytes: html.bytes, payload: stored }, manifest));
  }
  return bills;
}

/**
 * A page as most visitors get it. The first render streams what it must wait for; a later one has it in memory, and is kept with its
 * payload beside it. Pages that are rendered for everybody anew never are.
 */
async function receiveKept(path: string, origin: Origin): Promise<Received | undefined> {
  let page = await receive(path, origin);
  for (let more = 0; page && !findPayloadPath(page.text) && more < 3; more += 1) page = await receive(path, origin);
  return page;
}

/** Paths of all pages of a language, of products the first one of the shop. */
export async function listPaths(language: Language, origin: Origin): Promise<string[]> {
  const addresses = getAddresses();
  const lists = getProductListPaths(addresses, language).map(({ path }) => path);
  const paths = [
    hrefTo('home', language),
    getPagePaths(addresses, language).map(({ path }) => path),
    getArticlePaths(addresses, language).map(({ path }) => path),
    getEditorPagePaths(addresses, language).map(({ path }) => path),
    lists,
    await findProductPaths(language, origin),
    getShopPagePaths(addresses, language).map(({ path }) => path),
    getCheckoutPaths(addresses, language),
    ringStudioRoutes[language],
  ].flat();
  return [...new Set(paths)];
}

/** The first product of each root of the shop. */
export async function findProductPaths(language: Language, origin: Origin): Promise<string[]> {
  const addresses = getAddresses();
  const lists = getProductListPaths(addresses, language).map(({ path }) => path);
  const products = getProductRoots(addresses, language).map((root) => findFirstProduct(root, lists, origin));
  return (await Promise.all(products)).flat();
}

async function findFirstProduct(root: string, lists: readonly string[], origin: Origin): Promise<string[]> {
  for (const list of lists) {
    const page = await receive(list, origin);
    const start = page?.text.indexOf(`href="${root}/`) ?? -1;
    if (page && start >= 0) return [page.text.slice(start + 6, page.text.indexOf('"', start + 6))];
  }
  return [];
}
