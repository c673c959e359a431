import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup, rotateBackups } from '../cms/backup.ts';
import { readBackupKey } from '../cms/backup-encryption.ts';
import { Failure } from './launch/failure.mjs';
import { runStep } from './launch/progress.mjs';
import { runCommand } from './program.ts';
import { readVersion } from './read-json.ts';
import { readSettings, root } from './settings.ts';

/**
 * `npm run backup [-- <folder> --keep 14]`: writes each backup to a new folder below that one, named after the time, and
 * deletes the oldest. BACKUP_KEY_FILE or BACKUP_KEY encrypt it.
 */
await runCommand(async () => {
  const { data } = readSettings();
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  const keep = readKeep(values.keep);
  const [wanted] = positionals;
  const place = wanted ? resolve(process.env.INIT_CWD ?? root, wanted) : join(dirname(data), 'backups');
  const version = readVersion(join(root, 'package.json'));
  const key = readBackupKey();
  const { folder, manifest } = await runStep('Backing up database, uploads and secrets', () =>
    makeBackup(data, place, version, key),
  );
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`The backup is whole: ${folder} (${manifest.files.length} files, ${(bytes / 1e6).toFixed(1)} MB).`);
  console.log(
    key
      ? 'It is encrypted: it is worth nothing without its key, so keep a copy of that apart from the backups.'
      : 'It holds secrets and what customers wrote: keep it as safe as the shop itself.',
  );
  for (const name of manifest.missing) console.log(`  Not in it, since the file was not there: uploads/${name}`);
  if (!keep) return 0;
  const { deleted, heldBack } = rotateBackups(place, keep, manifest.missing);
  for (const name of deleted) console.log(`  Deleted, since ${keep} are kept: ${name}`);
  for (const name of heldBack) console.log(`  Kept, since it has uploads whose files are gone: ${name}`);
  if (heldBack.length === 0) return 0;
  console.log('Bring these uploads back from there, or delete their entries in the studio.');
  return 1;
});

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Failure(`--keep ${text} is no number of backups.`, ['npm run backup -- --keep 14']);
}
