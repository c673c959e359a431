import { expect, test } from 'vitest';
import { findNextAttempt } from './backoff.ts';

/** Times of all attempts, in milliseconds after the first. */
function getAttempts(): number[] {
  const times = [0];
  for (;;) {
    const next = findNextAttempt(times.length, new Date(times.at(-1) ?? 0));
    if (!next) return times;
    times.push(next.getTime());
  }
}

test('retries a mail with increasing delays for about three days', () => {
  const times = getAttempts();
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(waits[0]).toBe(5_000);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect((times.at(-1) ?? 0) / 3_600_000).toBeGreaterThan(66);
  expect((times.at(-1) ?? 0) / 3_600_000).toBeLessThan(78);
});
