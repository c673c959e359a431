import type { Language } from '../i18n/languages.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import type { Alternate } from './alternates.ts';

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
