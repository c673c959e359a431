import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

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
    return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
  }
  return false;
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
