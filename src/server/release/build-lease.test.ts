import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLeaseWatch, takeLease } from './build-lease.ts';

const hour = 3_600_000;

const makeFolder = () => mkdtempSync(join(tmpdir(), 'lease-'));

/** The file of a holder that another process has written. */
function writeHolder(folder: string, token: number, changes: object) {
  const holder = { id: 'another', machine: 'another', pid: 1, beat: 0, isEnded: false, ...changes };
  writeFileSync(join(folder, `builder.${token}`), JSON.stringify(holder));
}

const listTokens = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('builder.'));

test('of many that ask at once one holds it at a time, and each gets it', async () => {
  const folder = makeFolder();
  let holding = 0;
  let most = 0;
  const work = async () => {
    const lease = await takeLease({ folder, lookEveryMs: 1, timeoutMs: hour });
    holding += 1;
    most = Math.max(most, holding);
    expect(await lease.isHeld()).toBe(true);
    holding -= 1;
    await lease.end();
  };
  await Promise.all(Array.from({ length: 20 }, work));
  expect(most).toBe(1);
  expect(listTokens(folder)).toEqual(['builder.20']);
});

test('a holder that gives no sign of life is replaced, and knows it when it wakes up', async () => {
  const folder = makeFolder();
  const paused = await takeLease({ folder, timeoutMs: hour });
  const next = await takeLease({ folder, timeoutMs: 20, lookEveryMs: 1 });
  expect([await paused.isHeld(), await next.isHeld()]).toEqual([false, true]);
  await paused.end();
  expect(await next.isHeld()).toBe(true);
});

test('a holder that gives signs of life is waited for', async () => {
  const folder = makeFolder();
  const lively = await takeLease({ folder, timeoutMs: 1_000 });
  const [file = ''] = listTokens(folder);
  const before = readFileSync(join(folder, file), 'utf8');
  const waiting = takeLease({ folder, timeoutMs: 1_000, lookEveryMs: 1 });
  await expect.poll(() => readFileSync(join(folder, file), 'utf8'), { timeout: 10_000 }).not.toBe(before);
  expect(await lively.isHeld()).toBe(true);
  await lively.end();
  expect(await (await waiting).isHeld()).toBe(true);
});

test('a process of this machine that has ended is not waited for', async () => {
  const folder = makeFolder();
  await (await takeLease({ folder })).end();
  const { machine } = JSON.parse(readFileSync(join(folder, 'builder.1'), 'utf8'));
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  writeHolder(folder, 2, { machine, pid: ended.pid });
  const lease = await takeLease({ folder, timeoutMs: hour });
  expect(await lease.isHeld()).toBe(true);
});

test.each([
  ['of another machine, whatever its process id', {}],
  ['whose file is just being written', undefined],
])('a holder %s has its time', async (_, holder) => {
  const folder = makeFolder();
  if (holder) writeHolder(folder, 7, holder);
  else writeFileSync(join(folder, 'builder.7'), '{"id":');
  const waiting = takeLease({ folder, timeoutMs: hour, lookEveryMs: 1 });
  expect(listTokens(folder)).toEqual(['builder.7']);
  writeHolder(folder, 7, { isEnded: true });
  await waiting;
  expect(listTokens(folder)).toContain('builder.8');
});

test('a holder of another machine that has ended counts as gone once its file has not changed for long enough', async () => {
  const folder = makeFolder();
  let clock = 0;
  const look = createLeaseWatch({ folder, timeoutMs: 15_000, now: () => clock });
  expect(await look()).toEqual({ token: 0, isFree: true });
  writeHolder(folder, 3, { beat: 8 });
  expect(await look()).toEqual({ token: 3, isFree: false });
  clock += 14_999;
  writeHolder(folder, 3, { beat: 9 });
  expect(await look()).toEqual({ token: 3, isFree: false });
  clock += 14_999;
  expect(await look()).toEqual({ token: 3, isFree: false });
  clock += 1;
  expect(await look()).toEqual({ token: 3, isFree: true });
  writeHolder(folder, 4, { beat: 9 });
  expect(await look()).toEqual({ token: 4, isFree: false });
});
