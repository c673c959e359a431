import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { flushLog, setLogLevel } from '../log.ts';
import { type Change, createPublisher, type Report } from './publisher.ts';
import { ReleaseFailure } from './run-make-release.ts';

setLogLevel('error');

afterEach(() => {
  vi.useRealTimers();
});

const change = (collection: string): Change => ({ collection, user: undefined });

type Changes = Partial<
  Pick<
    Parameters<typeof createPublisher<string>>[0],
    'takeTurn' | 'build' | 'open' | 'activate' | 'choose' | 'getDebounce'
  >
> & {
  report?: () => Promise<void>;
};

const makeTurn = (isHeld = true) => ({ isHeld: async () => isHeld, end: vi.fn(async () => undefined) });

function makePublisher(changes: Changes = {}) {
  const shown: string[] = [];
  const chosen: string[] = [];
  const discarded: string[] = [];
  const reports: Report[] = [];
  const ends: boolean[] = [];
  let count = 0;
  const publisher = createPublisher<string>({
    takeTurn: async () => makeTurn(),
    makeId: () => {
      count += 1;
      return String(count);
    },
    build: async () => [],
    open: async (id) => `release ${id}`,
    discard: async (id) => void discarded.push(id),
    activate: (release) => shown.push(release),
    choose: async (id) => void chosen.push(id),
    getDebounce: () => ({ debounceMs: 5, maxWaitMs: 50 }),
    onEnd: (isLive) => ends.push(isLive),
    ...changes,
    report: async (report) => {
      reports.push(report);
      await changes.report?.();
    },
  });
  return { publisher, shown, chosen, discarded, reports, ends };
}

test('concurrent changes are published in one release', async () => {
  const { publisher, shown, chosen, reports } = makePublisher();
  for (const collection of ['page', 'page_translations', 'block_rich_text']) publisher.publish(change(collection));
  await publisher.whenIdle();
  expect(shown).toEqual(['release 1']);
  expect(chosen).toEqual(['1']);
  expect(reports.map(({ status }) => status)).toEqual(['running', 'live']);
  expect(reports[0]?.changes).toHaveLength(3);
});

test('a process that lost its turn during a build shows and chooses nothing, and ends its report', async () => {
  const turn = makeTurn(false);
  const { publisher, shown, chosen, discarded, reports, ends } = makePublisher({ takeTurn: async () => turn });
  publisher.publish(change('page'));
  await publisher.whenIdle();
  expect([shown, chosen, discarded, ends]).toEqual([[], [], ['1'], [false]]);
  expect(reports.map(({ status }) => status)).toEqual(['running', 'abandoned']);
  expect(turn.end).toHaveBeenCalledOnce();
});

test.each([
  ['that cannot be opened is removed', 'open', ['1']],
  ['that some may show already stays', 'activate', []],
])('a release %s', async (_, step, removed) => {
  const fail = () => Promise.reject(new Error('not whole'));
  const { publisher, discarded, reports } = makePublisher({ [step]: fail });
  publisher.publish(change('page'));
  await publisher.whenIdle();
  expect([discarded, reports.at(-1)?.status]).toEqual([removed, 'failed']);
});

test('what another process has published meanwhile is not built again', async () => {
  const build = vi.fn(async () => []);
  const { publisher, reports, ends } = makePublisher({ build, takeTurn: async () => 'published by another' });
  publisher.publish(change('page'));
  await publisher.whenIdle();
  expect([build.mock.calls, reports, ends]).toEqual([[], [], [true]]);
});

test('a folder in which nobody can take turns stops no later publication', async () => {
  let isFull = true;
  const { publisher, shown, reports, ends } = makePublisher({
    takeTurn: async () => {
      if (isFull) throw new Error('ENOSPC');
      return makeTurn();
    },
  });
  publisher.publish(change('page'));
  await publisher.whenIdle();
  isFull = false;
  publisher.publish(change('page'));
  await publisher.whenIdle();
  expect([shown, ends]).toEqual([['release 2'], [false, true]]);
  expect(reports.map(({ status }) => status)).toEqual(['failed', 'running', 'live']);
});

test('changes during a build are in the next release', async () => {
  const { publisher, shown } = makePublisher({
    build: async (id) => {
      if (id === '1') publisher.publish(change('menu'));
      return [];
    },
  });
  publisher.publish(change('page'));
  await publisher.whenIdle();
  expect(shown).toEqual(['release 1', 'release 2']);
});

test('a failed build keeps the active release, reports why, and does not stop the next', async () => {
  const build = vi.fn(async (id: string) => {
    if (id === '1') throw new Error('the address "Grüße" is not usable');
    return [];
  });
  const { publisher, shown, reports, ends } = makePublisher({ build });
  publisher.publish(change('article'));
  expect(publisher.isBusy()).toBe(true);
  await publisher.whenIdle();
  expect(publisher.isBusy()).toBe(false);
  expect(shown).toEqual([]);
  expect(reports.at(-1)).toMatchObject({ status: 'failed', reason: 'the address "Grüße" is not usable' });
  publisher.publish(change('article'));
  await publisher.whenIdle();
  expect(shown).toEqual(['release 2']);
  expect(ends).toEqual([false, true]);
});

test('notices are logged and reported, also after a failure', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  setLogLevel('warn');
  onTestFinished(() => {
    written.mockRestore();
    setLogLevel('error');
  });
  const notices = [{ level: 'warn' as const, event: 'translation missing', language: 'fr', entry: 'page/3' }];
  const build = async (id: string) => {
    if (id === '1') return notices;
    throw new ReleaseFailure('no', notices);
  };
  const { publisher, reports } = makePublisher({ build });
  for (const _ of [1, 2]) {
    publisher.publish(change('page'));
    await publisher.whenIdle();
  }
  expect(reports).toMatchObject([{}, { status: 'live', notices }, {}, { status: 'failed', reason: 'no', notices }]);
  flushLog();
  const lines = written.mock.calls.flatMap(([text]) => String(text).trim().split('\n'));
  expect(lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'translation missing')).toMatchObject(
    ['1', '2'].map((release) => ({ level: 'warn', release, language: 'fr', entry: 'page/3' })),
  );
});

test('a failed report does not stop a publication', async () => {
  const { publisher, shown } = makePublisher({ report: () => Promise.reject(new Error('no answer')) });
  publisher.publish(change('page'));
  await publisher.whenIdle();
  expect(shown).toEqual(['release 1']);
});

test('a release is reported live, though it could not be saved for the next start', async () => {
  const { publisher, shown, reports, ends } = makePublisher({ choose: () => Promise.reject(new Error('disk full')) });
  publisher.publish(change('page'));
  await publisher.whenIdle();
  expect(shown).toEqual(['release 1']);
  expect(reports.at(-1)).toMatchObject({ status: 'live' });
  expect(ends).toEqual([true]);
});

/** The debounce of products is ten seconds, sixty at most; of pages one and five. */
function makePatientPublisher() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const site = makePublisher({
    getDebounce: ({ collection }) =>
      collection === 'product' ? { debounceMs: 10_000, maxWaitMs: 60_000 } : { debounceMs: 1_000, maxWaitMs: 5_000 },
  });
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
  return { ...site, seconds };
}

test('continuous changes are published after the maximum wait', async () => {
  const { publisher, shown, reports, seconds } = makePatientPublisher();
  for (let second = 0; second < 59; second += 1) {
    publisher.publish(change('product'));
    await seconds(1);
  }
  expect(shown).toEqual([]);
  for (let second = 59; second < 150; second += 1) {
    publisher.publish(change('product'));
    await seconds(1);
  }
  expect(shown).toEqual(['release 1', 'release 2']);
  expect(reports[0]?.changes).toHaveLength(60);
  await seconds(10);
  expect(shown).toHaveLength(3);
  expect(publisher.isBusy()).toBe(false);
});

test('a change of a page does not wait for the debounce of products', async () => {
  const { publisher, shown, seconds } = makePatientPublisher();
  publisher.publish(change('product'));
  await seconds(2);
  publisher.publish(change('page'));
  await seconds(1);
  expect(shown).toHaveLength(1);
  publisher.publish(change('page'));
  for (let tick = 0; tick < 10; tick += 1) {
    publisher.publish(change('product'));
    await seconds(0.5);
  }
  expect(shown).toHaveLength(2);
});

test('changes are debounced', async () => {
  const { publisher, shown, seconds } = makePatientPublisher();
  for (const _ of [1, 2, 3]) {
    publisher.publish(change('product'));
    await seconds(9);
  }
  expect(shown).toEqual([]);
  await seconds(1);
  expect(shown).toEqual(['release 1']);
});
