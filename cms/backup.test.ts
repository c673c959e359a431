import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeBackup, refuseForeignDatabase, rotateBackups } from './backup.ts';
import { buildManifest, readManifest } from './backup-manifest.ts';
import { withDatabase } from './instance.ts';
import { markMove, refuseMoved } from './move-mark.ts';
import { restoreBackup } from './restore-backup.ts';

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

describe('an encrypted backup', () => {
  const key = 'a key that is long enough for a test';
  const picture = randomBytes(700_000).toString('latin1');
  let backup: string;

  beforeEach(async () => {
    makeData({ 'a.jpg': picture, 'empty.txt': '' });
    backup = (await makeBackup(data, join(folder, 'backups'), '0.1.0', key)).folder;
  });

  test('holds nothing readable, and restores with its key what was there', async () => {
    const names = readdirSync(backup, { recursive: true, encoding: 'utf8' }).sort();
    expect(names).toEqual([
      ...['data.db.encrypted', 'manifest.json', 'secrets.json.encrypted', 'uploads'],
      ...['uploads/a.jpg.encrypted', 'uploads/empty.txt.encrypted'],
    ]);
    expect(readFileSync(join(backup, 'secrets.json.encrypted'), 'latin1')).not.toContain('of then');
    expect(readdirSync(data).sort()).toEqual(['data.db', 'secrets.json', 'uploads']);
    writeFileSync(join(data, 'secrets.json'), '{"secret":"of now"}');
    await restoreBackup(backup, data, key);
    const read = (name: string) => readFileSync(join(data, name), 'utf8');
    expect([read('uploads/a.jpg'), read('uploads/empty.txt')]).toEqual([picture, '']);
    expect(read('secrets.json')).toBe('{"secret":"of then"}');
    expect(readdirSync(data).sort()).toEqual(['data.db', 'secrets.json', 'uploads']);
  });

  test('differs from the first byte on from another one of the same data', async () => {
    const { folder: other } = await makeBackup(data, join(folder, 'others'), '0.1.0', key);
    const read = (from: string) => readFileSync(join(from, 'uploads', 'a.jpg.encrypted')).subarray(0, 32);
    expect(read(other).equals(read(backup))).toBe(false);
  });

  test.each([
    ['without a key', undefined, 'is encrypted'],
    ['with another key', 'another key that is long enough', 'This key does not open the backup'],
  ])('is not restored %s', async (_, other, message) => {
    await expect(restoreBackup(backup, data, other)).rejects.toThrow(message);
  });

  /** Changes a file and its checksum in the manifest, as somebody without the key can. */
  function forge(change: (content: Buffer) => Buffer) {
    const file = join(backup, 'uploads', 'a.jpg.encrypted');
    const content = change(readFileSync(file));
    writeFileSync(file, content);
    const manifest = readManifest(backup);
    const files = manifest.files.map((one) =>
      one.path.includes('a.jpg')
        ? { ...one, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
        : one,
    );
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, files }));
  }

  test('is not restored when somebody without the key has changed a file and its manifest', async () => {
    forge((content) => content.fill(255 - (content[100] ?? 0), 100, 101));
    await expect(restoreBackup(backup, data, key)).rejects.toThrow('This key does not open the backup');
    expect(readFileSync(join(data, 'uploads', 'a.jpg'), 'utf8')).toBe(picture);
  });

  test('is not restored when it was replaced by one that is not encrypted', async () => {
    const { folder: plain } = await makeBackup(data, join(folder, 'others'), '0.1.0');
    await expect(restoreBackup(plain, data, key)).rejects.toThrow('is not encrypted, though there is a key');
  });
});

test('rotation deletes the oldest complete backups and nothing else', () => {
  const place = join(folder, 'backups');
  const add = (name: string, isWhole = true) => {
    mkdirSync(join(place, name), { recursive: true });
    if (isWhole) writeFileSync(join(place, name, 'manifest.json'), '{}');
  };
  for (const name of ['20261124-033000', '20261125-033000', '20261125-033000-2', '20261126-033000']) add(name);
  add('20200101-000000', false);
  add('photos-of-2020');
  expect(rotateBackups(place, 4, [])).toEqual({ deleted: [], heldBack: [] });
  expect(rotateBackups(place, 2, [])).toEqual({ deleted: ['20261124-033000', '20261125-033000'], heldBack: [] });
  expect(readdirSync(place).sort()).toEqual(
    ['20200101-000000', '20261125-033000-2', '20261126-033000', 'photos-of-2020'].sort(),
  );
});

test('rotation leaves what may be all that is left of an upload', () => {
  const place = join(folder, 'backups');
  const add = (name: string, uploads: readonly string[]) => {
    mkdirSync(join(place, name), { recursive: true });
    const files = uploads.map((path) => ({ path: join('uploads', path), bytes: 1, sha256: '0' }));
    const about = { made: '2026-11-24T03:30:00Z', vitrine: '0.1.0', directus: '11.17.4', database: 'sqlite' } as const;
    writeFileSync(join(place, name, 'manifest.json'), JSON.stringify(buildManifest({ ...about, files, missing: [] })));
  };
  add('20261124-033000', ['ring.jpg', 'clock.jpg']);
  add('20261125-033000', ['ring.jpg.encrypted']);
  add('20261126-033000', ['clock.jpg']);
  add('20261127-033000', ['clock.jpg']);
  expect(rotateBackups(place, 1, ['ring.jpg'])).toEqual({
    heldBack: ['20261124-033000', '20261125-033000'],
    deleted: ['20261126-033000'],
  });
  expect(readdirSync(place).sort()).toEqual(['20261124-033000', '20261125-033000', '20261127-033000']);
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
    [{ DB_CLIENT: 'mysql', DB_HOST: 'db' }, /^The DB_ variables name a database of your own/],
    [{ DB_CLIENT: 'sqlite3', DB_FILENAME: '/elsewhere.db' }, /^The DB_ variables name a database of your own/],
    [{ STORAGE_LOCATIONS: 's3' }, /^The STORAGE_ variables keep uploads in a place of your own/],
  ])('external data: %o', (environment, message) => {
    expect(() => refuseForeignDatabase(environment)).toThrow(message);
  });

  test.each(['sqlite3', 'pg'])('nothing if all data is bundled, with %s', (DB_CLIENT) => {
    expect(() => refuseForeignDatabase({ DB_CLIENT })).not.toThrow();
  });

  test('a backup of the SQLite database after the shop has moved to Postgres', async () => {
    makeData({});
    markMove(data, 'done', 'shop on db:5432');
    await expect(makeBackup(data, folder, '0.1.0')).rejects.toThrow('was moved to Postgres (shop on db:5432)');
    expect(() => refuseMoved(data, { DB_CLIENT: 'pg' })).not.toThrow();
  });
});
