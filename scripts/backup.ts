import { dirname, join, resolve } from 'node:path';
import { makeBackup } from '../cms/backup.ts';
import { runStep } from './launch/progress.mjs';
import { runCommand } from './program.ts';
import { readVersion } from './read-json.ts';
import { readSettings, root } from './settings.ts';

/** `npm run backup [-- <folder>]`: writes each backup to a new folder below that one, named after the time. */
await runCommand(async () => {
  const { data } = readSettings();
  const [wanted] = process.argv.slice(2);
  const place = wanted ? resolve(process.env.INIT_CWD ?? root, wanted) : join(dirname(data), 'backups');
  const version = readVersion(join(root, 'package.json'));
  const { folder, manifest } = await runStep('Backing up database, uploads and secrets', () =>
    makeBackup(data, place, version),
  );
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`The backup is whole: ${folder} (${manifest.files.length} files, ${(bytes / 1e6).toFixed(1)} MB).`);
  console.log('It holds secrets and what customers wrote: keep it as safe as the shop itself.');
  for (const name of manifest.missing) console.log(`  Not in it, since the file was not there: uploads/${name}`);
  return 0;
});
