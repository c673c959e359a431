import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsApi } from './cms-api.ts';

/**
 * Applies the content model. An existing shop from before synonyms gets default ones with it, also if the start that
 * added the collection was interrupted before.
 *
 * @param data folder of the instance
 */
export async function applyWithSynonyms(api: CmsApi, data: string, apply: () => Promise<unknown>): Promise<void> {
  const markFile = join(data, 'synonyms-missing');
  if (!(await hasCollection(api, 'ecommerce_synonym'))) writeFileSync(markFile, '');
  await apply();
  if (!existsSync(markFile)) return;
  await addSynonyms(api);
  rmSync(markFile);
}

/** Adds default synonyms to websites without any; staff may have changed theirs. */
async function addSynonyms(api: CmsApi) {
  const { synonymRows } = await import('./seed/synonyms.ts');
  const known = await api.get<{ project: number | null }[]>('/items/ecommerce_synonym?fields=project&limit=-1');
  const projects = await api.get<{ id: number }[]>('/items/project?fields=id&limit=-1');
  const missing = projects.filter(({ id }) => known.every(({ project }) => project !== id));
  const rows = missing.flatMap(({ id: project }) => synonymRows.map((row) => ({ project, ...row })));
  if (rows.length > 0) await api.post('/items/ecommerce_synonym?fields=', rows);
}

export async function hasCollection(api: CmsApi, name: string): Promise<boolean> {
  const collections = await api.get<{ collection: string }[]>('/collections');
  return collections.some(({ collection }) => collection === name);
}
