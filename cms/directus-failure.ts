import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../scripts/launch/failure.mjs';
import { getDatabaseFile, type Instance, isOwnDatabase } from './instance.ts';

/** Explains why Directus did not start, from the last lines of its output. */
export function explainDirectusFailure({ data, port }: Instance, lines: string[]): Failure {
  const output = lines.join('\n');
  const details = lines.slice(-12);
  if (/EADDRINUSE/.test(output)) {
    return new Failure(`Port ${port}, meant for Directus, is taken by another program.`, [
      `Stop that program, or choose another port: CMS_PORT=${port + 1} npm start`,
    ]);
  }
  if (/ENOSPC|SQLITE_FULL|disk is full/i.test(output)) {
    return new Failure('The disk is full, so Directus cannot write.', [`Free some space on the disk of ${data}.`]);
  }
  if (/ERR_DLOPEN_FAILED|NODE_MODULE_VERSION|invalid ELF/.test(output)) {
    return new Failure(
      'A compiled module of Directus belongs to another Node.',
      ['Install it afresh: delete cms/node_modules, then npm start'],
      details,
    );
  }
  if (!isOwnDatabase()) {
    return new Failure(
      'Directus does not start on the database that the DB_ variables name.',
      ['Check that the database runs, and DB_HOST, DB_PORT, DB_DATABASE, DB_USER and DB_PASSWORD.'],
      details,
    );
  }
  if (!existsSync(join(data, 'state.json'))) {
    return new Failure(
      'Directus could not set up its database.',
      ['Start again; what is half done is begun afresh.'],
      details,
    );
  }
  return explainBrokenDatabase(data, details);
}

export function explainBrokenDatabase(data: string, details: string[]): Failure {
  return new Failure(
    `Directus does not start on its database, ${getDatabaseFile(data)}.`,
    [
      'If you have a backup: npm run restore -- <its folder> (moves the data so far aside)',
      `Or begin afresh with the demo content: npm start -- --reset (moves ${data} aside as well)`,
    ],
    details,
  );
}
