import { getConsentFilePath } from '../consent/consent-file.ts';
import { getConsentFile } from '../consent/consent-queries.ts';
import { countedPagesPath } from '../consent/tracker/counted-pages.ts';
import { listCountedPages } from '../consent/tracker/list-counted-pages.ts';
import { getCompany } from '../content/company/company-queries.ts';
import { getSite } from '../content/company/site-queries.ts';
import { getOpeningTimesPath } from '../content/opening-hours/opening-times.ts';
import { getOpeningTimes } from '../content/opening-hours/opening-times-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { type CardList, cardListPath } from '../offline/card-list.ts';
import { addresses } from '../routing/addresses.ts';
import { hrefTo, offlineRoutes } from '../routing/routes.ts';
import { findShopHref } from '../routing/shop-routes.ts';
import { getSurfaceColors } from '../ui/surface-colors.ts';
import { getManifestPath, securityPath, sitemapPath, writeManifest, writeRobots, writeSecurity } from './site-files.ts';
import { getSiteUrl } from './site-url.ts';
import { getSitemapPath, writeSitemap, writeSitemapIndex } from './sitemap.ts';
import { getSitemapPages } from './sitemap-pages.ts';

/** A file that machines ask for at a fixed address. */
export type MachineFile = { path: string; write: () => Promise<string> };

/** Written with the pages at each publication, so that they never say anything else than the pages do. */
export function getMachineFiles(languages: readonly Language[]): MachineFile[] {
  const siteUrl = getSiteUrl();
  return [
    { path: '/robots.txt', write: async () => writeRobots(siteUrl) },
    { path: sitemapPath, write: () => writeIndex(siteUrl, languages) },
    { path: cardListPath, write: async () => writeCardList(languages) },
    { path: securityPath, write: () => writeContact(siteUrl, languages) },
    { path: countedPagesPath, write: async () => JSON.stringify(listCountedPages(addresses)) },
    ...languages.flatMap((language): MachineFile[] => [
      {
        path: getSitemapPath(language),
        write: async () => writeSitemap(siteUrl, await getSitemapPages(language)),
      },
      { path: getManifestPath(language), write: () => writeAppearance(language) },
      {
        path: getOpeningTimesPath(language),
        write: async () => JSON.stringify(await getOpeningTimes(language)),
      },
      {
        path: getConsentFilePath(language),
        write: async () => JSON.stringify(await getConsentFile(language, `${hrefTo('privacy', language)}#cookies`)),
      },
    ]),
  ];
}

/** What every browser keeps for times without a network. */
function writeCardList(languages: readonly Language[]): string {
  const list: CardList = {
    pages: languages.map((language) => offlineRoutes[language]),
    carts: languages.flatMap((language) => findShopHref('cart', language) ?? []),
  };
  return JSON.stringify(list);
}

async function writeIndex(siteUrl: string, languages: readonly Language[]): Promise<string> {
  const sitemaps = languages.map(async (language) => ({ language, pages: await getSitemapPages(language) }));
  return writeSitemapIndex(siteUrl, await Promise.all(sitemaps));
}

async function writeContact(siteUrl: string, languages: readonly Language[]): Promise<string> {
  const { email } = await getCompany();
  const contact = email ? `mailto:${email}` : siteUrl + hrefTo('contact', languages[0] ?? 'de');
  return writeSecurity({ siteUrl, contact, languages, now: Date.now() });
}

async function writeAppearance(language: Language): Promise<string> {
  const { name, theme } = await getSite();
  const { light, dark } = getSurfaceColors(theme);
  const color = theme.initialColorMode === 'dark' ? dark : light;
  return writeManifest({ name, language, start: hrefTo('home', language), color });
}
