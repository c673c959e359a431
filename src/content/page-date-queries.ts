import 'server-only';
import { trimSlashes } from '../base/trim-slashes.ts';
import { readItems } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { ArticleRow, PageRow } from '../directus/rows.generated.ts';
import { isLanguage } from '../i18n/languages.ts';
import { findArticleHref, findHref, pageRoutes } from '../routes.ts';

/** An address of a written page, in the first language that has it, and when its words last changed. */
export type WrittenAddress = { key: string | null; path: string; changedAt: string | null };

const published = () => ({ _and: [ofProject(), { status: { _eq: 'published' } }] });

/** Every page and article that editors have published. */
export async function getWrittenAddresses(): Promise<WrittenAddress[]> {
  const dates = ['date_created', 'date_updated'];
  const [pages, articles] = await Promise.all([
    readItems<PageRow>('page', { fields: ['key', 'path', ...dates], filter: published(), limit: -1 }),
    readItems<ArticleRow>('article', {
      fields: ['translations.language', 'translations.slug', 'date_published', ...dates],
      filter: published(),
      limit: -1,
    }),
  ]);
  return [...pages.flatMap(toPageAddress), ...articles.flatMap(toArticleAddress)];
}

function toPageAddress(row: PageRow): WrittenAddress[] {
  const key = Object.keys(pageRoutes).find((one) => one === row.key) as keyof typeof pageRoutes | undefined;
  const path = key ? findHref(key, 'de') : row.path && `/${trimSlashes(row.path)}`;
  return path ? [{ key: key ?? null, path, changedAt: row.date_updated ?? row.date_created }] : [];
}

function toArticleAddress(row: ArticleRow): WrittenAddress[] {
  const [path] = (row.translations ?? []).flatMap(({ language, slug }) =>
    isLanguage(language) && slug ? (findArticleHref({ [language]: slug }, language) ?? []) : [],
  );
  return path ? [{ key: null, path, changedAt: row.date_updated ?? row.date_created }] : [];
}
