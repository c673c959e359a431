import { getLanguageOfPath, type Language, languages } from '../../i18n/languages.ts';
import { findArticleHref } from '../../routing/routes.ts';
import { isReservedShopSlug } from '../../routing/shop-routes.ts';
import type { AddressContent } from './to-addresses.ts';

const segment = '[a-z0-9][a-z0-9_-]*';
const slugPattern = new RegExp(`^${segment}$`);
const pathPattern = new RegExp(`^(/${segment})+$`);

/** Path prefixes that are used by the server itself. */
const reserved = /^\/(?:api|assets|embed|media|payload|RSC|404|(?:en|fr)\/404)(?:\/|$)/i;

/** An invalid address; `language` is the one in which it is a duplicate or misplaced. */
type AddressError = {
  fault: 'malformed' | 'taken' | 'foreign' | 'twice';
  of: 'store root' | 'category' | 'article' | 'page';
  path: string;
  language: Language;
};

const errorTexts = {
  malformed: 'is malformed',
  taken: 'is the address of another page',
  foreign: 'is not an address of its language',
  twice: 'is there twice',
} as const satisfies Record<AddressError['fault'], string>;

/**
 * @param routePaths paths of the route table
 * @throws for addresses that are unreachable or used twice; each is also logged, and staff are shown those log lines
 */
export function checkAddresses(addresses: AddressContent, routePaths: readonly string[]): void {
  const errors = [
    ...findRootErrors(addresses, routePaths),
    ...findSlugErrors(addresses),
    ...findHiddenCategories(addresses),
    ...findDuplicates(addresses),
    ...findPathErrors(addresses, routePaths),
  ];
  if (errors.length === 0) return;
  for (const fault of errors) console.error(JSON.stringify({ level: 'error', event: 'address not usable', ...fault }));
  const details = errors.map(({ fault, of, path, language }) => `${of} "${path}" ${errorTexts[fault]} (${language})`);
  throw new Error(
    `Addresses in the content system are not usable: ${details.join('; ')}. Lower-case letters without accents, digits and hyphens make an address; correct them in the studio.`,
  );
}

function findRootErrors({ storeRoots }: AddressContent, routePaths: readonly string[]): AddressError[] {
  return languages.flatMap((language) => {
    const path = storeRoots[language];
    if (path === null) return [];
    const first = path.split('/')[1];
    const belongs = language === 'de' ? first !== 'en' && first !== 'fr' : path.startsWith(`/${language}/`);
    return findErrors({ of: 'store root', path, language }, [
      [!pathPattern.test(path), 'malformed'],
      [!belongs, 'foreign'],
      [routePaths.includes(path), 'taken'],
    ]);
  });
}

function findSlugErrors({ categories, articles }: AddressContent): AddressError[] {
  return checkSlugs({ categories, articles }, (of, language, slugs) =>
    slugs.flatMap((path) => findErrors({ of, path, language }, [[!slugPattern.test(path), 'malformed']])),
  );
}

function findHiddenCategories({ categories }: AddressContent): AddressError[] {
  return checkSlugs({ categories, articles: [] }, (of, language, slugs) =>
    slugs.flatMap((path) => findErrors({ of, path, language }, [[isReservedShopSlug(path, language), 'taken']])),
  );
}

function findDuplicates({ categories, articles }: AddressContent): AddressError[] {
  return checkSlugs({ categories, articles }, (of, language, slugs) =>
    slugs.flatMap((path, at) => findErrors({ of, path, language }, [[slugs.indexOf(path) !== at, 'twice']])),
  );
}

/** Checks all slugs of a kind in one language together. */
function checkSlugs(
  { categories, articles }: Pick<AddressContent, 'categories' | 'articles'>,
  find: (of: 'category' | 'article', language: Language, slugs: string[]) => AddressError[],
): AddressError[] {
  return languages.flatMap((language) => [
    ...find(
      'category',
      language,
      categories.flatMap(({ slugs }) => slugs[language] ?? []),
    ),
    ...find(
      'article',
      language,
      articles.flatMap(({ slugs }) => slugs[language] ?? []),
    ),
  ]);
}

function findPathErrors(
  { pages, articles, storeRoots }: AddressContent,
  routePaths: readonly string[],
): AddressError[] {
  return languages.flatMap((language) => {
    const root = storeRoots[language];
    const others = new Set([...routePaths, ...articles.flatMap(({ slugs }) => findArticleHref(slugs, language) ?? [])]);
    return pages.flatMap(({ paths: { [language]: path } }) => {
      if (path === undefined) return [];
      const isFree = !others.has(path) && !reserved.test(path) && path !== root && !path.startsWith(`${root}/`);
      others.add(path);
      return findErrors({ of: 'page', path, language }, [
        [!pathPattern.test(path), 'malformed'],
        [!isFree, 'taken'],
        [getLanguageOfPath(path) !== language, 'foreign'],
      ]);
    });
  });
}

function findErrors(
  address: Omit<AddressError, 'fault'>,
  rules: readonly (readonly [isBroken: boolean, fault: AddressError['fault']])[],
): AddressError[] {
  return rules.flatMap(([isBroken, fault]) => (isBroken ? [{ fault, ...address }] : []));
}
