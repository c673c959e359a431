import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setLogLevel } from '../log.ts';
import { findChosenRelease } from '../release/release-folder.ts';
import { createChosenRelease } from './publish-releases.ts';

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
  const { choose, retry } = createChosenRelease(dist, '1');
  await expect(choose('2')).rejects.toThrow();
  await retry();
  mend('1');
  await retry();
  expect(await findChosenRelease(dist)).toBe('2');
});

test('a release that another process has chosen since is kept', async () => {
  const { dist, mend } = breakFolder();
  const { choose, retry } = createChosenRelease(dist, '1');
  await expect(choose('2')).rejects.toThrow();
  mend('3');
  await retry();
  mend('1');
  await retry();
  expect(await findChosenRelease(dist)).toBe('1');
});

test('a successful write is not retried', async () => {
  const { dist, mend } = breakFolder();
  const { choose, retry } = createChosenRelease(dist, '1');
  mend('1');
  await choose('2');
  mend('1');
  await retry();
  expect(await findChosenRelease(dist)).toBe('1');
});
