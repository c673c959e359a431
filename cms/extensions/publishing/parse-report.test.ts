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
    notices: [],
  });
});

test('notices are sentences with entries that there can be', () => {
  const text = 'Ein Verweis führt nirgendwohin.';
  const entries = ['page/3', '../../users/1', 'page/3/x', 7, undefined];
  const notices = [...entries.map((entry) => ({ text, entry })), { entry: 'page/3' }, null, 'x'];
  expect(parseReport({ ...report, notices })?.notices).toEqual(
    ['page/3', null, null, null, null].map((entry) => ({ text, entry })),
  );
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
