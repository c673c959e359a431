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
      'Move again: npm run move-to-postgres. Where only its last word is missing, that says how to go on.',
      'Or go on with SQLite: without the DB_ variables.',
    ]);
  }
}

/**
 * Why a shop is not moved to a Postgres that has tables. The tables of an interrupted move are known by one of them, which
 * is dropped in the transaction that brings the rows.
 */
export function explainOccupied(data: string, to: string, tables: readonly string[]): Failure {
  const file = getFile(data);
  const last = existsSync(file) ? readJson(file, mark) : undefined;
  const isOfMove = last?.state === 'begun' && last.to === to && tables.includes('directus_users');
  const more = tables.length > 8 ? ` and ${tables.length - 8} more` : '';
  const message = `${to} is not empty: it has ${tables.slice(0, 8).join(', ')}${more}.`;
  if (!isOfMove) {
    return new Failure(message, [
      'Nothing was changed. Name an empty database, or an empty schema with DB_SEARCH_PATH.',
    ]);
  }
  return new Failure(`${message} A move that began at ${last.at} was stopped after all rows were there.`, [
    `Where nobody has ordered or edited anything on SQLite since, it is complete: write "done" in place of "begun" into ${file}, and start with the DB_ variables.`,
    'Otherwise Postgres has the shop of that moment: empty the database (dropdb, createdb), and move again.',
  ]);
}

export const getScratchFolder = (data: string) => join(data, 'moving');

/** Removes the copy of the database that a move works with; a killed one leaves it. @returns whether there was one */
export function removeScratchFolder(data: string): boolean {
  const folder = getScratchFolder(data);
  const isThere = existsSync(folder);
  rmSync(folder, { recursive: true, force: true });
  return isThere;
}
