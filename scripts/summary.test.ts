import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findSecrets, readOrMakeSecrets, writeSecrets } from '../cms/secrets.ts';
import { readSettings } from './settings.ts';
import { printSummary } from './summary.ts';

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-summary-'));
});

afterEach(() => rmSync(data, { recursive: true }));

/** The output of a start, which reads the secrets of the data folder. */
function start(showPasswords?: boolean): string {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const directus = { url: 'http://127.0.0.1:8055', secrets: readOrMakeSecrets(data) };
  printSummary({ settings: readSettings({ CMS_DATA: data }), seconds: 1, directus, showPasswords });
  const printed = print.mock.calls.flat().join('\n');
  print.mockRestore();
  return printed;
}

const hasPasswords = (printed: string) => {
  const { adminPassword, staffPassword } = readOrMakeSecrets(data);
  return printed.includes(adminPassword) && printed.includes(staffPassword);
};

test('passwords are printed by the first start only', () => {
  expect([start(), start(), start()].map(hasPasswords)).toEqual([true, false, false]);
});

test('a later start tells how to see the passwords, and prints them on request', () => {
  start();
  expect(start()).toContain(`npm start -- --show-passwords, or ${data}/secrets.json`);
  expect(hasPasswords(start(true))).toBe(true);
});

test('neither tokens nor signing secrets are ever printed', () => {
  const printed = [start(), start(), start(true)].join('\n');
  const { adminToken, storefrontToken, previewToken, secret, siteSecret } = readOrMakeSecrets(data);
  expect(
    [adminToken, storefrontToken, previewToken, secret, siteSecret].filter((one) => printed.includes(one)),
  ).toEqual([]);
});

test('a regenerated secret does not print the passwords again', () => {
  start();
  const { siteSecret: _, ...rest } = readOrMakeSecrets(data);
  writeSecrets(data, { ...rest, siteSecret: 'another' });
  expect(findSecrets(data)?.passwordsShown).toBe(true);
  expect(hasPasswords(start())).toBe(false);
});
