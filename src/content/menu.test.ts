import { expect, test } from 'vitest';
import { getMenuIcon, getMenuPath, type MenuTarget } from './menu.ts';

function target(changes: Partial<MenuTarget> = {}): MenuTarget {
  return { path: 'ablauf', externalPath: null, anchor: null, pathPrefix: false, parentPath: 'trauringe', ...changes };
}

test('an entry leads to its path', () => {
  expect(getMenuPath(target())).toBe('ablauf');
});

test('with the prefix flag the path of the parent stands before it', () => {
  expect(getMenuPath(target({ pathPrefix: true }))).toBe('trauringe/ablauf');
});

test('an external path is used as given', () => {
  expect(getMenuPath(target({ externalPath: 'https://zunft.example/a?b', anchor: 'x' }))).toBe(
    'https://zunft.example/a?b',
  );
});

test('an anchor stands after its path', () => {
  expect(getMenuPath(target({ path: 'kontakt', anchor: 'anfahrt' }))).toBe('kontakt#anfahrt');
});

test.each([
  ['https://zunft.example', 'external'],
  ['mailto:laden@vierlinden.example', 'mail'],
  ['tel:+493023125120', 'phone'],
  ['/uhren', null],
])('%s is marked with the icon %s', (href, icon) => {
  expect(getMenuIcon(href)).toBe(icon);
});
