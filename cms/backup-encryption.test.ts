import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decryptFile, encryptFile, readBackupKey } from './backup-encryption.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('an encrypted file', () => {
  const key = randomBytes(32);
  const content = randomBytes(600_000);
  const open = () => decryptFile(join(folder, 'sealed'), join(folder, 'opened'), key, 'name');

  beforeEach(async () => {
    writeFileSync(join(folder, 'plain'), content);
    await encryptFile(join(folder, 'plain'), join(folder, 'sealed'), key, 'name');
  });

  test('is opened by its key', async () => {
    await open();
    expect(readFileSync(join(folder, 'opened')).equals(content)).toBe(true);
  });

  const block = 256 * 1024 + 16;
  test.each<[string, (sealed: Buffer) => Buffer]>([
    [
      'a byte was changed',
      (sealed) => Buffer.concat([sealed.subarray(0, -1), Buffer.from([(sealed.at(-1) ?? 0) ^ 1])]),
    ],
    ['it was cut off between two blocks', (sealed) => sealed.subarray(0, 2 * block)],
    [
      'two blocks were exchanged',
      (sealed) =>
        Buffer.concat([sealed.subarray(block, 2 * block), sealed.subarray(0, block), sealed.subarray(2 * block)]),
    ],
    ['a block was added', (sealed) => Buffer.concat([sealed, sealed.subarray(0, block)])],
    ['nothing is left of it', () => Buffer.alloc(0)],
  ])('is not opened when %s', async (_, change) => {
    writeFileSync(join(folder, 'sealed'), change(readFileSync(join(folder, 'sealed'))));
    await expect(open()).rejects.toThrow();
  });

  test('is not opened in the place of another file', async () => {
    const moved = decryptFile(join(folder, 'sealed'), join(folder, 'opened'), key, 'another name');
    await expect(moved).rejects.toThrow();
  });
});

test('the key of backups comes from one of two variables and is not short', () => {
  writeFileSync(join(folder, 'key'), 'a key that is long enough\n');
  const file = join(folder, 'key');
  expect(readBackupKey({})).toBeUndefined();
  expect(readBackupKey({ BACKUP_KEY_FILE: file })).toBe(readBackupKey({ BACKUP_KEY: 'a key that is long enough' }));
  expect(() => readBackupKey({ BACKUP_KEY: 'short' })).toThrow('shorter than 20');
  expect(() => readBackupKey({ BACKUP_KEY: 'a', BACKUP_KEY_FILE: file })).toThrow('are both set');
  expect(() => readBackupKey({ BACKUP_KEY_FILE: `${file}.none` })).toThrow('cannot be read');
});
