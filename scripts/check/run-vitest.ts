import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../launch/progress.mjs';
import { runProgram } from '../program.ts';
import { root } from '../settings.ts';
import {
  type Counts,
  countVitest,
  type FlakyTest,
  findRetriedTests,
  type Results,
  type TimedTest,
  timeVitest,
} from './reports.ts';

type VitestRun = { code: number | null; lines: string[]; counts: Counts; tests: TimedTest[]; flaky: FlakyTest[] };

/** Runs one project of vitest.config.ts; its JSON report stays in `.vitrine/reports`. */
export async function runVitest(
  project: 'unit' | 'integration',
  { args = [], env = process.env }: { args?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<VitestRun> {
  const file = join(root, '.vitrine', 'reports', `${project}.json`);
  rmSync(file, { force: true });
  const reporters = ['--silent=passed-only', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // A temporary folder for the tests and the sites that they start, deleted after the run.
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'vitrine-run-'));
  const { code, lines } = await runProgram({
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...args],
    cwd: root,
    env: { ...env, TMPDIR: temporaryFolder, FORCE_COLOR: '0', NO_COLOR: '1' },
    maxLines: 2000,
  }).finally(() => rmSync(temporaryFolder, { recursive: true, force: true }));
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return {
    ...{ code, lines: fromFirstFailure(lines), counts: countVitest(report), tests: timeVitest(report, root) },
    flaky: findRetriedTests(report, root),
  };
}

function fromFirstFailure(lines: string[]): string[] {
  const first = lines.findIndex((line) => /⎯ (Failed|Unhandled)/.test(line));
  return lines.slice(Math.max(first, 0));
}

/** Runs the tests that need the built site and its Directus but no browser. */
export async function runIntegrationTests(args: string[], environment: NodeJS.ProcessEnv): Promise<Results> {
  const env = { ...environment, NODE_ENV: 'test' };
  const retries = Number(process.env.TEST_RETRIES ?? 0);
  const { code, lines, counts, tests, flaky } = await runVitest('integration', {
    args: [...args, `--retry=${retries}`],
    env,
  });
  if (code === 0) return { counts, tests, flaky };
  say(lines.join('\n'));
  return { counts: { ...counts, failed: Math.max(counts.failed, 1) }, tests, flaky: [] };
}
