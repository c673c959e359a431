import { afterEach, expect, test, vi } from 'vitest';
import { flushLog, logThrottled } from './log.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a throttled event is logged once a minute, though the clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const lines: unknown[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(line) > 0);
  const happen = () => {
    logThrottled('error', 'disk of the test is full', {});
    flushLog();
    return lines.length;
  };
  expect([happen(), happen()]).toEqual([1, 1]);
  vi.advanceTimersByTime(59_000);
  expect(happen()).toBe(1);
  vi.setSystemTime(0);
  vi.advanceTimersByTime(1_000);
  expect(happen()).toBe(2);
});
