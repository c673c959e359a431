import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '../scripts/launch/failure.mjs';
import { say } from '../scripts/launch/progress.mjs';
import type { Language } from '../src/i18n/languages.ts';

/** An instance of Directus: a folder with database, uploads and secrets, and its port. */
export type Instance = {
  data: string;
  port: number;
  /** Additional environment variables, such as the site's URL. */
  environment?: NodeJS.ProcessEnv;
  /** Create an empty website instead of the demo. */
  empty?: EmptySite | undefined;
};

/** A website without the demo. */
export type EmptySite = {
  domain: string;
  name: string;
  /** German is always one of them, and the first. */
  languages: readonly Language[];
  hasShop: boolean;
};

/**
 * Whether the database is the SQLite file in the data folder; anything else is configured by DB_* and must not be
 * moved.
 */
export function isOwnDatabase(environment: NodeJS.ProcessEnv = process.env): boolean {
  const client = environment.DB_CLIENT;
  return !client || (client === 'sqlite3' && !environment.DB_FILENAME);
}

export function getDatabaseFile(data: string): string {
  return join(data, 'data.db');
}

export function hasDatabase(data: string): boolean {
  return existsSync(getDatabaseFile(data));
}

/**
 * Enables SQLite's write-ahead log, so that reads and a write may be concurrent. The mode is stored in the file; each
 * commit still waits for the disk, since `synchronous` stays FULL.
 */
export function enableWriteAheadLog(file: string): void {
  withDatabase(file, (database) => database.exec('PRAGMA journal_mode = WAL'));
}

/**
 * Copies a consistent state of the database to a single file, while others may write.
 *
 * @param to must not exist
 */
export function copyDatabaseFile(from: string, to: string): void {
  withDatabase(from, (database) => database.prepare('VACUUM INTO ?').run(to));
  chmodSync(to, 0o600);
  const copy = openSync(to, 'r+');
  fsyncSync(copy);
  closeSync(copy);
}

/**
 * SQLite's description of a damage; undefined for an intact database of Directus.
 *
 * @param check `quick_check` does not compare indexes with their tables
 */
export function findDamage(file: string, check: 'quick_check' | 'integrity_check'): string | undefined {
  try {
    return withDatabase(file, (database) => {
      const finding = database.prepare(`PRAGMA ${check}(1)`).get()?.[check];
      if (finding !== 'ok') return String(finding);
      const users = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'directus_users'").get();
      return users ? undefined : 'It holds no tables of Directus.';
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether another process has the database open. Leaving WAL mode needs exclusive access, so that is tried. */
export function isInUse(file: string): boolean {
  try {
    withDatabase(file, (database) => database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; ROLLBACK'), 0);
  } catch (error) {
    // A damaged file may be replaced.
    return isBusy(error);
  }
  return false;
}

/** Whether SQLite has thrown since another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

const SQLITE_BUSY = 5;

/** @param timeoutMs how long a statement waits for other writers */
export function withDatabase<T>(file: string, work: (database: DatabaseSync) => T, timeoutMs = 5000): T {
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/**
 * Renames the data folder to make room for another one; nothing is deleted.
 *
 * @returns its new name, undefined if there was none
 * @throws Failure if the folder cannot be renamed, e.g. because it is a mounted volume
 */
export function moveAside(data: string): string | undefined {
  if (!existsSync(data)) return undefined;
  const newName = findFreeName(`${data}.${getTimestamp()}`);
  try {
    renameSync(data, newName);
  } catch (error) {
    throw new Failure(`${data} cannot be moved aside: ${error instanceof Error ? error.message : error}`, [
      'Where the folder itself is a mounted volume, name one inside it: CMS_DATA=/volume/data',
    ]);
  }
  say(`  The data so far is now in ${newName}`);
  return newName;
}

function findFreeName(name: string): string {
  for (let count = 1; ; count += 1) {
    const one = count === 1 ? name : `${name}-${count}`;
    if (!existsSync(one)) return one;
  }
}

/** Current time in UTC for file names: `20260523-081500`. */
export function getTimestamp(): string {
  return new Date().toISOString().replace(/[-:]/g, '').replace(/\..*/, '').replace('T', '-');
}
