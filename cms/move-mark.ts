import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Failure } from '../scripts/launch/failure.mjs';
import { readJson } from '../scripts/read-json.ts';
import { isOwnDatabase } from './instance.ts';

const mark = v.object({ state: v.picklist(['begun', 'done']), to: v.string(), at: v.string() });

const getFile = (data: string) => join(data, 'moved-to-postgres.json');

export function markMove(data: string, state: v.InferOutput<typeof mark>['state'], to: string): void {
  writeFileSync(getFile(data), `${JSON.stringify({ state, to, at: new Date().toISOString() }, null, 2)}\n`);
}

export function unmarkMove(data: string): void {
  rmSync(getFile(data), { force: true });
}

/**
 * Refuses the database that is not the shop's: the SQLite file after a move to Postgres, whose orders would get numbers
 * that are taken, and a Postgres whose filling was interrupted.
 */
export function refuseMoved(data: string, environment: NodeJS.ProcessEnv = process.env): void {
  const file = getFile(data);
  if (!existsSync(file)) return;
  const { state, to, at } = readJson(file, mark);
  if (state === 'done' && isOwnDatabase(environment)) {
    throw new Failure(`The data in ${data} was moved to Postgres (${to}) at ${at}.`, [
      'Set the DB_ variables that name it: DB_CLIENT=pg, DB_HOST and so on.',
      `To go back to the SQLite database as it was then, without what came in since: delete ${file}`,
    ]);
  }
  if (state === 'begun' && !isOwnDatabase(environment)) {
    throw new Failure(`The move of ${data} to Postgres (${to}) was interrupted, so the shop is not whole there.`, [
      'Move again: npm run move-to-postgres. Or go on with SQLite: without the DB_ variables.',
    ]);
  }
}
