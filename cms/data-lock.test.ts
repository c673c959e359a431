import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockData } from './data-lock.ts';

const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data');
};

test('a data folder is refused while another process has it, and free as soon as that is gone', async () => {
  const data = openFolder();
  const module = JSON.stringify(new URL('./data-lock.ts', import.meta.url).href);
  const script = `(await import(${module})).lockData(${JSON.stringify(data)}); console.log('locked'); setInterval(() => {}, 1e9);`;
  const other = spawn(process.execPath, ['--no-warnings', '--input-type=module', '--eval', script]);
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  expect(() => lockData(data)).toThrow(/Another start has the data in .*data open/);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(() => lockData(data)).not.toThrow();
});

test('one process may open its own folder again', () => {
  const data = openFolder();
  lockData(data);
  expect(() => lockData(data)).not.toThrow();
});
