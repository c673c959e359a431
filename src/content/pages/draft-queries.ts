import 'server-only';
import { findItem } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { PageRow } from '../../directus/rows.generated.ts';
import { type PageKey, pageRoutes } from '../../routing/routes.ts';

/** Which page of the route table an entry of the studio is; undefined for a page of its own address. */
export async function findPageKeyOfEntry(id: number): Promise<PageKey | undefined> {
  const filter = { _and: [ofProject(), { id: { _eq: id } }] };
  const row = await findItem<PageRow>('page', { fields: ['key'], filter });
  return row && isPageKey(row.key) ? row.key : undefined;
}

function isPageKey(key: string | null): key is PageKey {
  return key !== null && Object.hasOwn(pageRoutes, key);
}
