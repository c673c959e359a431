import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../launch/progress.mjs';
import { runProgram } from '../program.ts';
import { root } from '../settings.ts';
import { findChromium } from './chromium.ts';
import { countPlaywright, findFlakyTests, type Results, timePlaywright, toFailedRun } from './reports.ts';

const report = join(root, '.vitrine', 'reports', 'browser.json');

/** Runs Playwright against the built site of the environment. A missing browser counts as one failed test. */
export async function runBrowserTests(args: string[], environment: NodeJS.ProcessEnv): Promise<Results> {
  rmSync(report, { force: true });
  try {
    return await runPlaywright(args, { ...environment, CHROMIUM: await findChromium() });
  } catch (error) {
    return toFailedRun(error);
  }
}

async function runPlaywright(args: string[], environment: NodeJS.ProcessEnv): Promise<Results> {
  say('');
  // The dot reporter prints every failure in full at the end of the log, which is the part that CI keeps.
  const reporters = `--reporter=${process.env.CI ? 'dot' : 'list'},json`;
  const { code } = await runProgram({
    args: ['node_modules/@playwright/test/cli.js', 'test', reporters, ...args],
    cwd: root,
    env: { ...environment, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    onLine: say,
  });
  const read: unknown = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counts = countPlaywright(read);
  return {
    counts: code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 },
    tests: timePlaywright(read),
    flaky: findFlakyTests(read),
  };
}
