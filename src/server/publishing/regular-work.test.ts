import { expect, onTestFinished, test, vi } from 'vitest';
import { createRegularWork } from './regular-work.ts';

const minute = 60_000;

/** Work that lasts until it is ended, beside something that may keep it from running. */
async function startWork() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let runs = 0;
  let end = () => {};
  let endBusy = () => {};
  let busy: Promise<void> | undefined;
  const runSoon = createRegularWork({
    work: () => {
      runs += 1;
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    intervalMs: minute,
    isBusy: () => busy !== undefined,
    whenIdle: async () => busy,
  });
  return {
    runSoon: () => void runSoon(),
    countRuns: () => runs,
    end: async () => {
      end();
      await vi.advanceTimersByTimeAsync(0);
    },
    setBusy: () => {
      busy = new Promise((resolve) => {
        endBusy = resolve;
      });
    },
    setIdle: async () => {
      busy = undefined;
      endBusy();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('work runs at once and regularly, and not while it runs', async () => {
  const { countRuns, end } = await startWork();
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(countRuns()).toBe(1);
  await end();
  expect(countRuns()).toBe(1);
  await vi.advanceTimersByTimeAsync(minute);
  expect(countRuns()).toBe(2);
});

test('who asks during a run gets one more after it, however often they ask', async () => {
  const { runSoon, countRuns, end } = await startWork();
  for (let time = 0; time < 3; time += 1) runSoon();
  expect(countRuns()).toBe(1);
  await end();
  expect(countRuns()).toBe(2);
  await end();
  expect(countRuns()).toBe(2);
  runSoon();
  expect(countRuns()).toBe(3);
});

test('who asks while something keeps the work from running gets it afterwards', async () => {
  const { runSoon, countRuns, end, setBusy, setIdle } = await startWork();
  await end();
  setBusy();
  runSoon();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(countRuns()).toBe(1);
  await setIdle();
  expect(countRuns()).toBe(2);
});
