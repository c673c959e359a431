import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of the system: those of servers are not on the PATH of Debian's users. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders, '/usr/sbin'].map((folder) => join(folder, name)).find((file) => existsSync(file));
}
