import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon.tsx';

test('every icon is drawn, and nothing is drawn that is no icon', () => {
  const sprite = readFileSync('public/icons.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([a-z-]+)"/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual([...iconNames].sort());
});
