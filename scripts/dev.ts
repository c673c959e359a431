import { parseArgs } from 'node:util';
import { makeFonts } from './build/fonts.ts';
import { makeStyles } from './build/tools.ts';
import { openContent } from './content-source.ts';
import { checkPorts } from './launch/ports.mjs';
import { runStep, say } from './launch/progress.mjs';
import { runCommand, startProgram, stopAtExit } from './program.ts';
import { getStorefrontEnvironment, readSettings, root } from './settings.ts';
import { printSummary } from './summary.ts';

/** Starts the bundled Directus, Panda in watch mode, and the site with hot reload. */
await runCommand(async () => {
  const begun = Date.now();
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean' },
      empty: { type: 'boolean' },
      force: { type: 'boolean' },
      'show-passwords': { type: 'boolean' },
    },
  });
  const settings = readSettings();
  await checkPorts([{ name: 'PORT', what: 'the site', port: settings.port }]);
  const { addresses, directus } = await openContent(settings, values);
  await Promise.all([runStep('Cutting the fonts', makeFonts), runStep('Making the styles', makeStyles)]);

  const env = { ...getStorefrontEnvironment(settings, addresses), NODE_ENV: 'development' };
  const start = (args: string[]) => {
    const program = startProgram({ args, cwd: root, env, onLine: say });
    stopAtExit(program);
    return program;
  };
  start(['node_modules/@pandacss/dev/bin.js', '--watch', '--silent']);
  const site = start(['node_modules/waku/cli.js', 'dev', '--port', String(settings.port), '--host', '127.0.0.1']);
  const seconds = (Date.now() - begun) / 1000;
  printSummary({ settings, seconds, showPasswords: values['show-passwords'], ...(directus ? { directus } : {}) });
  const { code } = await site.ended;
  return code ?? 1;
});
