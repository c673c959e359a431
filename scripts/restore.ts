import { resolve } from 'node:path';
import { readBackupKey } from '../cms/backup-encryption.ts';
import { restoreBackup } from '../cms/restore-backup.ts';
import { Failure } from './launch/failure.mjs';
import { runStep } from './launch/progress.mjs';
import { runCommand } from './program.ts';
import { readSettings, root } from './settings.ts';

/** `npm run restore -- <folder>`: restores the data folder from that backup. */
await runCommand(async () => {
  const { data } = readSettings();
  const [wanted] = process.argv.slice(2);
  if (!wanted) throw new Failure('Which backup?', ['npm run restore -- cms/backups/20260523-081500']);
  const folder = resolve(process.env.INIT_CWD ?? root, wanted);
  const key = readBackupKey();
  const { made, directus } = await runStep('Checking and restoring the backup', () => restoreBackup(folder, data, key));
  console.log(`${data} is now as it was at ${made} (Directus ${directus}), with the passwords of that time.`);
  console.log('npm start goes on from there.');
  return 0;
});
