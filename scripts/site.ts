import { buildIfNeeded } from './build-site.ts';
import { waitForContent } from './content-source.ts';
import { keepRunning, runCommand } from './program.ts';
import { readSettings } from './settings.ts';
import { startStorefront } from './storefront.ts';

/** `npm run site`: the storefront alone, for a service manager; it waits for a Directus and never starts one. */
await runCommand(async () => {
  const settings = readSettings();
  const addresses = await waitForContent(settings);
  await buildIfNeeded({ settings, addresses });
  const start = () => startStorefront({ settings, addresses });
  const program = await start();
  console.log(`The site runs on port ${settings.port}, for visitors at ${settings.siteUrl}.`);
  keepRunning({ name: 'The site', program, restart: start });
  return undefined;
});
