import { Failure } from '../scripts/launch/failure.mjs';
import { type CmsAddress, type CmsApi, CmsError, callCms, createCmsApi } from './cms-api.ts';

type Change = { kind: 'N' | 'D' | 'E' | 'A' };
type Named = { collection: string; field?: string; diff: Change[] };
type Diff = { collections: Named[]; fields: Named[]; relations: Named[]; systemFields: Named[] };

/**
 * Applies the schema snapshot. Changes that would delete data are refused unless forced.
 *
 * @returns number of changes
 */
export async function applySchema(address: CmsAddress, snapshot: string, force: boolean): Promise<number> {
  const change = await callCms<{ hash: string; diff: Diff } | undefined>(
    address,
    'POST',
    '/schema/diff?force=true',
    toForm(snapshot, 'application/yaml'),
  );
  if (!change) return 0;
  const losses = force ? [] : await findLosses(createCmsApi(address), change.diff);
  if (losses.length > 0) {
    throw new Failure(`The new content model would delete what staff entered: ${losses.join(', ')}.`, [
      'Nothing was changed. Save what is still needed (a copy of the database lies in its folder), then: npm start -- --force',
    ]);
  }
  await callCms(address, 'POST', '/schema/apply', toForm(JSON.stringify(change), 'application/json'));
  return Object.values(change.diff).reduce((sum, changes) => sum + changes.length, 0);
}

/** Collections and fields with data that would be deleted. */
async function findLosses(api: CmsApi, diff: Diff): Promise<string[]> {
  const losses: string[] = [];
  const removed = new Set(diff.collections.filter(isRemoved).map(({ collection }) => collection));
  for (const collection of removed) {
    if ((await countRows(api, collection, '')) > 0) losses.push(collection);
  }
  for (const { collection, field } of diff.fields.filter(isRemoved)) {
    if (!field || removed.has(collection)) continue;
    const used = await countRows(api, collection, `&filter[${field}][_nnull]=true`);
    if (used > 0) losses.push(`${collection}.${field}`);
  }
  return losses;
}

function isRemoved({ diff }: Named) {
  return diff[0]?.kind === 'D';
}

/** Zero for collections without rows: folders of the studio, and alias fields. */
async function countRows(api: CmsApi, collection: string, filter: string): Promise<number> {
  try {
    const [row] = await api.get<{ count: number | string }[]>(`/items/${collection}?aggregate[count]=*${filter}`);
    return Number(row?.count ?? 0);
  } catch (error) {
    if (error instanceof CmsError && error.status < 500) return 0;
    throw error;
  }
}

function toForm(content: BlobPart, type: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([content], { type }), 'schema');
  return form;
}
