import { keysOf } from '../base/records.ts';
import { type CatalogueDates, getCatalogueDates } from '../catalog/index/catalogue-source-queries.ts';
import { getConsentFilePath } from '../consent/consent-file.ts';
import { getConsentFile } from '../consent/consent-queries.ts';
import { listTrackedPages } from '../consent/tracker/list-tracked-pages.ts';
import { trackedPagesPath } from '../consent/tracker/tracking-data.ts';
import { getCompany } from '../content/company/company-queries.ts';
import { getSite } from '../content/company/site-queries.ts';
import { getOpeningTimesPath } from '../content/opening-hours/opening-hours-file.ts';
import { getOpeningHoursFile } from '../content/opening-hours/opening-times-queries.ts';
import { getPageAddresses } from '../content/pages/page-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { type OfflineManifest, offlineManifestPath } from '../offline/offline-manifest.ts';
import { findRingStudio } from '../rings/ring-studio-queries.ts';
import { type Addresses, getAddresses } from '../routing/addresses.ts';
import {
  findCategoryHref,
  findShownHref,
  hrefTo,
  isKnownPath,
  offlineRoutes,
  pageRoutes,
  ringStudioRoutes,
} from '../routing/routes.ts';
import { findShopHref, findShopSlugHref } from '../routing/shop-routes.ts';
import { getSpeculationRulesPath, writeSpeculationRules } from '../routing/speculation-rules.ts';
import { getSurfaceColors } from '../ui/theme.ts';
import { generateAppIcon } from './app-icon-queries.ts';
import { appIcons } from './app-icons.ts';
import {
  getAlternates,
  getManifestPath,
  getSitemapPath,
  getSiteUrl,
  isIndexedPage,
  type SitemapPage,
  securityPath,
  sitemapPath,
  writeManifest,
  writeRobots,
  writeSecurity,
  writeSitemap,
  writeSitemapIndex,
} from './site-files.ts';

/** A file at a well-known path, generated at build. */
export type GeneratedFile = { path: string; generate: () => Promise<BodyInit> };

/** All generated files. They are built with the pages of each release, so that they agree with them. */
export function getGeneratedFiles({ languages, icon }: Pick<Addresses, 'languages' | 'icon'>): GeneratedFile[] {
  const siteUrl = getSiteUrl();
  return [
    { path: '/robots.txt', generate: async () => writeRobots(siteUrl) },
    { path: sitemapPath, generate: () => generateSitemapIndex(siteUrl, languages) },
    { path: offlineManifestPath, generate: async () => generateOfflineManifest(languages) },
    { path: securityPath, generate: () => generateSecurityFile(siteUrl, languages) },
    ...(icon ? appIcons.map((one) => ({ path: one.path, generate: () => generateAppIcon(icon, one) })) : []),
    { path: trackedPagesPath, generate: async () => JSON.stringify(listTrackedPages(getAddresses())) },
    ...languages.flatMap((language): GeneratedFile[] => [
      {
        path: getSitemapPath(language),
        generate: async () => writeSitemap(siteUrl, await getSitemapPages(language)),
      },
      { path: getManifestPath(language), generate: () => generateWebManifest(language) },
      {
        path: getSpeculationRulesPath(language),
        generate: async () => writeSpeculationRules(getAddresses(), language),
      },
      {
        path: getOpeningTimesPath(language),
        generate: async () => JSON.stringify(await getOpeningHoursFile(language)),
      },
      {
        path: getConsentFilePath(language),
        generate: async () => JSON.stringify(await getConsentFile(language, `${hrefTo('privacy', language)}#cookies`)),
      },
    ]),
  ];
}

/** The offline manifest: pages that the service worker caches. */
function generateOfflineManifest(languages: readonly Language[]): string {
  const list: OfflineManifest = {
    pages: languages.map((language) => offlineRoutes[language]),
    carts: languages.flatMap((language) => findShopHref('cart', language) ?? []),
  };
  return JSON.stringify(list);
}

async function generateSitemapIndex(siteUrl: string, languages: readonly Language[]): Promise<string> {
  const sitemaps = languages.map(async (language) => ({ language, pages: await getSitemapPages(language) }));
  return writeSitemapIndex(siteUrl, await Promise.all(sitemaps));
}

async function generateSecurityFile(siteUrl: string, languages: readonly Language[]): Promise<string> {
  const { email } = await getCompany();
  const contact = email ? `mailto:${email}` : siteUrl + hrefTo('contact', languages[0] ?? 'de');
  return writeSecurity({ siteUrl, contact, languages, now: Date.now() });
}

async function generateWebManifest(language: Language): Promise<string> {
  const { name, theme } = await getSite();
  const { light, dark } = getSurfaceColors(theme);
  const color = theme.initialColorMode === 'dark' ? dark : light;
  return writeManifest({ name, language, start: hrefTo('home', language), color });
}

type Found = { path: string; changedAt: string | null };

/** Every indexable page of a language, each path once. */
async function getSitemapPages(language: Language): Promise<SitemapPage[]> {
  const [pageAddresses, catalogue] = await Promise.all([getPageAddresses(), getCatalogueDates()]);
  const ofTable = keysOf(pageRoutes)
    .filter(isIndexedPage)
    .flatMap((page): Found[] => {
      const path = findShownHref(page, language);
      const changedAt = pageAddresses.find(({ key }) => key === page)?.changedAt ?? null;
      return path ? [{ path, changedAt }] : [];
    });
  const ofShop = getShopPages(catalogue, language);
  const others = pageAddresses.filter(({ key, path }) => key === null && isKnownPath(path));
  const ofEditors = others.flatMap(({ path, changedAt }): Found[] => {
    const own = getAlternates(path).find((one) => one.language === language);
    return own ? [{ path: own.path, changedAt }] : [];
  });
  const studio = await findRingStudio(language);
  const ofStudio = studio ? [{ path: ringStudioRoutes[language], changedAt: studio.changedAt }] : [];
  const all = [...ofTable, ...ofShop, ...ofStudio, ...ofEditors];
  const first = new Map(all.toReversed().map((page) => [page.path, page]));
  return [...first.values()].toReversed().map((page) => ({ ...page, alternates: getAlternates(page.path) }));
}

function getShopPages(dates: CatalogueDates, language: Language): Found[] {
  const shop = getAddresses().storeRoots[language];
  if (!shop) return [];
  const categories = getAddresses().categories.flatMap(({ key }): Found[] => {
    const path = findCategoryHref(key, language);
    return path ? [{ path, changedAt: dates.categories.get(key) ?? null }] : [];
  });
  const bySlug = { brand: dates.brands, tag: dates.tags, product: dates.products };
  const others = (['brand', 'tag', 'product'] as const).flatMap((page) =>
    [...bySlug[page]].flatMap(([slug, changedAt]): Found[] => {
      const path = findShopSlugHref(page, slug, language);
      return path ? [{ path, changedAt }] : [];
    }),
  );
  return [{ path: shop, changedAt: dates.shop ?? null }, ...categories, ...others];
}
