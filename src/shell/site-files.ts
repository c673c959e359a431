import { getEnvironment } from '../base/environment.ts';
import { filterParameters } from '../catalog/list/list-query.ts';
import { defaultLanguage, getLanguageOfPath, type Language } from '../i18n/languages.ts';
import { getAddresses } from '../routing/addresses.ts';
import { findTranslatedPath, type PageKey, previewRoutes } from '../routing/routes.ts';

export const sitemapPath = '/sitemap.xml';

export const securityPath = '/.well-known/security.txt';

export function getManifestPath(language: Language): string {
  return `/site-${language}.webmanifest`;
}

/** Paths that are not pages: APIs, previews and health checks. */
const disallowedPaths = [
  '/api/',
  '/embed/',
  '/healthz',
  '/readyz',
  ...Object.values(previewRoutes).map((path) => `${path}/`),
];

/** Parameters of lists that change their order or selection. Pages of a list and whole lists stay allowed. */
const disallowedParameters = [...filterParameters, 'sort'];

/** Crawlers read pages; the combinations of a list's filters are endless, and each would be rendered for them. */
export function writeRobots(siteUrl: string): string {
  const parameters = disallowedParameters.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]);
  const rules = [...disallowedPaths, ...parameters].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}${sitemapPath}`, ''].join('\n');
}

/** RFC 9116 recommends an expiry of less than a year; each release renews it. */
const validityMs = 360 * 24 * 3_600_000;

type Security = { siteUrl: string; contact: string; languages: readonly Language[]; now: number };

export function writeSecurity({ siteUrl, contact, languages, now }: Security): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + validityMs).toISOString().slice(0, 19)}Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${securityPath}`,
    '',
  ].join('\n');
}

type Manifest = { name: string; language: Language; start: string; color: string };

export function writeManifest({ name, language, start, color }: Manifest): string {
  const icon = (src: string, size: number, purpose?: 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    id: start,
    start_url: start,
    scope: '/',
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}

/** The site's URL from the configuration, never from a request; without a trailing slash. */
export function getSiteUrl(): string {
  return getEnvironment().SITE_URL;
}

export type SitemapPage = { path: string; alternates: readonly Alternate[]; changedAt: string | null };

export function getSitemapPath(language: Language): string {
  return `/sitemap-${language}.xml`;
}

/** The sitemap of one language, with alternates. */
export function writeSitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const toUrl = ({ path, alternates, changedAt }: SitemapPage) => {
    const standard = alternates.find(({ language }) => language === defaultLanguage);
    const links = alternates.length < 2 ? [] : alternates.map((one) => writeLink(one.language, siteUrl + one.path));
    if (links.length > 0 && standard) links.push(writeLink('x-default', siteUrl + standard.path));
    return `<url>${[writeLocation(siteUrl + path), ...writeDate(changedAt), ...links].join('')}</url>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(toUrl),
    '</urlset>\n',
  ].join('\n');
}

/** The sitemap index, one sitemap for each language. */
export function writeSitemapIndex(
  siteUrl: string,
  sitemaps: readonly { language: Language; pages: readonly SitemapPage[] }[],
): string {
  const toSitemap = ({ language, pages }: (typeof sitemaps)[number]) => {
    const newest = pages.map(({ changedAt }) => changedAt ?? '').sort();
    const parts = [writeLocation(siteUrl + getSitemapPath(language)), ...writeDate(newest.at(-1))];
    return `<sitemap>${parts.join('')}</sitemap>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitemaps.map(toSitemap),
    '</sitemapindex>\n',
  ].join('\n');
}

function writeLocation(url: string): string {
  return `<loc>${escapeXml(url)}</loc>`;
}

function writeLink(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;
}

/** Directus returns timestamps in UTC, with or without a zone designator. */
function writeDate(date: string | null | undefined): string[] {
  const time = date ? Date.parse(/Z|[+-]\d\d:?\d\d$/.test(date) ? date : `${date}Z`) : Number.NaN;
  return Number.isNaN(time) ? [] : [`<lastmod>${new Date(time).toISOString().slice(0, 19)}Z</lastmod>`];
}

function escapeXml(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
  return text.replace(/[&<>"']/g, (character) => `&${names[character]};`);
}

export type Alternate = { language: Language; path: string };

/**
 * The translations of a page, itself included: one `hreflang` alternate for each language whose page points back to
 * this one.
 */
export function getAlternates(path: string): Alternate[] {
  const own = getLanguageOfPath(path);
  return getAddresses().languages.flatMap((language) => {
    const found = findTranslatedPath(path, language);
    return found && findTranslatedPath(found, own) === path ? [{ language, path: found }] : [];
  });
}

/** Pages that are reached from another page, or shown on a display: they are excluded from search engines. */
const unlisted: ReadonlySet<string> = new Set([
  'thanks',
  'display',
  'offline',
  'newsletter_confirm',
  'newsletter_unsubscribe',
]);

export function isIndexedPage(page: PageKey): boolean {
  return !unlisted.has(page);
}
