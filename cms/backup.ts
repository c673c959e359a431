import {
  chmodSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../scripts/launch/failure.mjs';
import { removeStaleFolders } from '../scripts/stale-folders.ts';
import {
  buildManifest,
  describeFile,
  explainDamage,
  type Manifest,
  manifestName,
  readManifest,
} from './backup-manifest.ts';
import { explainBrokenDatabase, getDirectusVersion } from './directus.ts';
import {
  copyDatabaseFile,
  findDamage,
  getDatabaseFile,
  getTimestamp,
  hasDatabase,
  isInUse,
  isOwnDatabase,
  moveAside,
  withDatabase,
} from './instance.ts';

/** Prefix of incomplete backups; leftovers of an aborted one are deleted by the next. */
const partial = 'vitrine-partial-';

/**
 * Copies database, uploads and secrets into a new folder below `place`, while Directus may be running.
 *
 * Uploads are copied before and after the database: the first pass has what is deleted meanwhile, the second what is
 * uploaded meanwhile. A file that is replaced meanwhile may be the older one.
 *
 * @param version of this checkout
 * @returns the folder and its manifest
 */
export async function makeBackup(
  data: string,
  parentFolder: string,
  version: string,
): Promise<{ folder: string; manifest: Manifest }> {
  refuseForeignDatabase();
  if (!hasDatabase(data)) {
    throw new Failure(`There is nothing to back up: ${getDatabaseFile(data)} does not exist.`, [
      'npm start makes it; CMS_DATA names another folder.',
    ]);
  }
  const damage = findDamage(getDatabaseFile(data), 'quick_check');
  if (damage) throw explainBrokenDatabase(data, [damage]);
  mkdirSync(parentFolder, { recursive: true, mode: 0o700 });
  removeStaleFolders(parentFolder, partial);
  const copy = join(parentFolder, `${partial}${process.pid}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { mode: 0o700 });
  try {
    const manifest = await copyParts(data, copy, version);
    const folder = findFreeName(join(parentFolder, getTimestamp()));
    renameSync(copy, folder);
    return { folder, manifest };
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}

/** Refuses external databases and storage, which are not ours to copy or replace. */
export function refuseForeignDatabase(environment: NodeJS.ProcessEnv = process.env): void {
  if (!isOwnDatabase(environment)) {
    throw new Failure('The DB_ variables name a database of your own, which this command leaves alone.', [
      'Use its own tools (for Postgres pg_dump and pg_restore), and copy the uploads and secrets.json: docs/operations.md.',
    ]);
  }
  if (environment.STORAGE_LOCATIONS || environment.STORAGE_LOCAL_ROOT || environment.STORAGE_LOCAL_DRIVER) {
    throw new Failure('The STORAGE_ variables keep uploads in a place of your own, which this command leaves alone.', [
      'Copy them with the tools of that storage; docs/operations.md says how the database is copied.',
    ]);
  }
}

async function copyParts(data: string, copy: string, version: string): Promise<Manifest> {
  const database = join(copy, 'data.db');
  mkdirSync(join(copy, 'uploads'));
  for (const name of findUploads(getDatabaseFile(data))) copyUpload(data, copy, name);
  for (const name of ['secrets.json', 'state.json']) {
    if (!existsSync(join(data, name))) continue;
    copyFileSync(join(data, name), join(copy, name));
    chmodSync(join(copy, name), 0o600);
  }
  copyDatabaseFile(getDatabaseFile(data), database);
  const damage = findDamage(database, 'integrity_check');
  if (damage) throw explainBrokenDatabase(data, [damage]);
  const uploads = findUploads(database);
  const missing = uploads.filter((name) => !copyUpload(data, copy, name));
  const parts = ['data.db', 'secrets.json', 'state.json'].filter((name) => existsSync(join(copy, name)));
  const present = uploads.filter((name) => !missing.includes(name)).map((name) => join('uploads', name));
  const files = [];
  for (const path of [...parts, ...present]) files.push(await describeFile(copy, path));
  const manifest = buildManifest({
    ...{ made: new Date().toISOString(), vitrine: version, directus: getDirectusVersion() },
    ...{ files, missing },
  });
  writeFileSync(join(copy, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** Files below `uploads` that are in the database. One without a size is still being uploaded. */
function findUploads(database: string): string[] {
  const rows = withDatabase(database, (open) =>
    open
      .prepare("SELECT filename_disk AS name FROM directus_files WHERE storage = 'local' AND filesize IS NOT NULL")
      .all(),
  );
  return rows.flatMap(({ name }) => (typeof name === 'string' && !name.split('/').includes('..') ? name : []));
}

/** @returns whether the file was copied */
function copyUpload(data: string, copy: string, name: string): boolean {
  const target = join(copy, 'uploads', name);
  if (existsSync(target)) return true;
  mkdirSync(dirname(target), { recursive: true });
  try {
    cpSync(join(data, 'uploads', name), target, { mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

function findFreeName(wanted: string): string {
  if (!existsSync(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    if (!existsSync(`${wanted}-${number}`)) return `${wanted}-${number}`;
  }
}

/**
 * Replaces the data folder by a backup and moves the old one aside. Everything is copied and verified first; problems
 * are thrown as a Failure before anything is changed.
 */
export async function restoreBackup(folder: string, data: string): Promise<Manifest> {
  refuseForeignDatabase();
  const manifest = readManifest(folder);
  refuseNewer(manifest);
  refuseWhileRunning(data);
  const copy = `${data}.partial`;
  rmSync(copy, { recursive: true, force: true });
  try {
    await copyChecked(folder, copy, manifest);
    refuseWhileRunning(data);
    replaceDataFolder(copy, data);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
  return manifest;
}

function replaceDataFolder(copy: string, data: string) {
  const aside = moveAside(data);
  try {
    renameSync(copy, data);
  } catch (error) {
    if (aside) renameSync(aside, data);
    throw error;
  }
}

/** Refuses backups of a newer Directus, which can migrate only upwards. */
function refuseNewer({ directus }: Manifest) {
  const present = getDirectusVersion();
  if (directus.localeCompare(present, 'en', { numeric: true }) <= 0) return;
  throw new Failure(`This backup was made with Directus ${directus}, and this checkout has ${present}.`, [
    'Restore it with the version of Vitrine that made it, or a later one.',
  ]);
}

function refuseWhileRunning(data: string) {
  if (!hasDatabase(data) || !isInUse(getDatabaseFile(data))) return;
  throw new Failure(`Directus is running on ${data}.`, ['Stop it first (Ctrl-C where npm start runs), then again.']);
}

async function copyChecked(folder: string, copy: string, { files }: Manifest) {
  mkdirSync(dirname(copy), { recursive: true });
  mkdirSync(join(copy, 'uploads'), { recursive: true, mode: 0o700 });
  chmodSync(copy, 0o700);
  for (const { path, bytes, sha256 } of files) {
    if (!existsSync(join(folder, path))) throw explainDamage(folder, `${path} is missing`);
    cpSync(join(folder, path), join(copy, path), { mode: constants.COPYFILE_FICLONE });
    const found = await describeFile(copy, path);
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw explainDamage(folder, `${path} is not the file that was backed up`);
    }
  }
  if (!files.some(({ path }) => path === 'data.db')) throw explainDamage(folder, 'it holds no database');
  const damage = findDamage(join(copy, 'data.db'), 'integrity_check');
  if (damage) throw explainDamage(folder, damage);
}
