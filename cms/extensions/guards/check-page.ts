import { pageChoices } from '../../model/pages.ts';
import type { Database, Key } from '../directus.ts';

/** Pages that every website needs: the first one, those of the contact form, and those that the law asks for. */
export const requiredPages: readonly string[] = ['home', 'contact', 'thanks', 'imprint', 'privacy'];

/** § 14 BFSG: the accessibility statement of whoever sells. */
const shopPage = 'accessibility';

type Payload = Record<string, unknown>;

/** The German name of a page of the route table. */
export function namePage(key: unknown): string {
  return Object.entries(pageChoices).find(([known]) => known === key)?.[1] ?? 'Seite';
}

type PageRow = { key: unknown; project: unknown };

/** The first page among these that its website cannot do without. */
export async function findRequiredPage<Row extends PageRow>(
  database: Database,
  rows: readonly Row[],
): Promise<Row | undefined> {
  const projects = rows.filter(({ key }) => key === shopPage).map(({ project }) => project);
  const shops = projects.length === 0 ? [] : await findShops(database, projects);
  return rows.find(
    ({ key, project }) => requiredPages.includes(String(key)) || (key === shopPage && shops.includes(project)),
  );
}

/** The projects among these whose visitors can buy. */
async function findShops(database: Database, projects: readonly unknown[]): Promise<unknown[]> {
  const rows = await database('ecommerce_settings')
    .whereIn('project', projects)
    .where({ enable_cart: true })
    .select('project');
  return rows.map(({ project }) => project);
}

/** Why a published page of these must stay as it is; undefined if the update may be written. */
export async function findPageError(
  database: Database,
  payload: Payload,
  keys: readonly Key[],
): Promise<string | undefined> {
  const fields = ['status', 'key', 'project'] as const;
  if (fields.every((field) => !(field in payload))) return undefined;
  const rows = await database('page')
    .whereIn('id', keys)
    .where({ status: 'published' })
    .select('id', ...fields);
  const changed = rows.filter((row) => fields.some((field) => isOther(payload[field], row[field])));
  const hidden = await findRequiredPage(
    database,
    changed.map(({ key, project }) => ({ key, project })),
  );
  return hidden && `Ohne die Seite „${namePage(hidden.key)}“ geht es nicht: sie muss veröffentlicht bleiben.`;
}

/** Whether a field gets another value; a reference may be given as a row, with the key of its collection. */
export function isOther(value: unknown, stored: unknown, key: 'id' | 'code' = 'id'): boolean {
  if (value === undefined) return false;
  const given = typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : value;
  return String(given) !== String(stored);
}
