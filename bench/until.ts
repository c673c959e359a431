import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 120_000;

/** @throws after two minutes, with what was awaited */
export async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (await isDone()) return;
    await wait(20);
  }
  throw new Error(`Not within two minutes: ${what}.`);
}
