import { expect, it } from 'vitest';
import { createKnownPaths } from './public-files.ts';

const literal = (name: string) => ({ type: 'literal' as const, name });
const isKnown = createKnownPaths([
  { type: 'route', path: [] },
  { type: 'route', path: [literal('404')] },
  { type: 'route', path: [literal('en'), literal('404')] },
  { type: 'route', path: [literal('shop'), { type: 'group', name: 'category' }] },
  { type: 'route', path: [literal('trauringe'), { type: 'wildcard', name: 'rest' }] },
  { type: 'route', path: [literal('karte'), { type: 'group', name: 'id', prefix: 'nr-', suffix: '.html' }] },
  { type: 'api', path: [literal('api'), literal('contact')] },
  { type: 'slice' },
]);

it.each([
  ['/', true],
  ['/shop/uhren', true],
  ['/shop', false],
  ['/shop/', false],
  ['/shop/uhren/mehr', false],
  ['//shop/uhren', false],
  ['/trauringe/gold/585', true],
  ['/trauringe', false],
  ['/karte/nr-7.html', true],
  ['/karte/nr-.html', false],
  ['/api/contact', true],
  ['/404', false],
  ['/en/404', false],
  ['/shop/404', true],
  ['/nichts', false],
])('%s is known: %s', (path, expected) => {
  expect(isKnown(path)).toBe(expected);
});
