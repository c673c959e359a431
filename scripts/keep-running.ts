import { setTimeout as wait } from 'node:timers/promises';
import { getBackoffMs } from '../src/base/backoff.ts';
import { say } from './launch/progress.mjs';
import { isStopping } from './lifetime.ts';
import type { Program } from './program.ts';

const backoff = { maxMs: 60_000 };
const stableAfterMs = 60_000;

type Supervised = { name: string; program: Program; restart: () => Promise<Program> };

/** Restarts a program when it exits, with exponential backoff; prints its last lines each time. */
export async function keepRunning({ name, program, restart }: Supervised): Promise<void> {
  let current = program;
  let failures = 0;
  while (true) {
    const begun = Date.now();
    const { code, signal } = await current.ended;
    if (isStopping()) return;
    if (Date.now() - begun > stableAfterMs) failures = 0;
    say(`✗ ${name} has ended (${signal ?? `exit code ${code}`}) and is started again. Its last lines:`);
    for (const line of current.lastLines().slice(-8)) say(`  │ ${line}`);
    const next = await restartUntilItRuns(name, restart, failures);
    if (!next) return;
    say(`✓ ${name} runs again.`);
    current = next;
    failures += 1;
  }
}

async function restartUntilItRuns(
  name: string,
  restart: Supervised['restart'],
  failures: number,
): Promise<Program | undefined> {
  for (let attempt = failures; ; attempt += 1) {
    await wait(getBackoffMs(attempt, backoff));
    if (isStopping()) return undefined;
    try {
      return await restart();
    } catch (error) {
      if (isStopping()) return undefined;
      const reason = error instanceof Error ? error.message : error;
      say(`✗ ${name} did not start: ${reason} Next try in ${getBackoffMs(attempt + 1, backoff) / 1000} s.`);
    }
  }
}
