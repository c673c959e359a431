import type { Database } from '../directus.ts';
import { queryRows } from '../query-rows.ts';
import { type Dialect, hasLog } from './install.ts';

/** Changes since a position of the log. */
export type Changes = {
  /** Where the next call goes on. */
  position: string;
  /** Tags such as `ecommerce_product/7` or `menu`, each once. */
  tags: string[];
  /** The log does not say what has changed since then, so everything may have. */
  isReset: boolean;
};

/** Changes that get one number, so that an import blocks others for a moment only. */
const batchSize = 2_000;

const maxBatchesAtOnce = 50;

/** Beyond that, reading everything is less work than reading what has changed. */
const maxRows = 500;

const minRowsKept = 10_000;

const day = 86_400_000;

type Position = { seq: number; at: number };

/**
 * Databases of this process whose changes are just being numbered. Another call goes on with what has a number: while
 * SQLite is locked, each would keep its only connection for a moment, and orders would wait behind all of them.
 */
const numbering = new WeakSet<Database>();

/**
 * Numbers what was noted since, and returns it.
 *
 * Whoever writes only notes tags. They are numbered here, when they are committed, by one transaction at a time: so a
 * number is never visible before a lower one, although transactions on Postgres commit in any order.
 *
 * @param after position of the last call; undefined for a beginning, which is a reset
 */
export async function readChanges(database: Database, dialect: Dialect, after: string | undefined): Promise<Changes> {
  let newest = await readNewest(database);
  if (newest.isWaiting && !numbering.has(database)) {
    numbering.add(database);
    await numberChanges(database, dialect).finally(() => numbering.delete(database));
    newest = await readNewest(database);
  }
  const position = formatPosition(newest);
  if (position === after) return { position, tags: [], isReset: false };
  const reset = { position, tags: [], isReset: true };
  const known = after === undefined ? undefined : parsePosition(after);
  if (!known) return reset;
  const rows = await queryRows(
    database,
    `select seq, tags, at from vitrine_change where seq >= ? and seq <= ? order by seq limit ${maxRows + 1}`,
    [known.seq, newest.seq],
  );
  const [first, ...since] = rows.map((row) => ({ ...toPosition(row), tags: toTags(row.tags) }));
  // Where the row is not there any more, or another one has its number, as after a backup was restored.
  if (!first || formatPosition(first) !== after || since.length >= maxRows) return reset;
  const tags = [...new Set(since.flatMap((row) => row.tags))];
  return tags.includes('everything') ? reset : { position, tags, isReset: false };
}

/** One statement with two looks into an index, one row each: this is all that a call does when nothing has changed. */
async function readNewest(database: Database): Promise<Position & { isWaiting: boolean }> {
  const [row] = await queryRows(
    database,
    `select (select id from vitrine_change_waiting order by id limit 1) as waiting, seq, at
      from vitrine_change order by seq desc limit 1`,
  );
  if (!row) throw new Error('The log of changes is empty.');
  return { ...toPosition(row), isWaiting: row.waiting !== null };
}

async function numberChanges(database: Database, dialect: Dialect): Promise<void> {
  for (let batch = 0; batch < maxBatchesAtOnce; batch += 1) {
    if ((await numberBatch(database, dialect)) < batchSize) return;
  }
}

/** @returns how many were noted */
function numberBatch(database: Database, dialect: Dialect): Promise<number> {
  return database.transaction(async (work) => {
    if (dialect.lock) await work.raw(dialect.lock);
    const resume = await dialect.hurry?.(work);
    try {
      return await numberNoted(work);
    } finally {
      await resume?.();
    }
  });
}

async function numberNoted(work: Database): Promise<number> {
  const noted = await queryRows(
    work,
    `delete from vitrine_change_waiting
      where id in (select id from vitrine_change_waiting order by id limit ${batchSize}) returning tag`,
  );
  const tags = [...new Set(noted.map(({ tag }) => String(tag)))];
  if (tags.length > 0) {
    await queryRows(work, 'insert into vitrine_change (tags, at) values (?, ?)', [JSON.stringify(tags), Date.now()]);
  }
  return noted.length;
}

/**
 * Deletes what is older than a day, but keeps the last rows whatever the clock says. Numbers what waits, too, since
 * triggers write whether anybody asks or not.
 */
export async function trimLog(database: Database, dialect: Dialect, now: number): Promise<void> {
  if (!(await hasLog(database, dialect))) return;
  await numberChanges(database, dialect);
  await queryRows(
    database,
    `delete from vitrine_change where seq <= (select max(seq) from vitrine_change) - ${minRowsKept} and at < ?`,
    [now - day],
  );
}

function formatPosition({ seq, at }: Position): string {
  return `${seq}.${at}`;
}

function parsePosition(text: string): Position | undefined {
  const [, seq, at] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return seq === undefined ? undefined : { seq: Number(seq), at: Number(at) };
}

/** Postgres answers large integers as texts. */
function toPosition({ seq, at }: Record<string, unknown>): Position {
  return { seq: Number(seq), at: Number(at) };
}

function toTags(text: unknown): string[] {
  const tags: unknown = JSON.parse(String(text));
  return Array.isArray(tags) ? tags.map(String) : [];
}
