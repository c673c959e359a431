import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** One Directus: a folder with its database, its files and its secrets, and the port that it answers on. */
export type Instance = {
  data: string;
  port: number;
  /** Further variables for it, such as the address of the site. */
  environment?: NodeJS.ProcessEnv;
  /** Begin with nothing but a website of this domain, instead of the demo. */
  empty?: { domain: string } | undefined;
};

/** Whether the database is the SQLite file in the data folder; anything else is configured by DB_* and is not ours to move. */
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
