import { expect, test } from 'vitest';
import { toAnchor } from './anchor.ts';

test.each([
  ['Cookies', 'cookies'],
  ['Öffnungszeiten & Anfahrt', 'oeffnungszeiten-anfahrt'],
  ['Où nous trouver ?', 'ou-nous-trouver'],
  ['§ 5 Größe', '5-groesse'],
])('heading %s has the id #%s', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor);
});
