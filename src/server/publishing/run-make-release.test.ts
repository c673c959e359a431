import { expect, test } from 'vitest';
import { findTellingLine } from './run-make-release.ts';

test('what was wrong is told in one line, without the way through the code', () => {
  const said = [
    '{"level":"warn","event":"link to an unknown page"}',
    'file:///dist/server/index.js:12',
    'Error: Addresses in the content system are not usable: "ring größe".',
    '    at readSiteMap (src/content/address-queries.ts:40:3)',
  ].join('\n');
  expect(findTellingLine(said)).toBe('Addresses in the content system are not usable: "ring größe".');
});

test('a content system that does not answer is told as such', () => {
  const said =
    "ContentApiError: timeout of 30000ms exceeded\n    at ask (src/directus/client.ts:70) {\n  status: 'ECONNABORTED'";
  expect(findTellingLine(said)).toBe('timeout of 30000ms exceeded');
});

test('without any words of an error the last line must do', () => {
  expect(findTellingLine('begun\nKilled\n')).toBe('Killed');
  expect(findTellingLine('')).toBe('The pages could not be made.');
});
