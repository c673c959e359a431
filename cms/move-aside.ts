import { existsSync, renameSync } from 'node:fs';
import { Failure } from '../scripts/launch/failure.mjs';
import { say } from '../scripts/launch/progress.mjs';

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
