import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../scripts/launch/failure.mjs';
import { removeStaleFolders } from '../scripts/stale-folders.ts';
import { deriveBackupKey, encryptFile } from './backup-encryption.ts';
import {
  buildManifest,
  describeFile,
  encrypted,
  type Manifest,
  manifestName,
  readManifest,
  type SealedBackup,
} from './backup-manifest.ts';
import { explainBrokenDatabase, getDirectusVersion } from './directus.ts';
import {
  copyDatabaseFile,
  findDamage,
  getDatabaseFile,
  getTimestamp,
  hasDatabase,
  isOwnDatabase,
  withDatabase,
} from './instance.ts';
import { refuseMoved } from './move-mark.ts';
import { checkPostgres, describePostgres, isPostgres, type Postgres, withPostgres } from './postgres.ts';
import { dumpPostgres, findDumpDamage, findPostgresProgram } from './postgres-dump.ts';

/** Prefix of incomplete backups; leftovers of an aborted one are deleted by the next. */
const partial = 'vitrine-partial-';

/** Name of a complete backup: its time, and a number where there were two in a second. */
const backupName = /^\d{8}-\d{6}(?:-\d+)?$/;

/**
 * Copies database, uploads and secrets into a new folder below `place`, while Directus may be running.
 *
 * Uploads are copied before and after the database: the first pass has what is deleted meanwhile, the second what is
 * uploaded meanwhile. A file that is replaced meanwhile may be the older one.
 *
 * @param version of this checkout
 * @param keyText with which it is encrypted
 * @returns the folder and its manifest
 */
export async function makeBackup(
  data: string,
  parentFolder: string,
  version: string,
  keyText?: string,
): Promise<{ folder: string; manifest: Manifest }> {
  refuseForeignDatabase();
  refuseMoved(data);
  return withSource(data, async (source) => {
    mkdirSync(parentFolder, { recursive: true, mode: 0o700 });
    removeStaleFolders(parentFolder, partial);
    const copy = join(parentFolder, `${partial}${process.pid}`);
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy, { mode: 0o700 });
    try {
      const manifest = await copyParts(source, { data, copy, version, sealed: seal(keyText) });
      const folder = findFreeName(join(parentFolder, getTimestamp()));
      renameSync(copy, folder);
      return { folder, manifest };
    } catch (error) {
      rmSync(copy, { recursive: true, force: true });
      throw error;
    }
  });
}

/** Refuses external databases and storage, which are not ours to copy or replace. */
export function refuseForeignDatabase(environment: NodeJS.ProcessEnv = process.env): void {
  if (!isOwnDatabase(environment) && !isPostgres(environment)) {
    throw new Failure('The DB_ variables name a database of your own, which this command leaves alone.', [
      'Use its own tools, and copy the uploads and secrets.json: docs/operations.md.',
    ]);
  }
  if (environment.STORAGE_LOCATIONS || environment.STORAGE_LOCAL_ROOT || environment.STORAGE_LOCAL_DRIVER) {
    throw new Failure('The STORAGE_ variables keep uploads in a place of your own, which this command leaves alone.', [
      'Copy them with the tools of that storage; docs/operations.md says how the database is copied.',
    ]);
  }
}

/** What a rotation did, by names of backups. */
export type Rotation = {
  deleted: string[];
  /** Old ones that have an upload which the newest lacks, and that may be all that is left of it. */
  heldBack: string[];
};

/**
 * Deletes the oldest complete backups in a folder, and nothing else that is there.
 *
 * @param keep number of those that stay
 * @param missing uploads that the newest one lacks
 */
export function rotateBackups(parentFolder: string, keep: number, missing: readonly string[]): Rotation {
  const backups = readdirSync(parentFolder)
    .filter((name) => backupName.test(name) && existsSync(join(parentFolder, name, manifestName)))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const old = backups.slice(0, Math.max(0, backups.length - keep));
  const lost = new Set(missing.flatMap((name) => [join('uploads', name), join('uploads', name + encrypted)]));
  const { heldBack = [], deleted = [] } = Object.groupBy(old, (name) => {
    if (lost.size === 0) return 'deleted';
    const { files } = readManifest(join(parentFolder, name));
    return files.some(({ path }) => lost.has(path)) ? 'heldBack' : 'deleted';
  });
  for (const name of deleted) rmSync(join(parentFolder, name), { recursive: true });
  return { deleted, heldBack };
}

function seal(keyText: string | undefined): SealedBackup | undefined {
  if (!keyText) return undefined;
  const salt = randomBytes(16);
  return { key: deriveBackupKey(keyText, salt), salt };
}

/** The database of a backup: SQLite's file, or a dump of Postgres. */
type Source = {
  about: Pick<Manifest, 'database' | 'schema'>;
  /** Its name in the backup. */
  name: string;
  /** Names of the uploads now. */
  listUploads: () => Promise<string[]>;
  /**
   * Writes the database as it is at one moment.
   *
   * @returns names of the uploads that it has
   */
  write: (file: string) => Promise<string[]>;
};

async function withSource<T>(data: string, work: (source: Source) => Promise<T>): Promise<T> {
  if (isOwnDatabase()) return work(openSqlite(data));
  return withPostgres(async (postgres) => work(await openPostgres(postgres, data)));
}

function openSqlite(data: string): Source {
  const file = getDatabaseFile(data);
  if (!hasDatabase(data)) {
    throw new Failure(`There is nothing to back up: ${file} does not exist.`, [
      'npm start makes it; CMS_DATA names another folder.',
    ]);
  }
  const refuseDamage = (path: string, check: 'quick_check' | 'integrity_check') => {
    const damage = findDamage(path, check);
    if (damage) throw explainBrokenDatabase(data, [damage]);
  };
  refuseDamage(file, 'quick_check');
  return {
    ...{ about: { database: 'sqlite' }, name: 'data.db' },
    listUploads: async () => withDatabase(file, (open) => toNames(open.prepare(selectUploads).all())),
    write: async (to) => {
      copyDatabaseFile(file, to);
      refuseDamage(to, 'integrity_check');
      return withDatabase(to, (open) => toNames(open.prepare(selectUploads).all()));
    },
  };
}

async function openPostgres(postgres: Postgres, data: string): Promise<Source> {
  const { version, schema, tables } = await checkPostgres(postgres);
  if (!tables.includes('directus_files')) {
    throw new Failure(`There is nothing to back up: ${describePostgres(postgres)} has no tables of Directus.`, [
      'Check DB_DATABASE and DB_SEARCH_PATH.',
    ]);
  }
  if (!existsSync(join(data, 'secrets.json'))) {
    throw new Failure(`${data} has no secrets.json, without which a backup would be of little use.`, [
      'CMS_DATA names the folder that Directus is started with.',
    ]);
  }
  const program = findPostgresProgram('pg_dump', version);
  const listUploads = async () => toNames((await postgres.query(selectUploads)).rows);
  return {
    ...{ about: { database: 'postgres', schema }, name: 'database.dump', listUploads },
    write: async (to) => {
      const uploads = await dumpPostgres(postgres, { program, schema, file: to }, listUploads);
      chmodSync(to, 0o600);
      const damage = await findDumpDamage(findPostgresProgram('pg_restore', version), to);
      if (damage) throw new Failure('The dump of the database cannot be read.', ['Is the disk full?'], [damage]);
      return uploads;
    },
  };
}

/** Files below `uploads` that are in the database. One without a size is still being uploaded. */
const selectUploads =
  "SELECT filename_disk AS name FROM directus_files WHERE storage = 'local' AND filesize IS NOT NULL";

function toNames(rows: Record<string, unknown>[]): string[] {
  return rows.flatMap(({ name }) => (typeof name === 'string' && !name.split('/').includes('..') ? name : []));
}

type Parts = { data: string; copy: string; version: string; sealed: SealedBackup | undefined };

async function copyParts(source: Source, { data, copy, version, sealed }: Parts): Promise<Manifest> {
  const files: string[] = [];
  const copied = new Set<string>();
  const add = async (from: string, path: string) => {
    if (!copied.has(path) && !(await copyFile(from, copy, path, sealed))) return false;
    copied.add(path);
    return true;
  };
  const addUpload = (name: string) => add(join(data, 'uploads', name), join('uploads', name));
  mkdirSync(join(copy, 'uploads'));
  for (const name of await source.listUploads()) await addUpload(name);
  files.push(source.name);
  for (const name of ['secrets.json', 'state.json']) {
    if (await add(join(data, name), name)) files.push(name);
  }
  const missing: string[] = [];
  for (const name of await writeDatabase(source, { data, copy, version, sealed })) {
    if (await addUpload(name)) files.push(join('uploads', name));
    else missing.push(name);
  }
  const described = [];
  for (const path of files) described.push(await describeFile(copy, sealed ? path + encrypted : path));
  const made = new Date().toISOString();
  const about = { made, vitrine: version, directus: getDirectusVersion(), ...source.about };
  const manifest = buildManifest({ ...about, files: described, missing }, sealed);
  writeFileSync(join(copy, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** An encrypted backup may lie where nobody is trusted, so its database is written beside the shop's own first. */
async function writeDatabase(source: Source, { data, copy, sealed }: Parts): Promise<string[]> {
  if (!sealed) return source.write(join(copy, source.name));
  removeStaleFolders(data, partial);
  const folder = join(data, `${partial}${process.pid}`);
  // In a container every run has the same number.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  try {
    const uploads = await source.write(join(folder, source.name));
    await copyFile(join(folder, source.name), copy, source.name, sealed);
    return uploads;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns whether there was such a file */
async function copyFile(from: string, copy: string, path: string, sealed: SealedBackup | undefined): Promise<boolean> {
  const target = join(copy, sealed ? path + encrypted : path);
  mkdirSync(dirname(target), { recursive: true });
  try {
    if (sealed) await encryptFile(from, target, sealed.key, path);
    else cpSync(from, target, { mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return false;
  }
  if (!path.startsWith('uploads')) chmodSync(target, 0o600);
  return true;
}

function findFreeName(wanted: string): string {
  if (!existsSync(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    if (!existsSync(`${wanted}-${number}`)) return `${wanted}-${number}`;
  }
}
