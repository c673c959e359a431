import { expect, test } from 'vitest';
import { isVideoId } from './page.ts';

test.each([
  ['youtube', 'vierlinden1', true],
  ['youtube', '-_aZ09bcdef', true],
  ['youtube', 'vierlinden', false],
  ['youtube', 'vierlinden1\n', false],
  ['youtube', '../../../a/', false],
  ['vimeo', '76979871', true],
  ['vimeo', '12345', false],
  ['vimeo', '76979871?x=1', false],
  ['vimeo', 'vierlinden1', false],
] as const)('%s: %j is a valid video id: %s', (provider, id, expected) => {
  expect(isVideoId(provider, id)).toBe(expected);
});
