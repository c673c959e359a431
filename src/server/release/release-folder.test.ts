import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setLogLevel } from '../log.ts';
import {
  chooseRelease,
  findChosenRelease,
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
