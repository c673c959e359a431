import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon.tsx';

test('has a symbol for every icon name, and no other symbols', () => {
  const sprite = readFileSync('public/icons.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([a-z-]+)"/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual([...iconNames].sort());
});
