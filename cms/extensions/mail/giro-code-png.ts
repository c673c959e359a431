import { crc32, deflateSync } from 'node:zlib';
import { drawGiroCode } from '../../../src/orders/draw-giro-code.ts';

/** Pixels per module, large enough to be scanned from a screen or paper. */
const scale = 6;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The QR code of a bank transfer as a 1-bit PNG, since mail programs show no SVG. */
export function drawGiroCodePng(text: string): Buffer {
  const modules = drawGiroCode(text);
  const size = modules.length * scale;
  const bytesPerRow = Math.ceil(size / 8);
  const rows = modules.flatMap((modulesOfRow) => {
    // White is 1; each row starts with its filter type, which is 0.
    const row = Buffer.alloc(bytesPerRow + 1, 0xff);
    row[0] = 0;
    for (let x = 0; x < size; x += 1) {
      if (!modulesOfRow[Math.floor(x / scale)]) continue;
      const byte = 1 + (x >> 3);
      row[byte] = (row[byte] ?? 0) & ~(0x80 >> (x & 7));
    }
    return Array<Buffer>(scale).fill(row);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  return Buffer.concat([
    signature,
    makeChunk('IHDR', header),
    makeChunk('IDAT', deflateSync(Buffer.concat(rows))),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function makeChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
