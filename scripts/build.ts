import { buildSite } from './build-site.ts';
import { openContent } from './content-source.ts';
import { runCommand } from './program.ts';
import { readSettings } from './settings.ts';

await runCommand(async () => {
  const settings = readSettings();
  const { addresses } = await openContent(settings);
  await buildSite({ settings, addresses, ...(process.env.DIST_DIR ? { dist: process.env.DIST_DIR } : {}) });
  console.log('The site is built: npm start serves it.');
  return 0;
});
