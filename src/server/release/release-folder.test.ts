import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setLogLevel } from '../log.ts';
import {
  chooseRelease,
  findChosenRelease,
  findOwnRelease,
  getOwnRelease,
  getReleaseFolder,
  makeReleaseId,
  readReleaseTime,
} from './release-folder.ts';

function makeDist(ids: string[]): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const id of ids) mkdirSync(getReleaseFolder(dist, id), { recursive: true });
  return dist;
}

test('ids sort by time', () => {
  expect(
    makeReleaseId(new Date('2026-11-21T08:05:00.007Z')) < makeReleaseId(new Date('2026-11-21T08:05:00.010Z')),
  ).toBe(true);
});

test('no release is chosen where there is none', async () => {
  expect(await findChosenRelease(makeDist([]))).toBeUndefined();
});

test('the chosen release stays with two older ones, and incomplete ones are deleted', async () => {
  const dist = makeDist(['1', '2', '2.part', '3', '3.part', '4', '5', '6.part']);
  await chooseRelease(dist, '4');
  expect(await findChosenRelease(dist)).toBe('4');
  expect(readdirSync(join(dist, 'releases')).sort()).toEqual(['2', '3', '4', '5', '6.part', 'chosen']);
});

test('a failed write leaves no file', async () => {
  const dist = makeDist(['1', 'chosen/in-the-way']);
  await expect(chooseRelease(dist, '1')).rejects.toThrow();
  expect(readdirSync(join(dist, 'releases')).sort()).toEqual(['1', 'chosen']);
});

test('a release is chosen, though older ones cannot be deleted', async () => {
  setLogLevel('error');
  const dist = makeDist(['1', '2', '3', '4']);
  await chooseRelease(dist, '4', () => Promise.reject(new Error('in use')));
  expect(await findChosenRelease(dist)).toBe('4');
});

test('leftovers of interrupted builds are deleted with the next release', async () => {
  const dist = makeDist(['1', '2.part', '3', '4.part']);
  await chooseRelease(dist, '3');
  expect(readdirSync(join(dist, 'releases')).sort()).toEqual(['1', '3', '4.part', 'chosen']);
});

test('the id of a release says when it was made', () => {
  const time = new Date('2026-11-27T08:05:09.042Z');
  expect(readReleaseTime(makeReleaseId(time))).toBe(time.getTime() / 1000);
  expect(readReleaseTime('initial')).toBeUndefined();
});

/** Releases of several builds, as `id build`, with a folder of the scripts of each. */
function makeDistOf(releases: string[]): string {
  const dist = makeDist([]);
  for (const [id = '', build = ''] of releases.map((one) => one.split(' '))) {
    mkdirSync(getReleaseFolder(dist, id), { recursive: true });
    mkdirSync(join(dist, 'releases', `code-${build}`), { recursive: true });
    writeFileSync(join(getReleaseFolder(dist, id), 'build'), build);
  }
  return dist;
}

test('of releases of several builds three of its own and three of others stay, and the code of those', async () => {
  const dist = makeDistOf(['01 a', '02 b', '03 c', '04 b', '05 b', '06 c', '07 c', '08 c', '09 c']);
  await chooseRelease(dist, '09');
  expect(readdirSync(join(dist, 'releases')).sort()).toEqual([
    '02',
    '04',
    '05',
    '07',
    '08',
    '09',
    'chosen',
    'code-b',
    'code-c',
  ]);
});

test('a build shows the chosen release, or the latest of its own where other code has chosen', async () => {
  const dist = makeDistOf(['1 old', '2 old', '3 new']);
  await chooseRelease(dist, '1');
  expect(await findOwnRelease(dist, 'old')).toBe('1');
  await chooseRelease(dist, '3');
  expect(await findOwnRelease(dist, 'old')).toBe('2');
  expect(await findOwnRelease(dist, 'new')).toBe('3');
  await expect(getOwnRelease(dist, 'newer')).rejects.toThrow('make-release.js');
});
