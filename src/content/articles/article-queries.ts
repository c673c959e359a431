import 'server-only';
import { cache } from 'react';
import { listPictureFields } from '../../base/sized-picture.ts';
import { findItem, readItems } from '../../directus/client.ts';
import { getConnection, ofProject, published } from '../../directus/connection.ts';
import type { ArticleRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findArticleHref } from '../../routing/routes.ts';
import { blockFields, toBlocks } from '../pages/block-queries.ts';
import { type Article, type Image, toImage } from '../pages/page.ts';

/** An article in a list. */
export type ArticleTeaser = {
  id: number;
  title: string;
  lead: string | null;
  href: string;
  /** ISO date without time. */
  date: string | null;
  image: Image | null;
};

const teaserFields = ['id', 'date_published', ...listPictureFields('image'), 'translations.*'];
const fields = [...teaserFields, 'date_updated', 'author', ...blockFields];
const shown = () => ({ _and: [ofProject(), published()] });
const deep = { blocks: { _sort: ['sort'], _limit: -1 } };

/** The articles that have a translation in this language, newest first. */
export const getArticles = cache(async (language: Language): Promise<ArticleTeaser[]> => {
  const rows = await readItems<ArticleRow>('article', {
    fields: teaserFields,
    filter: shown(),
    sort: ['-date_published', '-id'],
    limit: -1,
  });
  return rows.flatMap((row) => toTeaser(row, language) ?? []);
});

export const findArticle = cache(async (id: number, language: Language): Promise<Article | undefined> => {
  const row = await findRow(id);
  return row && toArticle(row, language);
});

/** During a build all articles are loaded with one request, like the pages. */
async function findRow(id: number): Promise<ArticleRow | undefined> {
  if (!getConnection().policy.cachesResponses) {
    return findItem<ArticleRow>('article', { fields, filter: { _and: [shown(), { id: { _eq: id } }] }, deep });
  }
  const rows = await readItems<ArticleRow>('article', { fields, filter: shown(), deep, limit: -1 });
  return rows.find((row) => row.id === id);
}

function toTeaser(row: ArticleRow, language: Language): ArticleTeaser | undefined {
  const translation = findArticleTranslation(row, language);
  const href = translation && findArticleHref({ [language]: translation.slug }, language);
  if (!href) return undefined;
  return {
    id: row.id,
    title: translation.title,
    lead: translation.lead,
    href,
    date: row.date_published,
    image: toImage(row.image, translation.image_alt),
  };
}

function toArticle(row: ArticleRow, language: Language): Article | undefined {
  const translation = findArticleTranslation(row, language);
  if (!translation) return undefined;
  return {
    id: row.id,
    title: translation.title,
    lead: translation.lead,
    seoTitle: translation.seo_title,
    seoDescription: translation.seo_description,
    seoKeywords: null,
    image: toImage(row.image, translation.image_alt),
    blocks: toBlocks(row.blocks, { text: language, link: language }),
    language,
    date: row.date_published,
    changedAt: row.date_updated,
    author: row.author,
  };
}

/** Undefined without a translation: such an article has no URL in that language, and there is no fallback. */
function findArticleTranslation({ translations }: ArticleRow, language: Language) {
  return translations?.find((translation) => translation.language === language && translation.slug);
}
