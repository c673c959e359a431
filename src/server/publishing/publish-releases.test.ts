import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setLogLevel } from '../log.ts';
import { findChosenRelease } from '../release/release-folder.ts';
import { createChosenRelease } from './chosen-release.ts';
import { createContentCheck } from './publish-releases.ts';

setLogLevel('error');

/** A folder in which no release can be chosen until `mend` is called. */
function breakFolder() {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const file = join(dist, 'releases', 'chosen');
  mkdirSync(join(file, 'in-the-way'), { recursive: true });
  const mend = (chosen: string) => {
    rmSync(file, { recursive: true });
    writeFileSync(file, chosen);
  };
  return { dist, mend };
}

test('a failed write is retried until it succeeds', async () => {
  const { dist, mend } = breakFolder();
  const { choose, retry } = createChosenRelease(dist);
  await expect(choose('2')).rejects.toThrow();
  await retry();
  mend('1');
  await retry();
  expect(await findChosenRelease(dist)).toBe('2');
});

test('a newer release that another process has chosen since is kept', async () => {
  const { dist, mend } = breakFolder();
  const { choose, retry } = createChosenRelease(dist);
  await expect(choose('2')).rejects.toThrow();
  mend('3');
  await retry();
  mend('1');
  await retry();
  expect(await findChosenRelease(dist)).toBe('1');
});

test('a release that is newer than the one of another process takes its place', async () => {
  const { dist, mend } = breakFolder();
  const { choose, retry } = createChosenRelease(dist);
  await expect(choose('6')).rejects.toThrow();
  mend('5');
  await retry();
  expect(await findChosenRelease(dist)).toBe('6');
});

test('a successful write is not retried', async () => {
  const { dist, mend } = breakFolder();
  const { choose, retry } = createChosenRelease(dist);
  mend('1');
  await choose('2');
  mend('1');
  await retry();
  expect(await findChosenRelease(dist)).toBe('1');
});

setLogLevel('error');

const minute = 60_000;

/** A site with an active release and a content state; checks are a minute apart. */
function makeSite(changes: { state?: string | undefined; shown?: string | undefined; canPublish?: boolean } = {}) {
  const site = { state: 'b' as string | undefined, shown: 'a' as string | undefined, canPublish: true, ...changes };
  let clock = 0;
  let isBusy = false;
  let published = 0;
  const catchUp = createContentCheck({
    readState: async () => site.state,
    getActiveState: () => site.shown,
    isBusy: () => isBusy,
    publish: () => {
      published += 1;
      if (site.canPublish) site.shown = site.state;
      catchUp.onPublicationEnd(site.canPublish);
    },
    intervalMs: minute,
    now: () => clock,
  });
  const look = async (times = 1) => {
    const before = published;
    for (let time = 0; time < times; time += 1) {
      await catchUp.check();
      clock += minute;
    }
    return published - before;
  };
  const setBusy = (to: boolean) => {
    isBusy = to;
  };
  return { site, look, setBusy, onEnd: catchUp.onPublicationEnd };
}

test('content newer than the release is published once', async () => {
  const { site, look } = makeSite();
  expect(await look(5)).toBe(1);
  site.state = 'c';
  expect(await look(5)).toBe(1);
});

test.each([
  ['published content', { state: 'a' }],
  ['an unknown content state', { state: undefined }],
])('%s is not published', async (_, changes) => {
  expect(await makeSite(changes).look(5)).toBe(0);
});

test('a release without a content state is rebuilt', async () => {
  expect(await makeSite({ shown: undefined }).look()).toBe(1);
});

test('nothing is published while a publication is running', async () => {
  const { look, setBusy } = makeSite();
  setBusy(true);
  expect(await look(5)).toBe(0);
  setBusy(false);
  expect(await look()).toBe(1);
});

test('content that cannot be published is retried with exponential backoff, half an hour at most', async () => {
  const { look } = makeSite({ canPublish: false });
  // After 0, 2, 6, 14 and 30 minutes, then every half hour.
  expect(await look(31)).toBe(5);
  expect(await look(300)).toBe(10);
});

test('a failed publication of a change counts, too', async () => {
  const { look, onEnd } = makeSite({ canPublish: false });
  onEnd(false);
  expect(await look(2)).toBe(0);
  expect(await look()).toBe(1);
});

test('changed content is published at once after a failure', async () => {
  const { site, look } = makeSite({ canPublish: false });
  await look(20);
  Object.assign(site, { state: 'c', canPublish: true });
  expect(await look()).toBe(1);
  site.state = 'd';
  expect(await look()).toBe(1);
});

test('releases without a content state are rebuilt with backoff', async () => {
  const { site, look } = makeSite({ shown: undefined });
  Object.defineProperty(site, 'shown', { get: () => undefined, set: () => undefined });
  expect(await look(31)).toBe(5);
});
