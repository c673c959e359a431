import { expect, test } from 'vitest';
import { parseReport, writeNotices } from './receive-report.ts';

test('links each notice to its entry', () => {
  const notices = [
    { text: 'Die Telefonnummer „112“ kann nicht angerufen werden.', entry: 'branch/3' },
    { text: 'Die Zeitzone fehlt.', entry: null },
  ];
  expect(writeNotices(notices, 'https://studio.example/')).toBe(
    [
      '- Die Telefonnummer „112“ kann nicht angerufen werden. [Eintrag öffnen](https://studio.example/admin/content/branch/3)',
      '- Die Zeitzone fehlt.',
    ].join('\n'),
  );
});

test('escapes Markdown', () => {
  const text = 'Zu „[x](javascript:a) <img src=x>\n# y“';
  expect(writeNotices([{ text, entry: null }], '')).toBe('- Zu „\\[x\\]\\(javascript:a\\) \\<img src=x\\> \\# y“');
});

test('lists a hundred notices and counts the rest', () => {
  const notices = Array.from({ length: 130 }, () => ({ text: 'Hier fehlt etwas.', entry: null }));
  const lines = writeNotices(notices, '')?.split('\n') ?? [];
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toContain('30 weitere');
  expect(writeNotices([], '')).toBeNull();
});

const report = {
  id: '20261121',
  status: 'failed',
  startedAt: 1,
  seconds: 4.4,
  reason: 'x'.repeat(9000),
  users: ['a', 7],
};

test('parses a report and truncates long reasons', () => {
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

test('keeps valid notices and entries', () => {
  const text = 'Ein Verweis führt nirgendwohin.';
  const entries = ['page/3', '../../users/1', 'page/3/x', 7, undefined];
  const notices = [...entries.map((entry) => ({ text, entry })), { entry: 'page/3' }, null, 'x'];
  expect(parseReport({ ...report, notices })?.notices).toEqual(
    ['page/3', null, null, null, null].map((entry) => ({ text, entry, isHidden: false })),
  );
});

test('accepts a report of an abandoned publication', () => {
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
])('rejects %j', (body) => {
  expect(parseReport(body)).toBeUndefined();
});
