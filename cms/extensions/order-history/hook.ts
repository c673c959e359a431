import type { Context, Hooks } from '../directus.ts';
import { type PreviousFields, recordChanges, watchedFields } from './record-changes.ts';

type Payload = Record<string, unknown>;

const table = 'ecommerce_order';

/** Records changes by staff, who have an account; our own code records its changes itself. */
export default ({ filter, action }: Hooks, context: Context) => {
  /** Previous values of orders that are being changed. */
  const before = new Map<number, PreviousFields>();
  filter<Payload>(`${table}.items.update`, async (payload, { keys }, { database, accountability }) => {
    if (!accountability || watchedFields.every((field) => !(field in payload))) return;
    const rows = await database(table)
      .whereIn('id', keys)
      .select('id', ...watchedFields);
    for (const row of rows) before.set(Number(row.id), row);
  });
  action(`${table}.items.update`, async ({ keys, payload }, { accountability }) => {
    for (const key of keys.map(Number)) {
      const was = before.get(key);
      before.delete(key);
      if (!was) continue;
      const user = accountability?.user ?? null;
      await recordChanges(context, key, { previous: was, payload, user }).catch((error) => context.logger.error(error));
    }
  });
};
