import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeBackup, refuseForeignDatabase, restoreBackup } from './backup.ts';
import { withDatabase } from './instance.ts';

let folder: string;
let data: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'));
  data = join(folder, 'data');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A data folder of Directus with these uploads in its database. */
function makeData(uploads: Record<string, string>) {
  mkdirSync(join(data, 'uploads'), { recursive: true });
  withDatabase(join(data, 'data.db'), (database) => {
    database.exec('PRAGMA journal_mode = WAL; CREATE TABLE directus_users (id)');
    database.exec('CREATE TABLE directus_files (filename_disk, storage, filesize)');
    for (const name of Object.keys(uploads)) addFile(name, 1);
  });
  for (const [name, text] of Object.entries(uploads)) writeFileSync(join(data, 'uploads', name), text);
  writeFileSync(join(data, 'secrets.json'), '{"secret":"of then"}');
}

function addFile(name: string, size: number | null) {
  withDatabase(join(data, 'data.db'), (database) =>
    database.prepare("INSERT INTO directus_files VALUES (?, 'local', ?)").run(name, size),
  );
}

test('restores a backup and keeps the replaced data beside it', async () => {
  makeData({ 'a.jpg': 'a then', 'b.jpg': 'b then' });
  const backup = await makeBackup(data, join(folder, 'backups'), '0.1.0');
  writeFileSync(join(data, 'uploads', 'a.jpg'), 'a now');
  writeFileSync(join(data, 'secrets.json'), '{"secret":"of now"}');
  await restoreBackup(backup.folder, data);
  const read = (...names: string[]) => readFileSync(join(folder, ...names), 'utf8');
  expect([read('data', 'uploads', 'a.jpg'), read('data', 'secrets.json')]).toEqual(['a then', '{"secret":"of then"}']);
  const [aside = ''] = readdirSync(folder).filter((name) => name.startsWith('data.'));
  expect([read(aside, 'uploads', 'a.jpg'), read(aside, 'secrets.json')]).toEqual(['a now', '{"secret":"of now"}']);
});

test('lists missing uploads, and skips incomplete and unknown ones', async () => {
  makeData({ 'a.jpg': 'a' });
  addFile('gone.jpg', 1);
  addFile('coming.jpg', null);
  addFile('../secrets.json', 1);
  writeFileSync(join(data, 'uploads', 'a__0123.avif'), 'made from a');
  const { manifest } = await makeBackup(data, join(folder, 'backups'), '0.1.0');
  expect(manifest.files.map(({ path }) => path)).toEqual(['data.db', 'secrets.json', 'uploads/a.jpg']);
  expect(manifest.missing).toEqual(['gone.jpg']);
});

test('deletes leftovers of an aborted backup and nothing else', async () => {
  makeData({});
  const place = join(folder, 'backups');
  for (const name of ['vitrine-partial-99999999', 'partial-1', 'photos'])
    mkdirSync(join(place, name), { recursive: true });
  const backup = await makeBackup(data, place, '0.1.0');
  expect(readdirSync(place).map((name) => join(place, name))).toEqual(
    expect.arrayContaining([backup.folder, join(place, 'partial-1'), join(place, 'photos')]),
  );
  expect(readdirSync(place)).toHaveLength(3);
});

describe('refuses with an explanation', () => {
  test('a backup of missing or damaged data', async () => {
    await expect(makeBackup(data, folder, '0.1.0')).rejects.toThrow('There is nothing to back up');
    mkdirSync(data);
    writeFileSync(join(data, 'data.db'), 'no database, but long enough to be looked at as if it were one'.repeat(20));
    await expect(makeBackup(data, folder, '0.1.0')).rejects.toThrow('Directus does not start on its database');
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('to restore a folder that is no backup', async () => {
    await expect(restoreBackup(folder, data)).rejects.toThrow('is no backup: it has no manifest.json');
  });

  test.each([
    [{ DB_CLIENT: 'pg', DB_HOST: 'db' }, /^The DB_ variables name a database of your own/],
    [{ DB_CLIENT: 'sqlite3', DB_FILENAME: '/elsewhere.db' }, /^The DB_ variables name a database of your own/],
    [{ STORAGE_LOCATIONS: 's3' }, /^The STORAGE_ variables keep uploads in a place of your own/],
  ])('external data: %o', (environment, message) => {
    expect(() => refuseForeignDatabase(environment)).toThrow(message);
  });

  test('nothing if all data is bundled', () => {
    expect(() => refuseForeignDatabase({ DB_CLIENT: 'sqlite3' })).not.toThrow();
  });
});
