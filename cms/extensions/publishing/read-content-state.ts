import type { Context } from '../directus.ts';

/** The Flow that tells the website of changes: it names the collections that pages are made of. */
const publishingFlow = '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f01';

/** On Postgres a change may be written after one that got a higher number: its number is then new among the last ones. */
const changeCount = 20;

/**
 * The numbers of the last changes of content, by whoever made them; another text after each change, a deletion too. Null
 * where the Flow is not set up. Directus writes a change and its number in one transaction.
 */
export async function readContentState({ database }: Context): Promise<string | null> {
  const [flow] = await database('directus_flows').where({ id: publishingFlow }).select('options');
  const collections = parseCollections(flow?.options);
  if (!collections) return null;
  const changes = await database('directus_activity')
    .whereIn('collection', collections)
    .whereIn('action', ['create', 'update', 'delete'])
    .orderBy('id', 'desc')
    .limit(changeCount)
    .select('id');
  return changes.map(({ id }) => id).join(' ') || 'none';
}

/** SQLite keeps options as a text, Postgres as what they are. */
function parseCollections(options: unknown): string[] | undefined {
  const parsed: unknown = typeof options === 'string' ? JSON.parse(options) : options;
  if (typeof parsed !== 'object' || parsed === null || !('collections' in parsed)) return undefined;
  const { collections } = parsed;
  return Array.isArray(collections) ? collections.filter((one) => typeof one === 'string') : undefined;
}
