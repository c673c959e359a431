import { existsSync, renameSync } from 'node:fs';
import { say } from '../scripts/launch/progress.mjs';

/** Renames the data folder, so that another one can take its place; nothing is deleted. */
export function moveAside(data: string): void {
  if (!existsSync(data)) return;
  const aside = `${data}.${getTimestamp()}`;
  renameSync(data, aside);
  say(`  The data so far is now in ${aside}`);
}

/** Now in UTC, as a part of a file's name: `20260523-081500`. */
export function getTimestamp(): string {
  return new Date().toISOString().replace(/[-:]/g, '').replace(/\..*/, '').replace('T', '-');
}
