import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appIcons, formatIconQuery, wrapIcon } from './app-icons.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

const find = (path: string) => {
  const icon = appIcons.find((one) => one.path === path);
  if (!icon) throw new Error(`There is no ${path}.`);
  return icon;
};

const transformsOf = (path: string): [string, Record<string, unknown>][] =>
  JSON.parse(new URLSearchParams(formatIconQuery(find(path), '#f7f2e8')).get('transforms') ?? '');

test('every icon replaces a file that is served where a house has none', () => {
  const missing = appIcons.filter(({ path }) => !existsSync(join(import.meta.dirname, '../../public', path)));
  expect(missing).toEqual([]);
});

test('a picture is fitted into each icon with its margins, on the colour of the page or on none', () => {
  for (const { path, size } of appIcons) {
    const steps = new Map(transformsOf(path));
    const { width = 0, height } = steps.get('resize') ?? {};
    const { left = 0, right = 0, top = 0, bottom = 0 } = steps.get('extend') ?? {};
    expect([Number(width) + Number(left) + Number(right), height, Number(top) + Number(bottom)], path).toEqual([
      size,
      width,
      size - Number(width),
    ]);
  }
  expect(new Map(transformsOf('/icon-512.png')).get('flatten')).toEqual({ background: '#f7f2e8' });
  expect(new Map(transformsOf('/favicon.ico')).get('flatten')).toBeUndefined();
});

test('an ICO and an SVG contain the PNG', () => {
  const ico = wrapIcon(find('/favicon.ico'), png);
  if (typeof ico === 'string') throw new Error('An ICO is no text.');
  // One image of 32 × 32 pixels and 32 bits, four bytes long, after the header of 22.
  expect([...ico]).toEqual([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 4, 0, 0, 0, 22, 0, 0, 0, ...png]);
  expect(wrapIcon(find('/favicon.svg'), png)).toContain('href="data:image/png;base64,iVBORw=="');
  expect(wrapIcon(find('/icon-192.png'), png)).toBe(png);
});
