import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../scripts/launch/failure.mjs';
import { languages } from '../src/i18n/languages.ts';
import { paymentKeys } from '../src/orders/quote.ts';
import { type CmsAddress, type CmsApi, CmsError, callCms, createCmsApi } from './cms-api.ts';
import type { Instance } from './instance.ts';
import { snapshotFile } from './state.ts';

type Change = { kind: 'N' | 'D' | 'E' | 'A' };

type Named = { collection: string; field?: string; diff: Change[] };

type Diff = { collections: Named[]; fields: Named[]; relations: Named[]; systemFields: Named[] };

/**
 * Applies the schema snapshot. Changes that would delete data are refused unless forced.
 *
 * @param own collections that may be deleted; undefined for a Directus that has none besides the model's
 * @returns number of changes
 */
export async function applySchema(
  address: CmsAddress,
  snapshot: string,
  force: boolean,
  own?: ReadonlySet<string>,
): Promise<number> {
  const change = await callCms<{ hash: string; diff: Diff } | undefined>(
    address,
    'POST',
    '/schema/diff?force=true',
    toForm(snapshot, 'application/yaml'),
  );
  if (!change) return 0;
  if (own) change.diff = keepOthers(change.diff, own);
  const count = Object.values(change.diff).reduce((sum, changes) => sum + changes.length, 0);
  if (count === 0) return 0;
  const losses = force ? [] : await findLosses(createCmsApi(address), change.diff);
  if (losses.length > 0) {
    throw new Failure(`The new content model would delete what staff entered: ${losses.join(', ')}.`, [
      own
        ? 'Nothing was changed. Make a backup of that database, then: npm run cms:apply -- … --force'
        : 'Nothing was changed. Save what is still needed (a copy of the database lies in its folder), then give --force: npm start -- --force',
    ]);
  }
  await callCms(address, 'POST', '/schema/apply', toForm(JSON.stringify(change), 'application/json'));
  return count;
}

/** The changes without deletions of what somebody else has made. */
function keepOthers(diff: Diff, own: ReadonlySet<string>): Diff {
  const isKept = (one: Named) => own.has(one.collection) || !isRemoved(one);
  return {
    collections: diff.collections.filter(isKept),
    fields: diff.fields.filter(isKept),
    relations: diff.relations.filter(isKept),
    // Indexes that somebody has added to Directus's own tables.
    systemFields: diff.systemFields.filter(isKept),
  };
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

/** The schema snapshot for the instance's database: Postgres has decimals for money, SQLite does not. */
export async function readSnapshot({ environment }: Instance): Promise<string> {
  const { DB_CLIENT } = { ...process.env, ...environment };
  if (DB_CLIENT !== 'pg') return readFileSync(snapshotFile, 'utf8');
  const { buildSnapshot } = await import('./model/snapshot.ts');
  const { toYaml } = await import('./model/yaml.ts');
  return toYaml(buildSnapshot('postgres'));
}

type Branch = { id: number; project: number | null; status: string | null };

/**
 * Applies the content model to an existing database and migrates its rows. One-time migrations are marked in a file
 * before, so that an interrupted start is completed by the next one.
 *
 * @param data folder of the instance
 */
export async function applyWithMigrations(api: CmsApi, data: string, apply: () => Promise<unknown>): Promise<void> {
  const markFile = join(data, 'collection-undecided');
  if (!(await hasField(api, 'branch', 'offers_collection'))) writeFileSync(markFile, '');
  await apply();
  await migrateMailEvents(api);
  await migratePayments(api);
  if (!existsSync(markFile)) return;
  await migrateCollection(api);
  rmSync(markFile);
}

/** Only the first published branch offered pickup so far; staff decide about the others. */
async function migrateCollection(api: CmsApi) {
  const branches = await api.get<Branch[]>('/items/branch?fields=id,project,status&sort=sort,id&limit=-1');
  const published = branches.filter(({ status }) => status === 'published');
  const keys = branches
    .filter(({ id, project }) => published.find((first) => first.project === project)?.id !== id)
    .map(({ id }) => id);
  if (keys.length > 0) await api.patch('/items/branch?fields=', { keys, data: { offers_collection: false } });
}

/** History entries that name the customer were written when the mail was sent; older ones when it was queued. */
async function migrateMailEvents(api: CmsApi) {
  const filter = { kind: { _eq: 'mail_sent' }, text: { _starts_with: 'An die Kundin, den Kunden' } };
  const data = { kind: 'mail_delivered' };
  await api.patch('/items/ecommerce_order_event?fields=', { query: { filter, limit: -1 }, data });
}

type PaymentMethod = { id: number; key: string; translations: { language: string | null; name: string | null }[] };

/** Orders from before they kept their payment method keep what it is now, before staff delete or rename it. */
async function migratePayments(api: CmsApi) {
  const path = '/items/ecommerce_payment_method?fields=id,key,translations.language,translations.name&limit=-1';
  for (const { id, key, translations } of await api.get<PaymentMethod[]>(path)) {
    if (paymentKeys.every((known) => known !== key)) continue;
    for (const language of languages) {
      const names = [language, 'de'].map((one) => translations.find((row) => row.language === one)?.name);
      const name = names.find(Boolean) ?? key;
      const filter = {
        _and: [
          { payment_method: { _eq: id } },
          { language: { _eq: language } },
          { ordered_payment_method: { _null: true } },
        ],
      };
      const data = { ordered_payment_method: { id, key, name } };
      await api.patch('/items/ecommerce_order?fields=', { query: { filter, limit: -1 }, data });
    }
  }
}

async function hasField(api: CmsApi, collection: string, field: string): Promise<boolean> {
  const fields = await api.get<{ collection: string; field: string }[]>('/fields');
  return fields.some((one) => one.collection === collection && one.field === field);
}

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
