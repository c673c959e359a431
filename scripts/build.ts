import { parseArgs } from 'node:util';
import { buildCode, buildSite } from './build-site.ts';
import { openContent } from './content-source.ts';
import { runCommand } from './program.ts';
import { readAddresses, readSettings } from './settings.ts';

/** `npm run build`; with `-- --code` without pages, which `npm run site` then makes, and so without Directus. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { code: { type: 'boolean' } } });
  const settings = readSettings();
  if (values.code) {
    await buildCode({ settings, addresses: readAddresses('http://127.0.0.1') });
    console.log('The code is bundled: npm run site makes the pages and serves them.');
    return 0;
  }
  const { addresses } = await openContent(settings);
  await buildSite({ settings, addresses, ...(process.env.DIST_DIR ? { dist: process.env.DIST_DIR } : {}) });
  console.log('The site is built: npm start serves it.');
  return 0;
});
