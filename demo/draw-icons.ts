import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSign } from './pictures/logo.ts';
import { sharp } from './pictures/sharp.ts';

/** Draws the site's icons for home screens anew: `npm --prefix cms run icons`. */

const [ground, metal] = ['#f7f2e8', '#a98445'];
/** A maskable icon may lose all but the middle four fifths. */
const icons = [
  ['icon-192.png', 192, 0.92],
  ['icon-512.png', 512, 0.92],
  ['icon-maskable-512.png', 512, 0.66],
] as const;

for (const [name, size, share] of icons) {
  const half = size / 2;
  const body = drawSign(half, half, size * share, metal);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${ground}"/>${body}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
  writeFileSync(join(import.meta.dirname, '..', 'public', name), png);
}
