import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { scanPixels } from '../../../tests/scan-qr.ts';
import { drawGiroCodePng } from './giro-code-png.ts';

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
