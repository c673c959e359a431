import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Lets readers and one writer work on the SQLite file at the same time: changes go to `data.db-wal` first. The mode is
 * kept in the file; each commit still waits for the disk, since SQLite's `synchronous` stays FULL.
 */
export function enableWriteAheadLog(file: string): void {
  withDatabase(file, (database) => database.exec('PRAGMA journal_mode = WAL'));
}

/**
 * Writes the database as it is at this moment, as one file that holds everything, while others go on writing.
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
 * What is wrong with a database file, in SQLite's words; undefined for a sound one of Directus.
 *
 * @param check `quick_check` leaves out whether indexes agree with their tables
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

/** Whether another process has the database open. Leaving the write-ahead log needs it alone, so that is tried. */
export function isInUse(file: string): boolean {
  try {
    withDatabase(file, (database) => database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; ROLLBACK'), 0);
  } catch (error) {
    // A damaged file is no reason against putting another one in its place.
    return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
  }
  return false;
}

const SQLITE_BUSY = 5;

/** @param timeoutMs how long a statement waits for others that write */
export function withDatabase<T>(file: string, work: (database: DatabaseSync) => T, timeoutMs = 5000): T {
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
