import { say } from '../launch/progress.mjs';
import type { Results } from './reports.ts';
import { runVitest } from './run-vitest.ts';

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
