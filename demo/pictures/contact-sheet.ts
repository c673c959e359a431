import { drawLook } from './draw.ts';
import type { View } from './look.ts';
import { scenes } from './scenes.ts';
import { sharp } from './sharp.ts';
import { everyLook } from './vocabulary.ts';

/**
 * Writes one PNG with many pictures, to look at them side by side:
 * `node demo/pictures/contact-sheet.ts <file.png> [watch|ring|scene/…] [front|angle|detail]`.
 */
const [file = 'contact-sheet.png', words = '', view = 'front'] = process.argv.slice(2);
const isView = (value: string): value is View => ['front', 'angle', 'detail'].includes(value);
const [columns, width, height] = [6, 320, 240];

const pictures = words.startsWith('scene')
  ? scenes.filter(({ name }) => name.startsWith(words)).map(({ draw }) => draw())
  : everyLook()
      .filter(({ word }) => word.startsWith(words))
      .map(({ look, word }) => drawLook(look, isView(view) ? view : 'front', word));

const tiles: object[] = [];
for (const [index, svg] of pictures.entries()) {
  const input = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer();
  tiles.push({ input, left: (index % columns) * width, top: Math.floor(index / columns) * height });
}
const rows = Math.ceil(pictures.length / columns);
const paper = {
  create: { width: columns * width, height: Math.max(1, rows) * height, channels: 3, background: '#ffffff' },
};
await sharp(paper).composite(tiles).png().toFile(file);
