import { getKey } from '../../model/collection.ts';
import { collections } from '../../model/model.ts';
import type { Database, Key } from '../directus.ts';
import { isOther } from './check-page.ts';

type Payload = Record<string, unknown>;

/** Of each collection with texts: its translations, and their field that names the entry. */
const owners: ReadonlyMap<string, { name: string; field: string }> = new Map(
  Object.entries(collections).flatMap(([name, collection]) =>
    Object.values(collection.fields).some(({ relation }) => relation?.kind === 'translations')
      ? [[`${name}_translations`, { name, field: `${name}_${getKey(collection).name}` }] as const]
      : [],
  ),
);

/** Entries that an update could take away from where visitors and the law look for them. */
export const movableCollections: readonly string[] = [...owners.keys(), 'legal_page'];

/** Why these entries must stay what they are texts of; undefined if the update may be written. */
export async function findMoveError(
  database: Database,
  collection: string,
  payload: Payload,
  keys: readonly Key[],
): Promise<string | undefined> {
  if (collection === 'legal_page') return findLegalError(database, payload, keys);
  const owner = owners.get(collection);
  if (!owner || !('language' in payload || owner.field in payload)) return undefined;
  const rows = await database(collection)
    .whereIn('id', keys)
    .where({ language: 'de' })
    .whereNotNull(owner.field)
    .select(owner.field);
  const isMoved = rows.some(
    (row) => isOther(payload.language, 'de', 'code') || isOther(payload[owner.field], row[owner.field]),
  );
  return isMoved
    ? `Der deutsche Text von „${collections[owner.name]?.label}“ wird überall gebraucht. Bitte einen Text in der anderen Sprache dazu schreiben.`
    : undefined;
}

async function findLegalError(database: Database, payload: Payload, keys: readonly Key[]): Promise<string | undefined> {
  const fields = ['type', 'settings'] as const;
  if (fields.every((field) => !(field in payload))) return undefined;
  const rows = await database('legal_page')
    .whereIn('id', keys)
    .select(...fields);
  return rows.some((row) => fields.some((field) => isOther(payload[field], row[field])))
    ? 'Rechtstexte braucht jeder Shop. Bitte den Text ändern, nicht die Seite oder den Shop, zu denen er gehört.'
    : undefined;
}
