import 'server-only';
import { findItem } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { PageRow } from '../../directus/rows.generated.ts';
import { type PageKey, pageRoutes } from '../../routing/routes.ts';

/** The route table's key of a CMS page; undefined for a page with its own path. */
export async function findPageKeyOfEntry(id: number): Promise<PageKey | undefined> {
  const filter = { _and: [ofProject(), { id: { _eq: id } }] };
  const row = await findItem<PageRow>('page', { fields: ['key'], filter });
  return row && isPageKey(row.key) ? row.key : undefined;
}

function isPageKey(key: string | null): key is PageKey {
  return key !== null && Object.hasOwn(pageRoutes, key);
}
