import { expect, test } from 'vitest';
import { parseReport } from './parse-report.ts';

const report = {
  id: '20261121',
  status: 'failed',
  startedAt: 1,
  seconds: 4.4,
  reason: 'x'.repeat(9000),
  users: ['a', 7],
};

test('a report is taken at its words, and long reasons are cut', () => {
  expect(parseReport(report)).toEqual({
    release: '20261121',
    status: 'failed',
    startedAt: new Date(1),
    seconds: 4,
    reason: 'x'.repeat(2000),
    collections: [],
    users: ['a'],
  });
});

test('a report of one that was broken off is one', () => {
  expect(parseReport({ ...report, status: 'abandoned' })).toMatchObject({ status: 'abandoned' });
});

test.each([
  null,
  'live',
  [],
  {},
  { ...report, id: '../1' },
  { ...report, status: 'odd' },
  { ...report, startedAt: '1' },
])('%j is no report', (body) => {
  expect(parseReport(body)).toBeUndefined();
});
