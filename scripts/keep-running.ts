import { setTimeout as wait } from 'node:timers/promises';
import { say } from './launch/progress.mjs';
import { isStopping } from './lifetime.ts';
import type { Program } from './program.ts';

const maxBackoffMs = 60_000;
const stableAfterMs = 60_000;

type Supervised = { name: string; program: Program; restart: () => Promise<Program> };

/** Restarts a program when it exits, with exponential backoff; prints its last lines each time. */
export async function keepRunning({ name, program, restart }: Supervised): Promise<void> {
  let current = program;
  let delayMs = 1000;
  while (true) {
    const begun = Date.now();
    const { code, signal } = await current.ended;
    if (isStopping()) return;
    if (Date.now() - begun > stableAfterMs) delayMs = 1000;
    say(`✗ ${name} has ended (${signal ?? `exit code ${code}`}) and is started again. Its last lines:`);
    for (const line of current.lastLines().slice(-8)) say(`  │ ${line}`);
    const next = await restartUntilItRuns(name, restart, delayMs);
    if (!next) return;
    say(`✓ ${name} runs again.`);
    current = next;
    delayMs = Math.min(delayMs * 2, maxBackoffMs);
  }
}

async function restartUntilItRuns(
  name: string,
  restart: Supervised['restart'],
  firstDelayMs: number,
): Promise<Program | undefined> {
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, maxBackoffMs)) {
    await wait(delayMs);
    if (isStopping()) return undefined;
    try {
      return await restart();
    } catch (error) {
      if (isStopping()) return undefined;
      say(`✗ ${name} did not start: ${error instanceof Error ? error.message : error} Next try in ${delayMs / 500} s.`);
    }
  }
}
