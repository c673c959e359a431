import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium, findInstalled } from './chromium.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the system’s Chromium is looked for on the path and where programs are that are not on it', () => {
  const program = join(folder, process.platform === 'win32' ? 'chrome.exe' : 'google-chrome');
  writeFileSync(program, '');
  expect(findInstalled(['/nowhere', folder].join(delimiter), [])).toBe(program);
  expect(findInstalled('', [folder])).toBe(program);
  expect(findInstalled('/nowhere', [])).toBeUndefined();
});

it('a Chromium that CHROMIUM names is taken, and one that is not there is refused', async () => {
  const program = join(folder, 'mine');
  await expect(findChromium({ CHROMIUM: program })).rejects.toThrow(`CHROMIUM=${program} is not there.`);
  writeFileSync(program, '');
  expect(await findChromium({ CHROMIUM: program })).toBe(program);
});
