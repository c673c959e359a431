import { pageChoices } from '../../model/pages.ts';
import type { Database, Key } from '../directus.ts';

/** Pages that every website needs: the first one, and those that the law asks for. */
export const requiredPages: readonly string[] = ['home', 'contact', 'imprint', 'privacy'];

type Payload = Record<string, unknown>;

/** The German name of a page of the route table. */
export function namePage(key: unknown): string {
  return Object.entries(pageChoices).find(([known]) => known === key)?.[1] ?? 'Seite';
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
  const hidden = rows.find(
    (row) => requiredPages.includes(String(row.key)) && fields.some((field) => isOther(payload[field], row[field])),
  );
  return hidden && `Ohne die Seite „${namePage(hidden.key)}“ geht es nicht: sie muss veröffentlicht bleiben.`;
}

/** Whether a field gets another value; a reference may be given as a row. */
function isOther(value: unknown, stored: unknown): boolean {
  if (value === undefined) return false;
  const key = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return String(key) !== String(stored);
}
