import { getLanguageOfPath, languages } from '../i18n/languages.ts';
import { findArticleHref } from '../routes.ts';
import { isReservedShopSlug } from '../shop-routes.ts';
import type { AddressContent } from './to-addresses.ts';

const segment = '[a-z0-9][a-z0-9_-]*';
const slugPattern = new RegExp(`^${segment}$`);
const pathPattern = new RegExp(`^(/${segment})+$`);

/** Beginnings that belong to the site's own machinery. */
const reserved = /^\/(?:api|assets|embed|media|payload|RSC|404|(?:en|fr)\/404)(?:\/|$)/i;

/**
 * @param taken paths of the route table
 * @throws for what would make an address that cannot be reached or that two pages claim
 */
export function checkAddresses(addresses: AddressContent, taken: readonly string[]): void {
  const faults = [
    ...findRootFaults(addresses, taken),
    ...findSlugFaults(addresses),
    ...findHiddenCategories(addresses),
    ...findTwins(addresses),
    ...findPathFaults(addresses, taken),
  ];
  if (faults.length === 0) return;
  throw new Error(
    `Addresses in the content system are not usable: ${faults.join('; ')}. Lower-case letters without accents, digits and hyphens make an address; correct them in the studio.`,
  );
}

function findRootFaults({ storeRoots }: AddressContent, taken: readonly string[]): string[] {
  return languages.flatMap((language) => {
    const path = storeRoots[language];
    if (path === null) return [];
    const name = `store root "${path}"`;
    const first = path.split('/')[1];
    const belongs = language === 'de' ? first !== 'en' && first !== 'fr' : path.startsWith(`/${language}/`);
    return [
      ...(pathPattern.test(path) ? [] : [name]),
      ...(belongs ? [] : [`${name} is not an address of its language (${language})`]),
      ...(taken.includes(path) ? [`${name} is the address of a page`] : []),
    ];
  });
}

function findSlugFaults({ categories, articles }: AddressContent): string[] {
  return [...categories, ...articles]
    .flatMap(({ slugs }) => Object.values(slugs))
    .filter((slug) => !slugPattern.test(slug))
    .map((slug) => `"${slug}"`);
}

function findHiddenCategories({ categories }: AddressContent): string[] {
  return languages.flatMap((language) =>
    categories
      .flatMap(({ slugs }) => slugs[language] ?? [])
      .filter((slug) => isReservedShopSlug(slug, language))
      .map((slug) => `category "${slug}" is the address of another page of the shop (${language})`),
  );
}

function findTwins({ categories, articles }: AddressContent): string[] {
  return [categories, articles].flatMap((rows) =>
    languages.flatMap((language) => {
      const slugs = rows.flatMap((row) => row.slugs[language] ?? []);
      const twins = slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
      return twins.map((slug) => `"${slug}" twice (${language})`);
    }),
  );
}

function findPathFaults({ pages, articles, storeRoots }: AddressContent, taken: readonly string[]): string[] {
  return languages.flatMap((language) => {
    const root = storeRoots[language];
    const others = new Set([...taken, ...articles.flatMap(({ slugs }) => findArticleHref(slugs, language) ?? [])]);
    return pages.flatMap(({ paths: { [language]: path } }) => {
      if (path === undefined) return [];
      const name = `page "${path}"`;
      const isFree = !others.has(path) && !reserved.test(path) && path !== root && !path.startsWith(`${root}/`);
      others.add(path);
      return [
        ...(pathPattern.test(path) ? [] : [name]),
        ...(isFree ? [] : [`${name} is the address of another page`]),
        ...(getLanguageOfPath(path) === language ? [] : [`${name} is not an address of its language (${language})`]),
      ];
    });
  });
}
