import { say } from '../launch/progress.mjs';
import type { Results } from './reports.ts';
import { runVitest } from './run-vitest.ts';

/** Runs the tests that need the built site and its Directus but no browser. */
export async function runIntegrationTests(words: string[], environment: NodeJS.ProcessEnv): Promise<Results> {
  const env = { ...environment, NODE_ENV: 'test' };
  const { code, lines, counts, tests } = await runVitest('integration', { words, env });
  if (code === 0) return { counts, tests, unsteady: [] };
  say(lines.join('\n'));
  return { counts: { ...counts, failed: Math.max(counts.failed, 1) }, tests, unsteady: [] };
}
