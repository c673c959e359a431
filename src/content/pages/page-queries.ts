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

/** Key of a page of the route table, or id of a page with its own path. */
export type PageRef = PageKey | number;

const fields = ['id', 'key', 'image.id', 'image.width', 'image.height', 'translations.*', ...blockFields];

const deep = { blocks: { _sort: ['sort'], _limit: -1 } };

/** A page from the CMS, or undefined if there is none yet. */
export const findPage = cache(async (page: PageRef, language: Language): Promise<Page | undefined> => {
  const row = await findRow(page);
  return row && toPage(row, language);
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
