import 'server-only';
import { cache } from 'react';
import { keysOf } from '../../base/records.ts';
import { listPictureFields } from '../../base/sized-picture.ts';
import { trimSlashes } from '../../base/trim-slashes.ts';
import { findItem, readItems } from '../../directus/client.ts';
import { getConnection, ofProject, published } from '../../directus/connection.ts';
import type { ArticleRow, CompanyRow, LegalPageRow, PageRow } from '../../directus/rows.generated.ts';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findTranslation } from '../../i18n/translation.ts';
import { getSiteTexts } from '../../routing/addresses.ts';
import { type LinkedPage, legalTextPages } from '../../routing/page-kinds.ts';
import { findArticleHref, findHref, findPageKey, hrefTo, type PageKey, pageRoutes } from '../../routing/routes.ts';
import { blockFields, toBlocks } from './block-queries.ts';
import { type Page, toImage } from './page.ts';

/** Key of a page of the route table, or id of a page with its own path. */
export type PageRef = PageKey | number;

const fields = ['id', 'key', ...listPictureFields('image'), 'translations.*', ...blockFields];

const deep = { blocks: { _sort: ['sort'], _limit: -1 } };

/** A page from the CMS, or undefined if there is none; one that is always there then has its heading alone. */
export const findPage = cache(async (page: PageRef, language: Language): Promise<Page | undefined> => {
  const row = await findRow(page);
  return (row && toPage(row, language)) ?? findUnwrittenPage(page, language);
});

/** During a build all pages are loaded with one request, which takes Directus hardly longer than two single ones. */
async function findRow(page: PageRef): Promise<PageRow | undefined> {
  const filter = [ofProject(), published()];
  if (!getConnection().policy.cachesResponses) {
    const byPage = typeof page === 'number' ? { id: { _eq: page } } : { key: { _eq: page } };
    return findItem<PageRow>('page', { fields, filter: { _and: [...filter, byPage] }, deep });
  }
  const rows = await readItems<PageRow>('page', { fields, filter: { _and: filter }, deep, limit: -1 });
  return rows.find(({ id, key }) => page === id || page === key);
}

function toPage(row: PageRow, language: Language): Page | undefined {
  const found = findTranslation(row.translations, language, `page ${row.key ?? row.id}`);
  if (!found) return undefined;
  const { row: translation } = found;
  return {
    title: translation.title ?? '',
    lead: translation.lead ?? null,
    seoTitle: translation.seo_title ?? null,
    seoDescription: translation.seo_description ?? null,
    seoKeywords: translation.seo_keywords ?? null,
    image: toImage(row.image, translation.image_alt),
    // A missing page translation is logged once, and the page does not mix languages.
    blocks: toBlocks(row.blocks, { text: found.language, link: language }),
    language: found.language,
  };
}

function findUnwrittenPage(page: PageRef, language: Language): Page | undefined {
  const { pages, legal, contactForm } = getMessages(language);
  const { contact } = pages;
  const { imprint, privacy } = legal;
  const titles: Partial<Record<PageRef, string>> = { contact, thanks: contactForm.thanks.title, imprint, privacy };
  const title = page === 'home' ? getSiteTexts().site[language]?.seoTitle : titles[page];
  if (title === undefined) return undefined;
  const nothing = { lead: null, seoTitle: null, seoDescription: null, seoKeywords: null, image: null, blocks: [] };
  return { title, language, ...nothing };
}

type Breadcrumb = { href: string; name: string };

/** Ancestor pages of a path, the home page first: `/trauringe` for `/trauringe/werkstatt`. */
export async function getAncestorPages(path: string, language: Language): Promise<Breadcrumb[]> {
  const home = { href: hrefTo('home', language), name: getMessages(language).breadcrumbs.home };
  const segments = path.split('/').slice(1);
  const beginnings = segments.slice(0, -1).map((_, at) => `/${segments.slice(0, at + 1).join('/')}`);
  const between = await Promise.all(
    beginnings.map(async (href): Promise<Breadcrumb[]> => {
      const known = href === home.href ? undefined : findPageKey(href);
      const page = known && (await findPage(known.page, known.language));
      return page ? [{ href, name: page.title }] : [];
    }),
  );
  return [home, ...between.flat()];
}

/** The route table's key of a CMS page; undefined for a page with its own path. */
export async function findPageKeyOfEntry(id: number): Promise<PageKey | undefined> {
  const filter = { _and: [ofProject(), { id: { _eq: id } }] };
  const row = await findItem<PageRow>('page', { fields: ['key'], filter });
  return row && isPageKey(row.key) ? row.key : undefined;
}

function isPageKey(key: string | null): key is PageKey {
  return key !== null && Object.hasOwn(pageRoutes, key);
}

/** The path of a CMS page in the first language that has it, and when it last changed. */
type PageAddress = { key: string | null; path: string; changedAt: string | null };

const ofPublished = () => ({ _and: [ofProject(), { status: { _eq: 'published' } }] });

/**
 * All published pages and articles, the legal texts of the shop's settings, and the withdrawal page, which shows the
 * company.
 */
export async function getPageAddresses(): Promise<PageAddress[]> {
  const dates = ['date_created', 'date_updated'];
  const [pages, articles, legal, companies] = await Promise.all([
    readItems<PageRow>('page', { fields: ['key', 'path', ...dates], filter: ofPublished(), limit: -1 }),
    readItems<ArticleRow>('article', {
      fields: ['translations.language', 'translations.slug', 'date_published', ...dates],
      filter: ofPublished(),
      limit: -1,
    }),
    readItems<LegalPageRow>('legal_page', { fields: ['type', ...dates], filter: { settings: ofProject() }, limit: -1 }),
    readItems<CompanyRow>('company', { fields: dates, filter: ofProject(), limit: 1 }),
  ]);
  return [
    ...pages.flatMap(toPageAddress),
    ...articles.flatMap(toArticleAddress),
    ...legal.map((row) => toKeyAddress(legalTextPages[row.type], row)),
    ...companies.map((row) => toKeyAddress('withdraw', row)),
  ];
}

function toPageAddress(row: PageRow): PageAddress[] {
  const key = keysOf(pageRoutes).find((one) => one === row.key);
  const path = key ? findHref(key, 'de') : row.path && `/${trimSlashes(row.path)}`;
  return path ? [{ key: key ?? null, path, changedAt: row.date_updated ?? row.date_created }] : [];
}

type Dated = { date_created: string | null; date_updated: string | null };

function toKeyAddress(key: LinkedPage, { date_updated, date_created }: Dated): PageAddress {
  return { key, path: hrefTo(key, 'de'), changedAt: date_updated ?? date_created };
}

function toArticleAddress(row: ArticleRow): PageAddress[] {
  const [path] = (row.translations ?? []).flatMap(({ language, slug }) =>
    isLanguage(language) && slug ? (findArticleHref({ [language]: slug }, language) ?? []) : [],
  );
  return path ? [{ key: null, path, changedAt: row.date_updated ?? row.date_created }] : [];
}
