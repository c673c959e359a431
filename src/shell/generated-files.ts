import { getConsentFilePath } from '../consent/consent-file.ts';
import { getConsentFile } from '../consent/consent-queries.ts';
import { listTrackedPages } from '../consent/tracker/list-tracked-pages.ts';
import { trackedPagesPath } from '../consent/tracker/tracked-pages.ts';
import { getCompany } from '../content/company/company-queries.ts';
import { getSite } from '../content/company/site-queries.ts';
import { getOpeningTimesPath } from '../content/opening-hours/opening-times.ts';
import { getOpeningTimes } from '../content/opening-hours/opening-times-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { type OfflineManifest, offlineManifestPath } from '../offline/offline-manifest.ts';
import { getAddresses } from '../routing/addresses.ts';
import { hrefTo, offlineRoutes } from '../routing/routes.ts';
import { findShopHref } from '../routing/shop-routes.ts';
import { getSurfaceColors } from '../ui/surface-colors.ts';
import { getManifestPath, securityPath, sitemapPath, writeManifest, writeRobots, writeSecurity } from './site-files.ts';
import { getSiteUrl } from './site-url.ts';
import { getSitemapPath, writeSitemap, writeSitemapIndex } from './sitemap.ts';
import { getSitemapPages } from './sitemap-pages.ts';

/** A file at a well-known path, generated at build. */
export type GeneratedFile = { path: string; generate: () => Promise<string> };

/** All generated files. They are built with the pages of each release, so that they agree with them. */
export function getGeneratedFiles(languages: readonly Language[]): GeneratedFile[] {
  const siteUrl = getSiteUrl();
  return [
    { path: '/robots.txt', generate: async () => writeRobots(siteUrl) },
    { path: sitemapPath, generate: () => generateSitemapIndex(siteUrl, languages) },
    { path: offlineManifestPath, generate: async () => generateOfflineManifest(languages) },
    { path: securityPath, generate: () => generateSecurityFile(siteUrl, languages) },
    { path: trackedPagesPath, generate: async () => JSON.stringify(listTrackedPages(getAddresses())) },
    ...languages.flatMap((language): GeneratedFile[] => [
      {
        path: getSitemapPath(language),
        generate: async () => writeSitemap(siteUrl, await getSitemapPages(language)),
      },
      { path: getManifestPath(language), generate: () => generateWebManifest(language) },
      {
        path: getOpeningTimesPath(language),
        generate: async () => JSON.stringify(await getOpeningTimes(language)),
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
