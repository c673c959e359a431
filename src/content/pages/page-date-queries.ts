import 'server-only';
import { keysOf } from '../../base/records.ts';
import { trimSlashes } from '../../base/trim-slashes.ts';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { ArticleRow, CompanyRow, LegalPageRow, PageRow } from '../../directus/rows.generated.ts';
import { isLanguage } from '../../i18n/languages.ts';
import { findArticleHref, findHref, hrefTo, type PageKeyInEveryLanguage, pageRoutes } from '../../routing/routes.ts';
import type { LegalPageType } from '../legal/legal-page-queries.ts';

/** The path of a CMS page in the first language that has it, and when it last changed. */
export type PageAddress = { key: string | null; path: string; changedAt: string | null };

const legalPages = {
  agb: 'terms',
  widerruf: 'withdrawal',
  'versand-und-zahlung': 'shipping',
} as const satisfies Record<LegalPageType, PageKeyInEveryLanguage>;

const published = () => ({ _and: [ofProject(), { status: { _eq: 'published' } }] });

/**
 * All published pages and articles, the legal texts of the shop's settings, and the withdrawal page, which shows the
 * company.
 */
export async function getPageAddresses(): Promise<PageAddress[]> {
  const dates = ['date_created', 'date_updated'];
  const [pages, articles, legal, companies] = await Promise.all([
    readItems<PageRow>('page', { fields: ['key', 'path', ...dates], filter: published(), limit: -1 }),
    readItems<ArticleRow>('article', {
      fields: ['translations.language', 'translations.slug', 'date_published', ...dates],
      filter: published(),
      limit: -1,
    }),
    readItems<LegalPageRow>('legal_page', { fields: ['type', ...dates], filter: { settings: ofProject() }, limit: -1 }),
    readItems<CompanyRow>('company', { fields: dates, filter: ofProject(), limit: 1 }),
  ]);
  return [
    ...pages.flatMap(toPageAddress),
    ...articles.flatMap(toArticleAddress),
    ...legal.map((row) => toKeyAddress(legalPages[row.type], row)),
    ...companies.map((row) => toKeyAddress('withdraw', row)),
  ];
}

function toPageAddress(row: PageRow): PageAddress[] {
  const key = keysOf(pageRoutes).find((one) => one === row.key);
  const path = key ? findHref(key, 'de') : row.path && `/${trimSlashes(row.path)}`;
  return path ? [{ key: key ?? null, path, changedAt: row.date_updated ?? row.date_created }] : [];
}

type Dated = { date_created: string | null; date_updated: string | null };

function toKeyAddress(key: PageKeyInEveryLanguage, { date_updated, date_created }: Dated): PageAddress {
  return { key, path: hrefTo(key, 'de'), changedAt: date_updated ?? date_created };
}

function toArticleAddress(row: ArticleRow): PageAddress[] {
  const [path] = (row.translations ?? []).flatMap(({ language, slug }) =>
    isLanguage(language) && slug ? (findArticleHref({ [language]: slug }, language) ?? []) : [],
  );
  return path ? [{ key: null, path, changedAt: row.date_updated ?? row.date_created }] : [];
}
