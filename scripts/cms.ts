import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { openContent } from './content-source.ts';
import { runCommand } from './program.ts';
import { readSettings } from './settings.ts';

/** `npm run cms`: the bundled Directus alone, for a service manager; `npm run site` is its storefront. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { empty: { type: 'boolean' }, force: { type: 'boolean' } } });
  const readyFile = process.env.READY_FILE;
  if (readyFile) rmSync(readyFile, { force: true });
  const settings = readSettings();
  // A storefront's variables may be in the same file.
  await openContent({ ...settings, source: 'bundled' }, values);
  console.log(`Directus runs on port ${settings.cmsPort}; its first password is in ${settings.data}/secrets.json.`);
  if (readyFile) writeFileSync(readyFile, '');
  if (process.env.NOTIFY_SOCKET) await promisify(execFile)('systemd-notify', ['--ready']);
  return undefined;
});
