import { expect, test, vi } from 'vitest';
import { setLogLevel } from '../log.ts';
import { type Change, createPublisher, type Report } from './publisher.ts';

setLogLevel('error');

const change = (collection: string): Change => ({ collection, user: undefined });

function makePublisher(changes: { make?: (id: string) => Promise<void>; report?: () => Promise<void> } = {}) {
  const shown: string[] = [];
  const chosen: string[] = [];
  const reports: Report[] = [];
  const ends: boolean[] = [];
  let count = 0;
  const publisher = createPublisher<string>({
    makeId: () => {
      count += 1;
      return String(count);
    },
    make: async () => undefined,
    open: async (id) => `release ${id}`,
    show: (release) => shown.push(release),
    choose: async (id) => void chosen.push(id),
    quiet: () => 5,
    onEnd: (isLive) => ends.push(isLive),
    ...changes,
    report: async (report) => {
      reports.push(report);
      await changes.report?.();
    },
  });
  return { publisher, shown, chosen, reports, ends };
}

test('many changes at once are one release', async () => {
  const { publisher, shown, chosen, reports } = makePublisher();
  for (const collection of ['page', 'page_translations', 'block_rich_text']) publisher.publish(change(collection));
  await publisher.whenIdle();
  expect(shown).toEqual(['release 1']);
  expect(chosen).toEqual(['1']);
  expect(reports.map(({ status }) => status)).toEqual(['running', 'live']);
  expect(reports[0]?.changes).toHaveLength(3);
});

test('what changes while pages are made is in the next release', async () => {
  const { publisher, shown } = makePublisher({
    make: async (id) => {
      if (id === '1') publisher.publish(change('menu'));
    },
  });
  publisher.publish(change('page'));
  await publisher.whenIdle();
  expect(shown).toEqual(['release 1', 'release 2']);
});

test('pages that cannot be made leave the last release, say why, and do not stop the next', async () => {
  const make = vi.fn(async (id: string) => {
    if (id === '1') throw new Error('the address "Grüße" is not usable');
  });
  const { publisher, shown, reports, ends } = makePublisher({ make });
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

test('a list of publications that cannot be written does not stop one', async () => {
  const { publisher, shown } = makePublisher({ report: () => Promise.reject(new Error('no answer')) });
  publisher.publish(change('page'));
  await publisher.whenIdle();
  expect(shown).toEqual(['release 1']);
});
