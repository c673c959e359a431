import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../settings.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Characters of German, English and French, with their quotes and dashes, arrows, prices and measures. */
const text = [
  range(0x20, 0x7e),
  '\u00a0\u00ad\u2009\u202f§©«»°±²³·×',
  'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜßàâäæçèéêëîïñôöùûüÿŒœŸ',
  '–—‘’‚“”„•…‰‹›€™−←↑→↓½',
].join('');

/** Kerning, and tabular figures for prices. */
const features = ['kern', 'tnum', 'lnum'];

const fonts = [
  {
    // Its optical size for large text: it is only used for headings and prices.
    source: 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    target: 'public/fonts/newsreader.woff2',
    axes: { wght: 400, opsz: 72 },
  },
  {
    source: 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'public/fonts/instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  // Two fonts for engravings: a browser loads them with the first character that uses them.
  {
    source: 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
    target: 'public/fonts/engraving-italic.woff2',
    axes: { wght: 400, opsz: 72 },
  },
  {
    source: 'node_modules/@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff2',
    target: 'public/fonts/engraving-script.woff2',
    axes: {},
  },
];

/** Subsets the fonts to the characters of the three languages; repeated only when a font or this file changes. */
export async function makeFonts(): Promise<void> {
  const recipe = readFileSync(import.meta.filename);
  for (const { source, target, axes } of fonts) {
    const font = readFileSync(join(root, source));
    const stamp = createHash('sha256').update(recipe).update(font).digest('hex');
    const file = join(root, target);
    const stampFile = join(root, '.vitrine', 'fonts', `${stamp}.woff2`);
    if (!existsSync(stampFile)) {
      const subset = await subsetFont(font, text, {
        targetFormat: 'woff2',
        keepFeatures: features,
        variationAxes: axes,
        noHinting: true,
      });
      write(stampFile, subset);
    }
    const cut = readFileSync(stampFile);
    if (!existsSync(file) || !readFileSync(file).equals(cut)) write(file, cut);
  }
}

function write(file: string, content: Uint8Array) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
