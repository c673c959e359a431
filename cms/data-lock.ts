import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '../scripts/launch/failure.mjs';
import { isBusy } from './instance.ts';

/** Data folders that this process has locked. */
const locks = new Map<string, DatabaseSync>();

/**
 * Locks a data folder for this process: two Directus with one SQLite file would each answer from memory what the other
 * has changed. The lock is SQLite's own on a file beside the folder, so it ends with the process, however that ends.
 *
 * @throws Failure when another process has it
 */
export function lockData(data: string): void {
  if (locks.has(data)) return;
  mkdirSync(dirname(data), { recursive: true });
  const lock = new DatabaseSync(`${data}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Failure(`Another start has the data in ${data} open.`, [
      'Stop it, or give this one data of its own: CMS_DATA=cms/data.second CMS_PORT=8155 PORT=3100 npm start',
    ]);
  }
  locks.set(data, lock);
}
