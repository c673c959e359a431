import { Readable } from 'node:stream';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { scanPixels } from '../../../tests/scan-qr.ts';
import type { Context } from '../directus.ts';
import type { MailContent } from './mail-content.ts';
import { drawGiroCodePng, loadPictures } from './mail-pictures.ts';
import { makeTheme } from './mail-theme.ts';

type Asset = { type: string; size: number } | 'fails' | 'hangs' | 'is converted';

const noButton = { accentColor: null, color: null, borderRadius: null, borderThickness: null };

function makeContext(assets: Record<string, Asset>) {
  const asked: string[] = [];
  class AssetsService {
    getAsset = async (id: string) => {
      asked.push(id);
      const asset = assets[id] ?? { type: 'image/jpeg', size: 3_000 };
      if (asset === 'fails') throw new Error('The file is gone.');
      if (asset === 'hangs') return new Promise(() => undefined);
      if (asset === 'is converted') {
        assets[id] = { type: 'image/jpeg', size: 3_000 };
        return { stream: Readable.from([]), file: { type: 'image/jpeg' } };
      }
      return { stream: Readable.from([Buffer.alloc(asset.size)]), file: { type: asset.type } };
    };
  }
  const logger = { warn: () => undefined, error: () => undefined };
  return { context: { services: { AssetsService }, getSchema: async () => ({}), logger } as unknown as Context, asked };
}

function makeContent(pictures: string[]): MailContent {
  const lineItems = pictures.map((picture) => ({
    ...{ name: 'Ring', count: 1, price: '1 €', each: null, details: [], note: null, picture },
  }));
  return { language: 'de', title: 'x', blocks: [{ kind: 'line-items', lineItems: lineItems }], signature: 'x' };
}

const load = async (assets: Record<string, Asset>, pictures: string[], logo: string | null = null, timeoutMs = 200) => {
  const { context, asked } = makeContext(assets);
  const theme = makeTheme({ baseColor: null, brandColor: null, button: noButton }, logo);
  const loaded = await loadPictures(context, makeContent(pictures), theme, timeoutMs);
  return { asked, keys: loaded.map(({ key }) => key) };
};

test('loads the logo and at most ten pictures, each once', async () => {
  const pictures = Array.from({ length: 30 }, (_, at) => `p${at % 15}`);
  const { keys } = await load({}, pictures, 'logo');
  expect(keys).toEqual(['logo', ...pictures.slice(0, 10)]);
});

test.each<[string, Asset]>([
  ['is gone', 'fails'],
  ['is too large for a mail', { type: 'image/jpeg', size: 40_001 }],
  ['is a drawing, which mail programs do not show', { type: 'image/svg+xml', size: 900 }],
])('skips a picture that %s', async (_, asset) => {
  expect((await load({ b: asset }, ['a', 'b', 'c'])).keys).toEqual(['a', 'c']);
});

test('waits for a picture that Directus is converting for another mail', async () => {
  expect(await load({ b: 'is converted' }, ['a', 'b'], null, 10_000)).toEqual({
    asked: ['a', 'b', 'b'],
    keys: ['a', 'b'],
  });
});

test('stops waiting for a picture at the timeout', async () => {
  expect((await load({ b: 'hangs' }, ['a', 'b', 'c'])).keys).toEqual(['a']);
});

test('renders the GiroCode even if other pictures fail', async () => {
  const { context } = makeContext({ logo: 'hangs' });
  const theme = makeTheme({ baseColor: null, brandColor: null, button: noButton }, 'logo');
  const code = { text: 'BCD', name: 'GiroCode', note: 'GiroCode' };
  const content: MailContent = { ...makeContent([]), blocks: [{ kind: 'lines', title: 'x', lines: [], code }] };
  const [picture, ...others] = await loadPictures(context, content, theme, 50);
  expect(others).toEqual([]);
  expect(picture).toMatchObject({ key: 'giro-code', type: 'image/png' });
});

/** The grey values of a PNG with one bit per pixel and no filters, as RGBA. */
function readPng(png: Buffer) {
  const size = png.readUInt32BE(16);
  const data = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const bytesPerRow = Math.ceil(size / 8) + 1;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const x = at % size;
    const byte = data[Math.floor(at / size) * bytesPerRow + 1 + (x >> 3)] ?? 0;
    if (!(byte & (0x80 >> (x & 7)))) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return { pixels, size };
}

test("the PNG decodes to the GiroCode's text", () => {
  const text = ['BCD', '002', '1', 'SCT', '', 'Müller', 'DE89370400440532013000', 'EUR1.00', '', '', '1'].join('\n');
  const { pixels, size } = readPng(drawGiroCodePng(text));
  expect(scanPixels(pixels, size)).toBe(text);
});
