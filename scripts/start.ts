import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build-site.ts';
import { openContent } from './content-source.ts';
import { openDemoPayments } from './demo-payments/open-demo-payments.ts';
import { checkPorts } from './launch/ports.mjs';
import { keepRunning, runCommand } from './program.ts';
import { readSettings } from './settings.ts';
import { startStorefront } from './storefront.ts';
import { printSummary } from './summary.ts';

await runCommand(async () => {
  const begun = Date.now();
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean' },
      empty: { type: 'boolean' },
      force: { type: 'boolean' },
      'show-passwords': { type: 'boolean' },
      'demo-payments': { type: 'boolean' },
    },
  });
  const settings = readSettings();
  await checkPorts([{ name: 'PORT', what: 'the site', port: settings.port }]);
  if (values['demo-payments']) await openDemoPayments(settings);
  const { addresses, directus } = await openContent(settings, values);
  await buildIfNeeded({ settings, addresses });
  const start = () => startStorefront({ settings, addresses });
  const program = await start();
  const seconds = (Date.now() - begun) / 1000;
  printSummary({ settings, seconds, showPasswords: values['show-passwords'], ...(directus ? { directus } : {}) });
  keepRunning({ name: 'The site', program, restart: start });
  return undefined;
});
