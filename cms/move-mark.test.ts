import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { explainOccupied, markMove, refuseMoved, removeScratchFolder } from './move-mark.ts';

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-move-'));
  writeFileSync(join(data, 'data.db'), '');
});

afterEach(() => rmSync(data, { recursive: true }));

test('a Postgres that was not filled completely is refused, but not the SQLite database beside it', () => {
  markMove(data, 'begun', 'shop on db:5432');
  expect(() => refuseMoved(data, { DB_CLIENT: 'pg' })).toThrow('was interrupted');
  expect(() => refuseMoved(data, {})).not.toThrow();
});

describe('after a move to Postgres that was killed', () => {
  const to = 'shop on db:5432';
  const tables = ['directus_users', 'page'];

  test('the copy of the database is removed, whose size nobody would look for there', () => {
    mkdirSync(join(data, 'moving'));
    writeFileSync(join(data, 'moving', 'source.db'), 'copy');
    expect([removeScratchFolder(data), removeScratchFolder(data)]).toEqual([true, false]);
    expect(existsSync(join(data, 'moving'))).toBe(false);
    expect(existsSync(join(data, 'data.db'))).toBe(true);
  });

  test('between its commit and its mark, the next one says that all rows are there and how to go on', () => {
    markMove(data, 'begun', to);
    const { message, advice } = explainOccupied(data, to, tables);
    expect(message).toContain('was stopped after all rows were there');
    expect(advice.join(' ')).toContain('moved-to-postgres.json');
    markMove(data, 'done', to);
    expect(() => refuseMoved(data, { DB_CLIENT: 'pg' })).not.toThrow();
  });

  test.each([
    ['another database', 'other on db:5432', tables],
    ['tables of something else', to, ['guests']],
  ])('%s is occupied by others', (_, where, found) => {
    markMove(data, 'begun', to);
    expect(explainOccupied(data, where, found).message).not.toContain('all rows');
  });
});
