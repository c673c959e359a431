import { expect, test } from 'vitest';
import { toErrorReport } from './row-errors.ts';

const fail = (field: string) => Object.assign(new Error(`"${field}" is required`), { extensions: { field } });

test('each kind of error is reported once, with its rows', () => {
  const [name, slug] = [fail('name'), fail('slug')];
  const report = toErrorReport([
    { row: 1, error: [name, slug] },
    { row: 3, error: fail('name') },
  ]);
  expect(report).toEqual([name, slug]);
  expect(name.extensions).toEqual({ field: 'name', rows: [{ type: 'lines', rows: [1, 3] }] });
  expect(slug.extensions).toEqual({ field: 'slug', rows: [{ type: 'lines', rows: [1] }] });
});

test('an error of no field is reported where there is no other', () => {
  const locked = new Error('database is locked');
  expect(toErrorReport([{ row: 1, error: locked }])).toBe(locked);
  const name = fail('name');
  expect(
    toErrorReport([
      { row: 1, error: name },
      { row: 2, error: locked },
    ]),
  ).toEqual([name]);
});
