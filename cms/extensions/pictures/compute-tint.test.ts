import sharp from 'sharp';
import { expect, test } from 'vitest';
import { computeTint } from './compute-tint.ts';

const plate = '#f0ece4';

/** A drawing of 400 × 300 pixels. */
const draw = (content: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${content}</svg>`));

const fill = (color: string, place = 'width="400" height="300"') => `<rect ${place} fill="${color}"/>`;

test('a product on a plate has the colour of the plate', async () => {
  const bytes = await draw(fill(plate) + fill('#30302e', 'x="120" y="90" width="160" height="120"'))
    .jpeg()
    .toBuffer();
  const tint = Number.parseInt(await computeTint(bytes), 16);
  const expected = Number.parseInt(plate.slice(1), 16);
  for (const shift of [16, 8, 0]) {
    expect(Math.abs(((tint >> shift) & 255) - ((expected >> shift) & 255))).toBeLessThanOrEqual(3);
  }
});

test('a background on the border between two colours of the histogram is one colour', async () => {
  const bytes = await draw(fill('#efefef') + fill('#f0f0f0', 'width="190" height="300"'))
    .png()
    .toBuffer();
  expect(await computeTint(bytes)).toBe('f0f0f0');
});

test('a picture without a background has the average of its colours', async () => {
  const stripes = ['#000000', '#404040', '#808080', '#c0c0c0', '#ffffff'];
  const bytes = await draw(stripes.map((color, at) => fill(color, `x="${at * 80}" width="80" height="300"`)).join(''))
    .png()
    .toBuffer();
  expect(await computeTint(bytes)).toBe('808080');
});

test.each([
  ['with a transparent background', draw(fill('#000', 'width="100" height="100"'))],
  ['that is translucent', draw(`<rect width="400" height="300" fill="#fff" fill-opacity="0.9"/>`)],
])('a picture %s has none', async (_, picture) => {
  expect(await computeTint(await picture.png().toBuffer())).toBe('');
});

test('white stays white', async () => {
  expect(await computeTint(await draw(fill('#ffffff')).png().toBuffer())).toBe('ffffff');
});

test('a picture with an alpha channel and no transparent pixel has one', async () => {
  expect(await computeTint(await draw(fill(plate)).ensureAlpha().png().toBuffer())).toBe(plate.slice(1));
});

test.each([
  ['a text', Buffer.from('no picture')],
  ['an empty file', Buffer.alloc(0)],
])('%s has none', async (_, bytes) => {
  expect(await computeTint(bytes)).toBe('');
});
