import { chmodSync, constants, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../scripts/launch/failure.mjs';
import { say } from '../scripts/launch/progress.mjs';
import { refuseForeignDatabase } from './backup.ts';
import { decryptFile } from './backup-encryption.ts';
import {
  describeFile,
  encrypted,
  explainDamage,
  type Manifest,
  openManifest,
  readManifest,
} from './backup-manifest.ts';
import { getDirectusVersion } from './directus.ts';
import { findDamage, getDatabaseFile, hasDatabase, isInUse, isOwnDatabase, moveAside } from './instance.ts';
import { checkPostgres, describePostgres, getMessage, type Postgres, withPostgres } from './postgres.ts';
import {
  findDumpDamage,
  findPostgresProgram,
  moveTablesAside,
  moveTablesBack,
  refuseWhileConnected,
  restorePostgres,
} from './postgres-dump.ts';

/**
 * Replaces the data folder by a backup and moves the old one aside; with Postgres also its tables. Everything is copied
 * and verified first; problems are thrown as a Failure before anything is changed.
 *
 * @param keyText of an encrypted backup
 */
export async function restoreBackup(folder: string, data: string, keyText?: string): Promise<Manifest> {
  refuseForeignDatabase();
  const manifest = readManifest(folder);
  refuseNewer(manifest);
  refuseOtherKind(manifest);
  refuseWhileRunning(data);
  const key = openManifest(folder, manifest, keyText);
  const copy = `${data}.partial`;
  rmSync(copy, { recursive: true, force: true });
  try {
    await copyChecked(folder, copy, manifest, key);
    if (manifest.database === 'postgres')
      await withPostgres((postgres) => restoreTables(postgres, folder, copy, data, manifest));
    else replaceDatabaseFile(folder, copy, data);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
  return manifest;
}

function replaceDatabaseFile(folder: string, copy: string, data: string) {
  if (!existsSync(getDatabaseFile(copy))) throw explainDamage(folder, 'it holds no database');
  const damage = findDamage(getDatabaseFile(copy), 'integrity_check');
  if (damage) throw explainDamage(folder, damage);
  refuseWhileRunning(data);
  replaceDataFolder(copy, data);
}

async function restoreTables(
  postgres: Postgres,
  folder: string,
  copy: string,
  data: string,
  { schema: wanted }: Manifest,
) {
  const { version, schema, tables } = await checkPostgres(postgres);
  const where = describePostgres(postgres);
  if (tables.length > 0 && !tables.includes('directus_users')) {
    throw new Failure(`${where} has tables of something else: ${tables.slice(0, 8).join(', ')}.`, [
      'Nothing was changed. Name a database of the shop’s own.',
    ]);
  }
  if (wanted !== schema) {
    throw new Failure(`The backup is of the schema ${wanted}, and the DB_ variables lead to ${schema} of ${where}.`, [
      `DB_SEARCH_PATH=${wanted}`,
    ]);
  }
  const program = findPostgresProgram('pg_restore', version);
  const file = join(copy, 'database.dump');
  const damage = existsSync(file) ? await findDumpDamage(program, file) : 'it holds no database';
  if (damage) throw explainDamage(folder, damage);
  await refuseWhileConnected(postgres);
  const aside = await moveTablesAside(postgres, schema);
  if (aside) say(`  The tables so far are now in the schema ${aside} of ${where}`);
  try {
    await restorePostgres(postgres, { program, schema, file });
    rmSync(file);
    replaceDataFolder(copy, data);
  } catch (error) {
    await moveTablesBack(postgres, schema, aside).catch((second: unknown) => {
      const advice = aside ? [`The tables so far are in the schema ${aside} of ${where}.`] : [];
      throw new Failure('The restore failed, and so did the way back.', advice, [error, second].map(getMessage));
    });
    if (aside) say('  They are where they were again.');
    throw error;
  }
  await postgres.query('ANALYZE');
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

function refuseOtherKind({ database }: Manifest) {
  if (database === 'sqlite' && !isOwnDatabase()) {
    throw new Failure('This backup is of SQLite, and the DB_ variables name a Postgres.', [
      'Restore it without them, then: npm run move-to-postgres',
    ]);
  }
  if (database === 'postgres' && isOwnDatabase()) {
    throw new Failure('This backup is of Postgres.', ['Set the DB_ variables that name the database to restore to.']);
  }
}

function refuseWhileRunning(data: string) {
  if (!isOwnDatabase() || !hasDatabase(data) || !isInUse(getDatabaseFile(data))) return;
  throw new Failure(`Directus is running on ${data}.`, ['Stop it first (Ctrl-C where npm start runs), then again.']);
}

async function copyChecked(folder: string, copy: string, { files }: Manifest, key: Buffer | undefined) {
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
    if (key) await decryptInPlace(folder, copy, path, key);
  }
}

async function decryptInPlace(folder: string, copy: string, path: string, key: Buffer) {
  const name = path.slice(0, -encrypted.length);
  if (!path.endsWith(encrypted)) throw explainDamage(folder, `${path} is not encrypted`);
  await decryptFile(join(copy, path), join(copy, name), key, name).catch((error: unknown) => {
    // Errors of the disk have a code of the system.
    if (error instanceof Error && 'syscall' in error) throw error;
    throw explainDamage(folder, `${path} cannot be decrypted`);
  });
  rmSync(join(copy, path));
}
