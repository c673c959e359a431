import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scaleDown } from './scale-pictures.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0a060' } });

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that is too large is scaled down and keeps its format',
  async (format) => {
    const large = await draw(700, 500).toFormat(format).toBuffer();
    const { width, height, format: kept } = await sharp(await scaleDown(large, 600)).metadata();
    expect([width, height, kept]).toEqual([600, 429, format]);
  },
);

test('a photograph taken upright stays upright', async () => {
  const lying = await draw(700, 500).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { width, height, orientation } = await sharp(await scaleDown(lying, 600)).metadata();
  expect([width, height, orientation ?? 1]).toEqual([429, 600, 1]);
});

test('a picture that is not too large stays as it is', async () => {
  const small = await draw(600, 500).jpeg().toBuffer();
  expect(await scaleDown(small, 600)).toBe(small);
});

test.each([
  ['no picture', Buffer.from('no picture')],
  ['an empty file', Buffer.alloc(0)],
])('%s is refused with a reason', async (_, bytes) => {
  await expect(scaleDown(bytes, 600)).rejects.toThrow(/lässt sich nicht als Bild lesen/);
});
