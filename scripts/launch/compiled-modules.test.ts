import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { explainMissingModule, findMissingTools } from './compiled-modules.mjs';

it('the tools for compiling are looked for on the path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  writeFileSync(join(folder, 'make'), '');
  writeFileSync(join(folder, 'clang++'), '');
  expect(findMissingTools(['/nowhere', folder].join(delimiter))).toEqual(['python3']);
  rmSync(folder, { recursive: true });
});

it('a driver that npm left out in silence is explained by the tools that are missing', () => {
  const { message, advice } = explainMissingModule('sqlite3', ['make', 'g++'], []);
  expect(message).toBe('sqlite3, which Directus needs, is compiled on this machine, and make and g++ are missing.');
  expect(advice.join('\n')).toContain('apt-get install python3 make g++');
});
