import 'server-only';
import { cache } from 'react';
import { findItem, readItems } from '../../directus/client.ts';
import { getConnection, ofProject } from '../../directus/connection.ts';
import { published } from '../../directus/drafts.ts';
import type { PageRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation } from '../../i18n/translation.ts';
import type { PageKey } from '../../routing/routes.ts';
import { blockFields, toBlocks } from './block-queries.ts';
import { toImage } from './image.ts';
import type { Page } from './page.ts';

/** A page of the route table, or the id of one that staff gave an address of its own. */
export type PageRef = PageKey | number;

const fields = ['id', 'key', 'image.id', 'image.width', 'image.height', 'translations.*', ...blockFields];

const deep = { blocks: { _sort: ['sort'], _limit: -1 } };

/** What an editor wrote for a page, or undefined where nobody has written one yet. */
export const findPage = cache(async (page: PageRef, language: Language): Promise<Page | undefined> => {
  const row = await findRow(page);
  return row && toPage(row, language);
});

/** While all pages are made, they are one question: it takes Directus hardly longer than two of them. */
async function findRow(page: PageRef): Promise<PageRow | undefined> {
  const filter = [ofProject(), published()];
  if (!getConnection().policy.cachesResponses) {
    const isThisOne = typeof page === 'number' ? { id: { _eq: page } } : { key: { _eq: page } };
    return findItem<PageRow>('page', { fields, filter: { _and: [...filter, isThisOne] }, deep });
  }
  const rows = await readItems<PageRow>('page', { fields, filter: { _and: filter }, deep, limit: -1 });
  return rows.find(({ id, key }) => page === id || page === key);
}

function toPage(row: PageRow, language: Language): Page | undefined {
  const found = findTranslation(row.translations, language, `page ${row.key ?? row.id}`);
  if (!found) return undefined;
  const { row: words } = found;
  return {
    title: words.title ?? '',
    lead: words.lead ?? null,
    seoTitle: words.seo_title ?? null,
    seoDescription: words.seo_description ?? null,
    seoKeywords: words.seo_keywords ?? null,
    image: toImage(row.image, words.image_alt),
    // One missing translation is said once, and a page is not a mixture of languages because of it.
    blocks: toBlocks(row.blocks, { text: found.language, link: language }),
    language: found.language,
  };
}
