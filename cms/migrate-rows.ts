import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsApi } from './cms-api.ts';

type Branch = { id: number; project: number | null; status: string | null };

/**
 * Applies the content model to a shop that runs already, and brings its rows along. What has to be done once is marked
 * before, so that a start that was broken off is made good by the next one.
 *
 * @param data folder of the instance
 */
export async function applyWithMigrations(api: CmsApi, data: string, apply: () => Promise<unknown>): Promise<void> {
  const mark = join(data, 'collection-undecided');
  if (!(await hasField(api, 'branch', 'offers_collection'))) writeFileSync(mark, '');
  await apply();
  await migrateMailEvents(api);
  if (!existsSync(mark)) return;
  await migrateCollection(api);
  rmSync(mark);
}

/** Collection was promised by the hours of the first published branch; whether others take part, staff decide. */
async function migrateCollection(api: CmsApi) {
  const branches = await api.get<Branch[]>('/items/branch?fields=id,project,status&sort=sort,id&limit=-1');
  const published = branches.filter(({ status }) => status === 'published');
  const keys = branches
    .filter(({ id, project }) => published.find((first) => first.project === project)?.id !== id)
    .map(({ id }) => id);
  if (keys.length > 0) await api.patch('/items/branch?fields=', { keys, data: { offers_collection: false } });
}

/** A line that names the customer was written when the mail had left; those before it, when it was written. */
async function migrateMailEvents(api: CmsApi) {
  const filter = { kind: { _eq: 'mail_sent' }, text: { _starts_with: 'An die Kundin, den Kunden' } };
  const data = { kind: 'mail_delivered' };
  await api.patch('/items/ecommerce_order_event?fields=', { query: { filter, limit: -1 }, data });
}

async function hasField(api: CmsApi, collection: string, field: string): Promise<boolean> {
  const fields = await api.get<{ collection: string; field: string }[]>('/fields');
  return fields.some((one) => one.collection === collection && one.field === field);
}
