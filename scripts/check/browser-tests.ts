import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, printFailure } from '../launch/failure.mjs';
import { say } from '../launch/progress.mjs';
import { runProgram } from '../program.ts';
import { root } from '../settings.ts';
import { type Counts, countPlaywright, findUnsteadyTests } from './reports.ts';

const report = join(root, '.vitrine', 'reports', 'browser.json');

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Runs Playwright against the built site of that environment. A missing browser is one failed test. */
export async function runBrowserTests(words: string[], environment: NodeJS.ProcessEnv): Promise<Counts> {
  rmSync(report, { force: true });
  try {
    return await runPlaywright(words, { ...environment, CHROMIUM: findBrowser() });
  } catch (error) {
    printFailure(error);
    return { passed: 0, failed: 1 };
  }
}

async function runPlaywright(words: string[], environment: NodeJS.ProcessEnv): Promise<Counts> {
  say('');
  // The dots come with every failure in full at the end of the log, which is what a machine keeps of it.
  const reporters = `--reporter=${process.env.CI ? 'dot' : 'list'},json`;
  const { code } = await runProgram({
    words: ['node_modules/@playwright/test/cli.js', 'test', reporters, ...words],
    cwd: root,
    env: { ...environment, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    onLine: say,
  });
  const read: unknown = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  for (const test of findUnsteadyTests(read)) say(`  passed only at the second try: ${test}`);
  const counts = countPlaywright(read);
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function findBrowser(): string {
  const named = process.env.CHROMIUM;
  const found = named ? [named].find((file) => existsSync(file)) : browsers.find((file) => existsSync(file));
  if (found) return found;
  throw new Failure('There is no Chromium for the tests in the browser.', [
    'Debian, Ubuntu: sudo apt-get install chromium',
    'Or name the program of one that is there: CHROMIUM=/path/to/chrome npm test',
  ]);
}
