import { chmodSync, constants, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../scripts/launch/failure.mjs';
import { refuseForeignDatabase } from './backup.ts';
import { describeFile, explainDamage, type Manifest, readManifest } from './backup-manifest.ts';
import { findDamage, isInUse } from './database-file.ts';
import { getDirectusVersion } from './directus.ts';
import { getDatabaseFile, hasDatabase } from './instance.ts';
import { moveAside } from './move-aside.ts';

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
