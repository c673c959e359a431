import 'server-only';
import { cache } from 'react';
import { findItem } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { PageRow } from '../directus/rows.generated.ts';
import type { Language } from '../i18n/languages.ts';
import { findTranslation } from '../i18n/translation.ts';
import type { PageKey } from '../routes.ts';
import { blockFields, toBlock } from './block-queries.ts';
import { toImage } from './image.ts';
import type { Page } from './page.ts';

const fields = ['id', 'key', 'image.id', 'image.width', 'image.height', 'translations.*', ...blockFields];

/** The page that an editor wrote for a row of the route table, or undefined where nobody has written one yet. */
export const findPage = cache(async (key: PageKey, language: Language): Promise<Page | undefined> => {
  const row = await findItem<PageRow>('page', {
    fields,
    filter: { _and: [ofProject(), { status: { _eq: 'published' } }, { key: { _eq: key } }] },
    deep: { blocks: { _sort: ['sort'], _limit: -1 } },
  });
  return row && toPage(row, language);
});

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
