import { createMutex } from '../../../src/base/mutex.ts';
import { findProductsReferencing } from '../catalogue/hook.ts';
import { touch } from '../catalogue/sync-product-records.ts';
import type { Context, Hooks } from '../directus.ts';
import publish from '../publish-operation/api.ts';
import { forEachCatching, getPollSeconds, withoutOverlap } from '../recurring-jobs.ts';
import { computeTint } from './compute-tint.ts';
import { readFile } from './read-file.ts';
import { scalePictures } from './scale-pictures.ts';

type FileRow = { id: string; tint: string | null };

const table = 'directus_files';

const types = ['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/tiff', 'image/gif'];

/** Files that get their tint every thirty seconds, which takes one core a few of them. */
const filledAtOnce = 100;

/**
 * Computes the tint of every picture when it is uploaded or replaced, and of those that have none yet every thirty seconds. The
 * website is told about new pictures, which it then converts before anybody requests them.
 */
export default ({ action, init, schedule }: Hooks, context: Context) => {
  scalePictures(context);
  const tints = createTints(context);
  const report = (error: unknown) => context.logger.error(error);
  action('files.upload', ({ key }) => tints.update(String(key)).catch(report));
  const fill = withoutOverlap(context, tints.fill);
  init('app.after', () => void fill());
  schedule(`*/${getPollSeconds(context, 30)} * * * * *`, fill);
};

/** Less than every id; Postgres compares ids with ids only. */
const lowestId = '00000000-0000-0000-0000-000000000000';

type Tints = {
  /** Computes the tint of a file that was uploaded or replaced. */
  update: (id: string) => Promise<void>;
  /** Computes the tints of files without one. */
  fill: () => Promise<void>;
};

function createTints(context: Context): Tints {
  const { database, getSchema } = context;
  // One at a time: decoding uses the processor that also answers requests.
  const mutex = createMutex();
  let lastId = lowestId;
  /** Files that could not be read; the next start tries again. */
  const unreadable = new Set<string>();
  /** Files on pages whose tint the website does not know yet. */
  const unannounced = new Set<string>();

  /** @returns whether it has changed */
  const compute = async ({ id, tint: before }: FileRow): Promise<boolean> => {
    const tint = await computeTint(await readFile(context, id));
    await database(table).where({ id }).update({ tint });
    return tint !== (before ?? '');
  };

  const update = async (id: string) => {
    const row = await mutex.runExclusive(async () => {
      const [found] = await database<FileRow>(table).where({ id }).whereIn('type', types).select('id', 'tint');
      if (!found) return undefined;
      // When computing fails, or the process ends meanwhile, the file is one of those without a tint.
      await database(table).where({ id }).update({ tint: null });
      return { ...found, hasChanged: await compute(found) };
    });
    if (!row) return;
    // No page shows a file yet that had no tint.
    if (row.hasChanged && row.tint !== null) await announce([id]);
    await callWebsite(context, { path: '/api/pictures', collection: table, keys: [id] });
  };

  const announce = async (ids: readonly string[]) => {
    if (ids.length > 0) await touch(database, await findProductsReferencing(database, table, ids), new Date());
    for (const id of ids) unannounced.add(id);
    await publishAnnounced();
  };
  // The website may be away for longer than the calls are repeated.
  const publishAnnounced = withoutOverlap(context, async () => {
    const ids = [...unannounced];
    if (ids.length > 0) await callWebsite(context, { collection: table });
    for (const id of ids) unannounced.delete(id);
  });

  const fill = async () => {
    // An older database gets the field after Directus has started.
    const { collections } = await getSchema();
    if (!('tint' in (collections[table]?.fields ?? {}))) return;
    const rows = await database<FileRow>(table)
      .where({ tint: null })
      // A file that is still being uploaded has no size yet.
      .whereNotNull('filesize')
      .whereIn('type', types)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(filledAtOnce)
      .select('id', 'tint');
    // A file that cannot be read does not keep the others waiting; the next round begins with the first file again.
    lastId = rows.length === filledAtOnce ? (rows.at(-1)?.id ?? lowestId) : lowestId;
    const changed: string[] = [];
    const readable = rows.filter(({ id }) => !unreadable.has(id));
    await forEachCatching(context, readable, async (row) => {
      unreadable.add(row.id);
      if (await mutex.runExclusive(() => compute(row))) changed.push(row.id);
      unreadable.delete(row.id);
    });
    // Not awaited, since a website that is away must not keep the other files waiting.
    void announce(changed).catch((error) => context.logger.error(error));
  };

  return { update, fill };
}

async function callWebsite(context: Context, call: Parameters<typeof publish.handler>[0]): Promise<void> {
  if (context.env.SITE_URL) await publish.handler(call, context);
}
