import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium, findInstalled } from './browser-tests.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the system’s Chromium is found on the PATH and in other known folders', () => {
  const program = join(folder, process.platform === 'win32' ? 'chrome.exe' : 'google-chrome');
  writeFileSync(program, '');
  expect(findInstalled(['/nowhere', folder].join(delimiter), [])).toBe(program);
  expect(findInstalled('', [folder])).toBe(program);
  expect(findInstalled('/nowhere', [])).toBeUndefined();
});

it('CHROMIUM selects a program, and a missing one is an error', async () => {
  const program = join(folder, 'mine');
  await expect(findChromium({ CHROMIUM: program })).rejects.toThrow(`CHROMIUM=${program} is not there.`);
  writeFileSync(program, '');
  expect(await findChromium({ CHROMIUM: program })).toBe(program);
});
