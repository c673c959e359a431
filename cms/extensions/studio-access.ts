import type { Context } from './directus.ts';

/** Who makes a request; `app` is whether they may open the studio. */
export type Accountability = { user: string | null; app?: boolean };

export type Staff = Accountability & { user: string };

/** Whether somebody is logged in to the studio. */
export function isStaff(accountability: Accountability | null | undefined): accountability is Staff {
  return Boolean(accountability?.user && accountability.app);
}

type EntryKey = string | number;

/** Those of the entries that a user may read, with each of these fields; none where a field is closed to them. */
export async function findReadable(
  { services, getSchema }: Context,
  accountability: Staff,
  { collection, keys, fields }: { collection: string; keys: readonly EntryKey[]; fields: readonly string[] },
): Promise<EntryKey[]> {
  if (keys.length === 0) return [];
  const schema = await getSchema();
  const items = new services.ItemsService<{ id: EntryKey } & Record<string, unknown>>(collection, {
    schema,
    accountability,
  });
  const query = { filter: { id: { _in: keys } }, fields: ['id', ...fields], limit: keys.length };
  const rows = await items.readByQuery(query).catch(passForbidden);
  // Directus leaves out parts of entries that are closed to a user, instead of refusing them.
  const parts = fields.map((field) => field.split('.')[0] ?? field);
  return rows.filter((row) => parts.every((part) => row[part] !== undefined)).map(({ id }) => id);
}

/** Whether a user may read entries of a collection at all. */
export async function isReadable(
  { services, getSchema }: Context,
  accountability: Staff,
  collection: string,
): Promise<boolean> {
  const items = new services.ItemsService(collection, { schema: await getSchema(), accountability });
  return items.readByQuery({ fields: ['id'], limit: 1 }).then(
    () => true,
    (error) => passForbidden(error).length > 0,
  );
}

function passForbidden(error: unknown): never[] {
  if (error instanceof Error && 'code' in error && error.code === 'FORBIDDEN') return [];
  throw error;
}
