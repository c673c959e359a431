import 'server-only';
import { cache } from 'react';
import { findItem, readItems } from '../directus/client.ts';
import { getConnection, ofProject } from '../directus/connection.ts';
import { published } from '../directus/drafts.ts';
import type { PageRow } from '../directus/rows.generated.ts';
import type { Language } from '../i18n/languages.ts';
import { findTranslation } from '../i18n/translation.ts';
import type { PageKey } from '../routes.ts';
import { blockFields, toBlock } from './block-queries.ts';
import { toImage } from './image.ts';
import type { Page } from './page.ts';

const fields = ['id', 'key', 'image.id', 'image.width', 'image.height', 'translations.*', ...blockFields];

const deep = { blocks: { _sort: ['sort'], _limit: -1 } };

/** The page that an editor wrote for a row of the route table, or undefined where nobody has written one yet. */
export const findPage = cache(async (key: PageKey, language: Language): Promise<Page | undefined> => {
  const row = await findRow(key);
  return row && toPage(row, language);
});

/** While all pages are made, they are one question: it takes Directus hardly longer than two of them. */
async function findRow(key: PageKey): Promise<PageRow | undefined> {
  const filter = [ofProject(), published()];
  if (!getConnection().patience.keepsAnswers) {
    return findItem<PageRow>('page', { fields, filter: { _and: [...filter, { key: { _eq: key } }] }, deep });
  }
  const rows = await readItems<PageRow>('page', { fields, filter: { _and: filter }, deep, limit: -1 });
  return rows.find((row) => row.key === key);
}

function toPage(row: PageRow, language: Language): Page | undefined {
  const found = findTranslation(row.translations, language, `page ${row.key}`);
  if (!found) return undefined;
  const { words } = found;
  return {
    title: words.title ?? '',
    lead: words.lead ?? null,
    seoTitle: words.seo_title ?? null,
    seoDescription: words.seo_description ?? null,
    seoKeywords: words.seo_keywords ?? null,
    image: toImage(row.image, words.image_alt),
    blocks: (row.blocks ?? []).flatMap((block) => toBlock(block, language) ?? []),
    language: found.language,
  };
}
