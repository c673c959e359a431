import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSecrets, readOrMakeSecrets, type Secrets, writeSecrets } from './secrets.ts';

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-secrets-'));
});

afterEach(() => rmSync(data, { recursive: true }));

test('generates secrets once', () => {
  expect(findSecrets(data)).toBeUndefined();
  const made = readOrMakeSecrets(data);
  expect(readOrMakeSecrets(data)).toEqual(made);
});

test('adds a missing secret once and keeps the others', () => {
  const { siteSecret: _, ...older } = readOrMakeSecrets(data);
  writeSecrets(data, older as Secrets);
  const found = findSecrets(data);
  expect(found).toMatchObject(older);
  expect(found?.siteSecret).toMatch(/^[\w-]{43}$/);
  expect(findSecrets(data)).toEqual(found);
});
