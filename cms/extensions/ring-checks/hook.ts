import type { RingStudioRow } from '../../../src/directus/rows.generated.ts';
import { describeAdjustments } from '../../../src/rings/describe-adjustments.ts';
import { parsePair } from '../../../src/rings/normalize-pair.ts';
import { ringFields, ringSort, toRingRules } from '../../../src/rings/read-ring-rows.ts';
import type { RingRules } from '../../../src/rings/ring-rules.ts';
import type { Context, Database, FilterContext, Hooks, Key } from '../directus.ts';
import { readRingLists } from '../ecom/pricing/find-ring-studio.ts';
import { refuse } from '../refuse.ts';

type Row = Record<string, unknown>;

/** A change of one or more rows, which a filter may reject. */
type Change = { payload: Row; keys: readonly Key[]; context: FilterContext };

/**
 * Rejects rows of the wedding-ring studio that the website would have to read otherwise than staff mean them: limits in
 * the wrong order, keys that a website has already, and suggested pairs that are not possible as they are.
 */
export default ({ filter }: Hooks, { services }: Context) => {
  const watch = (collection: string, findError: (change: Change) => Promise<string | undefined>) => {
    const check = async (change: Change) => {
      const reason = await findError(change);
      if (reason) refuse(reason);
    };
    filter<Row>(`${collection}.items.create`, (payload, _, context) => check({ payload, keys: [], context }));
    filter<Row>(`${collection}.items.update`, (payload, { keys }, context) => check({ payload, keys, context }));
  };
  watch('ring_studio', findLimitError);
  watch('ring_alloy', (change) => findKeyError('ring_alloy', ['key'], change));
  watch('ring_stone', (change) => findKeyError('ring_stone', ['key'], change));
  watch('ring_option', (change) => findKeyError('ring_option', ['kind', 'key'], change));
  watch('ring_preset', (change) => findPresetError(services, change));
};

const limits = {
  size: 'Ringgröße',
  width: 'Breite',
  height: 'Stärke',
} as const;

async function findLimitError({ payload, keys, context }: Change): Promise<string | undefined> {
  const names = Object.keys(limits).flatMap((name) => [`min_${name}`, `max_${name}`]);
  if (!names.some((name) => name in payload)) return undefined;
  const rows = await mergeRows(context.database, 'ring_studio', names, payload, keys);
  for (const [name, label] of Object.entries(limits)) {
    const isTurned = rows.some((row) => Number(row[`min_${name}`]) > Number(row[`max_${name}`]));
    if (isTurned) return `${label}: „ab“ darf nicht größer sein als „bis“.`;
  }
  return undefined;
}

/** Rows that share these fields would hide each other. */
async function findKeyError(
  collection: string,
  fields: readonly string[],
  { payload, keys, context: { database } }: Change,
): Promise<string | undefined> {
  const names = ['project', ...fields];
  if (!names.some((name) => name in payload)) return undefined;
  const rows = await mergeRows(database, collection, names, payload, keys);
  const seen = new Set<string>();
  for (const row of rows) {
    const values = names.map((name) => toKey(row[name]));
    if (values.some((value) => value === undefined || value === null)) continue;
    const others = await database<{ id: Key }>(collection)
      .where(Object.fromEntries(names.map((name, at) => [name, values[at]])))
      .select('id');
    const isTaken = seen.has(String(values)) || others.some(({ id }) => !keys.some((key) => Number(key) === id));
    seen.add(String(values));
    if (isTaken) return `Auf dieser Website gibt es „${values.slice(1).join(': ')}“ schon; jede Kennung nur einmal.`;
  }
  return undefined;
}

async function findPresetError(
  services: Context['services'],
  { payload, keys, context }: Change,
): Promise<string | undefined> {
  if (!('configuration' in payload || 'project' in payload || payload.status === 'published')) return undefined;
  const rows = await mergeRows(context.database, 'ring_preset', ['configuration', 'project'], payload, keys);
  for (const row of rows) {
    const project = toKey(row.project);
    const rules = typeof project === 'number' ? await findRules(services, project, context) : undefined;
    if (!rules || typeof row.configuration !== 'string') continue;
    const changes = describeAdjustments(parsePair(row.configuration, rules).adjustments, rules, 'de');
    if (changes.length > 0) return `So ist dieses Paar nicht möglich. ${changes.join(' ')}`;
  }
  return undefined;
}

/** What the studio of a website offers; undefined while it has none. */
async function findRules(
  services: Context['services'],
  project: Key,
  { database, schema }: FilterContext,
): Promise<RingRules | undefined> {
  const read = <One>(collection: string) => new services.ItemsService<One>(collection, { schema, knex: database });
  const studios = await read<RingStudioRow>('ring_studio').readByQuery({
    filter: { project: { _eq: project } },
    ...{ fields: [...ringFields.ring_studio], sort: ringSort, limit: 1 },
  });
  return toRingRules({ ring_studio: studios, ...(await readRingLists(read, project, 'de')) }, 'de');
}

/** The rows as they will be: a new one, or the stored ones with what changes. */
async function mergeRows(
  database: Database,
  collection: string,
  fields: readonly string[],
  payload: Row,
  keys: readonly Key[],
): Promise<Row[]> {
  if (keys.length === 0) return [payload];
  const stored = await database<Row>(collection)
    .whereIn('id', keys)
    .select(...fields);
  return stored.map((row) => ({ ...row, ...payload }));
}

/** A value, or the key of a reference that is given as a nested row. */
function toKey(reference: unknown): unknown {
  const key = typeof reference === 'object' && reference !== null && 'id' in reference ? reference.id : reference;
  return key;
}
