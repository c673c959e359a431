import { expect, test } from 'vitest';
import { findErrorLine, parseNotice } from './build-output-lines.ts';

test('the error is one line without its stack', () => {
  const lines = [
    '{"level":"warn","event":"link to an unknown page"}',
    'file:///dist/server/index.js:12',
    'Error: Addresses in the content system are not usable: "ring größe".',
    '    at readSiteMap (src/content/addresses/address-queries.ts:40:3)',
  ];
  expect(findErrorLine(lines)).toBe('Addresses in the content system are not usable: "ring größe".');
});

test('a timeout of the content system is the error line', () => {
  const lines =
    "ContentApiError: timeout of 30000ms exceeded\n    at ask (src/directus/client.ts:70) {\n  status: 'ECONNABORTED'";
  expect(findErrorLine(lines.split('\n'))).toBe('timeout of 30000ms exceeded');
});

test('without an error line the last line is used', () => {
  expect(findErrorLine(['begun', 'Killed', ''])).toBe('Killed');
  expect(findErrorLine([])).toBe('The pages could not be made.');
});

test('notices are parsed, other lines are not', () => {
  const notice = { level: 'warn', event: 'translation missing', language: 'fr', entry: 'page/3', path: null };
  expect(parseNotice(JSON.stringify(notice))).toEqual(notice);
  const others = ['', 'begun', '{"level":"warn"', '{"level":"info","event":"x"}', '{"level":"warn","event":7}'];
  for (const line of [...others, '{"level":"warn","event":"x","deep":{}}', '{"time":"now","level":"warn","event":"x"}'])
    expect(parseNotice(line)).toBeUndefined();
});
