import type { CmsApi } from './cms-api.ts';

/** Words of the trade for a shop that was there before the search knew synonyms; staff change them as they like. */
export async function addSynonyms(api: CmsApi): Promise<void> {
  const { synonymRows } = await import('./demo/catalogue/synonyms.ts');
  const projects = await api.get<{ id: number }[]>('/items/project?fields=id&limit=-1');
  const rows = projects.flatMap(({ id: project }) => synonymRows.map((row) => ({ project, ...row })));
  if (rows.length > 0) await api.post('/items/ecommerce_synonym?fields=', rows);
}
