import { say } from '../launch/progress.mjs';
import type { Counts } from './reports.ts';
import { runVitest } from './run-vitest.ts';

/** Runs the tests that need the built site and its Directus but no browser. */
export async function runIntegrationTests(words: string[], environment: NodeJS.ProcessEnv): Promise<Counts> {
  const { code, lines, counts } = await runVitest('integration', { words, env: { ...environment, NODE_ENV: 'test' } });
  if (code === 0) return counts;
  say(lines.join('\n'));
  return { ...counts, failed: Math.max(counts.failed, 1) };
}
