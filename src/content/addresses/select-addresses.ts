import { type ContentEntry, logContentNotice } from '../../base/content-notice.ts';
import { getLanguageOfPath, type Language, languages } from '../../i18n/languages.ts';
import type { Addresses } from '../../routing/addresses.ts';
import { findArticleHref } from '../../routing/routes.ts';
import { isReservedShopSlug } from '../../routing/shop-routes.ts';
import type { AddressContent } from './to-addresses.ts';

const segment = '[a-z0-9][a-z0-9_-]*';
const slugPattern = new RegExp(`^${segment}$`);
const pathPattern = new RegExp(`^(/${segment})+$`);

/** Path prefixes that are used by the server itself. */
const reserved = /^\/(?:api|assets|embed|media|payload|RSC|404|(?:en|fr)\/404)(?:\/|$)/i;

type Fault = 'malformed' | 'taken' | 'foreign';

/** What an entry wants as its address in a language. */
type Claim = {
  of: 'category' | 'article' | 'page';
  id: number;
  language: Language;
  /** As staff entered it. */
  path: string;
  /** Unique among all claims. */
  address: string;
  /** Whether the previous release has it there. */
  isHeld: boolean;
  /** A fault that does not depend on other entries. */
  fault: Fault | undefined;
};

const collections = { category: 'ecommerce_category', article: 'article', page: 'page' } as const;

/**
 * The addresses that can be published: an entry whose address is malformed or taken has none, and whoever had an
 * address in the previous release keeps it. So one entry's address never keeps the changes of others from visitors. Each
 * fault is logged with its entry, for staff.
 *
 * @param routePaths paths of the route table
 * @throws for an unusable path of the shop, if there is no previous one
 */
export function selectAddresses(
  content: AddressContent,
  routePaths: readonly string[],
  previous?: Addresses | undefined,
): AddressContent {
  const storeRoots = selectStoreRoots(content, routePaths, previous);
  const withRoots = { ...content, storeRoots };
  const left = new Set(languages.flatMap((language) => findUnusable(withRoots, language, routePaths, previous)));
  const select = <Value>(of: Claim['of'], id: number, values: Partial<Record<Language, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([language]) => !left.has(`${of}/${id}/${language}`)));
  return {
    ...withRoots,
    categories: content.categories.map((one) => ({ ...one, slugs: select('category', one.id, one.slugs) })),
    articles: content.articles.map((one) => ({ ...one, slugs: select('article', one.id, one.slugs) })),
    pages: content.pages.map((one) => ({ ...one, paths: select('page', one.id, one.paths) })),
  };
}

function selectStoreRoots(
  { storeRoots, settings }: AddressContent,
  routePaths: readonly string[],
  previous: Addresses | undefined,
): AddressContent['storeRoots'] {
  const chosen = { ...storeRoots };
  for (const language of languages) {
    const path = storeRoots[language];
    const fault = findRootFault(path, language, routePaths);
    if (!fault) continue;
    const former = previous?.storeRoots[language] ?? null;
    const entry = settings === undefined ? undefined : { collection: 'ecommerce_settings', id: settings };
    logContentNotice('address not usable', { fault, of: 'store root', path, language, former }, entry);
    if (former === null || findRootFault(former, language, routePaths)) {
      throw new Error(`The shop's path ${path} is not usable (${language}): ${fault}.`);
    }
    chosen[language] = former;
  }
  return chosen;
}

function findRootFault(path: string | null, language: Language, routePaths: readonly string[]): Fault | undefined {
  if (path === null) return undefined;
  const first = path.split('/')[1];
  const belongs = language === 'de' ? first !== 'en' && first !== 'fr' : path.startsWith(`/${language}/`);
  if (!pathPattern.test(path)) return 'malformed';
  if (!belongs) return 'foreign';
  return routePaths.includes(path) ? 'taken' : undefined;
}

/** The keys of claims that cannot be granted in a language. */
function findUnusable(
  content: AddressContent,
  language: Language,
  routePaths: readonly string[],
  previous: Addresses | undefined,
): string[] {
  const root = content.storeRoots[language];
  const claims = [
    ...listCategories(content, language, previous),
    ...listArticles(content, language, previous),
    ...listPages(content, language, previous),
  ];
  // Stable: articles before pages, and older entries before younger ones.
  claims.sort((one, other) => Number(other.isHeld) - Number(one.isHeld));
  const owners = new Map<string, ContentEntry | undefined>(routePaths.map((path) => [path, undefined]));
  return claims.flatMap((claim) => {
    const { of, id, path, address } = claim;
    const isBelowShop = of === 'page' && root !== null && (path === root || path.startsWith(`${root}/`));
    const fault = claim.fault ?? (isBelowShop || owners.has(address) ? 'taken' : undefined);
    const entry = { collection: collections[of], id };
    if (!fault) {
      owners.set(address, entry);
      return [];
    }
    const owner = fault === 'taken' ? owners.get(address) : undefined;
    const facts = { fault, of, path, language, owner: owner && `${owner.collection}/${owner.id}` };
    logContentNotice('address not usable', facts, entry);
    return [`${of}/${id}/${language}`];
  });
}

function listCategories({ categories }: AddressContent, language: Language, previous: Addresses | undefined): Claim[] {
  return byAge(categories).flatMap(({ id, key, slugs: { [language]: slug } }) => {
    if (slug === undefined) return [];
    const fault = checkSlug(slug) ?? (isReservedShopSlug(slug, language) ? 'taken' : undefined);
    const isHeld = previous?.categories.some((one) => one.key === key && one.slugs[language] === slug) ?? false;
    return [{ of: 'category', id, language, path: slug, address: `category ${slug}`, isHeld, fault }];
  });
}

function listArticles({ articles }: AddressContent, language: Language, previous: Addresses | undefined): Claim[] {
  return byAge(articles).flatMap(({ id, slugs }) => {
    const slug = slugs[language];
    const address = findArticleHref(slugs, language);
    if (slug === undefined || address === undefined) return [];
    const isHeld = previous?.articles.some((one) => one.id === id && one.slugs[language] === slug) ?? false;
    return [{ of: 'article', id, language, path: slug, address, isHeld, fault: checkSlug(slug) }];
  });
}

function listPages({ pages }: AddressContent, language: Language, previous: Addresses | undefined): Claim[] {
  return byAge(pages).flatMap(({ id, paths: { [language]: path } }) => {
    if (path === undefined) return [];
    const isHeld = previous?.pages.some((one) => one.id === id && one.paths[language] === path) ?? false;
    return [{ of: 'page', id, language, path, address: path, isHeld, fault: checkPath(path, language) }];
  });
}

function byAge<Entry extends { id: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => one.id - other.id);
}

function checkSlug(slug: string): Fault | undefined {
  return slugPattern.test(slug) ? undefined : 'malformed';
}

function checkPath(path: string, language: Language): Fault | undefined {
  if (!pathPattern.test(path)) return 'malformed';
  if (reserved.test(path)) return 'taken';
  return getLanguageOfPath(path) === language ? undefined : 'foreign';
}
