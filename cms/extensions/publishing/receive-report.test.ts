import { expect, test } from 'vitest';
import { writeNotices } from './receive-report.ts';

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
