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

test('secrets are made once', () => {
  expect(findSecrets(data)).toBeUndefined();
  const made = readOrMakeSecrets(data);
  expect(readOrMakeSecrets(data)).toEqual(made);
});

test('one that an older version did not have is made once, and the others stay', () => {
  const { siteSecret: _, ...older } = readOrMakeSecrets(data);
  writeSecrets(data, older as Secrets);
  const found = findSecrets(data);
  expect(found).toMatchObject(older);
  expect(found?.siteSecret).toMatch(/^[\w-]{43}$/);
  expect(findSecrets(data)).toEqual(found);
});
