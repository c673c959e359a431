import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** An instance of Directus: a folder with database, uploads and secrets, and its port. */
export type Instance = {
  data: string;
  port: number;
  /** Additional environment variables, such as the site's URL. */
  environment?: NodeJS.ProcessEnv;
  /** Create an empty website for this domain instead of the demo. */
  empty?: { domain: string } | undefined;
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
