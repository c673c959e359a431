import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Drawing } from '../../orders/drawing-data.ts';
import { BandDrawing } from '../band-drawing.tsx';
import { scaleDrawing } from '../engraved-text.ts';
import { parsePair } from '../normalize-pair.ts';
import type { Ring } from '../ring-pair.ts';
import { ringRules } from '../ring-rules-fixture.ts';
import { drawEngraving, loadEngravingFont } from './engraving-texture.ts';

afterEach(() => vi.unstubAllGlobals());

/** Pixels of a letter of the fake canvas, as a part of its font's size. */
const letter = 0.5;

/** A canvas that keeps where and how large a text was drawn, in its pixels. */
function createCanvas() {
  const drawn = { text: '', font: '', em: 0, length: 0, baseline: 0, path: '', scale: 0, rule: '' };
  let [a, d, y] = [1, 1, 0];
  const canvas = {
    width: 300,
    height: 150,
    getContext: () => ({
      canvas,
      font: '',
      fillRect: () => {},
      scale: (sx: number, sy: number) => {
        a *= sx;
        d *= sy;
      },
      translate: (_: number, ty: number) => {
        y += d * ty;
      },
      measureText: (text: string) => ({ width: text.length * 96 * letter }),
      fill: (path: { data: string }, rule: string) => Object.assign(drawn, { path: path.data, scale: a, rule }),
      stroke: (path: { data: string }) => Object.assign(drawn, { path: path.data, scale: a, rule: 'stroke' }),
      fillText(text: string) {
        const size = Number.parseFloat(this.font);
        Object.assign(drawn, {
          text,
          font: this.font,
          em: size * d,
          length: text.length * size * letter * a,
          baseline: y,
        });
      },
    }),
  };
  return { canvas, drawn };
}

const parse = (query: string): Ring => parsePair(query, { ...ringRules, maxCharacters: 60 }).pair[0];

const texts = {
  titles: { outside: 'outside', inside: 'inside' },
  drawingTexts: { waiting: 'waiting', elsewhere: 'elsewhere' },
};

/** The attributes of the text in the unrolled band. */
function readBand(ring: Ring) {
  const html = renderToStaticMarkup(<BandDrawing ring={ring} rules={ringRules} id="band" {...texts} />);
  const read = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(html.slice(html.lastIndexOf('<text')))?.[1];
  return {
    fontSize: Number(read('font-size')),
    baseline: Number(read('y')),
    length: Number(read('textLength') ?? Number.NaN),
    family: read('font-family')?.replaceAll('&#x27;', "'"),
  };
}

test.each([
  'width=4.5&text=Anna',
  'width=2&size=50&text=Anna',
  'width=8&text=12.08.2027&font=script',
  `width=4.5&size=48&text=${'Anna Paul '.repeat(5)}`,
])('the engraving of %s is as large in 3D as on the unrolled band, in the same typeface', (query) => {
  const ring = parse(query);
  const { canvas, drawn } = createCanvas();
  vi.stubGlobal('document', { createElement: () => canvas });
  const engraving = drawEngraving(ring);
  const band = readBand(ring);
  const perMm = canvas.height / (engraving?.height ?? 0);
  expect(drawn.text).toBe(ring.text);
  expect(drawn.em / perMm).toBeCloseTo(band.fontSize, 1);
  expect(drawn.baseline / perMm - canvas.height / 2 / perMm).toBeCloseTo(band.baseline, 1);
  const natural = ring.text.length * band.fontSize * letter;
  expect(drawn.length / perMm).toBeCloseTo(Number.isNaN(band.length) ? natural : band.length, 0);
  expect(drawn.font).toBe(`96px ${band.family}`);
  // The texture is stretched over the same millimetres in both directions, and the text is inside.
  expect(canvas.width / (engraving?.width ?? 0)).toBeCloseTo(perMm, -1);
  expect(drawn.length).toBeLessThan(canvas.width);
});

test.each<[string, Drawing]>([
  ['strokes', { kind: 'strokes', width: 400, height: 120, lines: [[{ x: 7, y: 60 }]] }],
  ['evenodd', { kind: 'outlines', width: 90, height: 120, lines: [[0, 40, 80].map((x) => ({ x, y: x }))] }],
])('a drawing is as large in 3D as on the unrolled band, with its %s', (rule, drawing) => {
  const ring = parse('width=5&size=54');
  const { canvas, drawn } = createCanvas();
  vi.stubGlobal('document', { createElement: () => canvas });
  vi.stubGlobal(
    'Path2D',
    class {
      data: string;
      constructor(data: string) {
        this.data = data;
      }
    },
  );
  const engraving = drawEngraving(ring, drawing);
  const perMm = canvas.height / (engraving?.height ?? 0);
  expect(drawn.scale / perMm).toBeCloseTo(scaleDrawing(drawing, { length: 54, width: 5 }), 3);
  expect(drawn.path).toMatch(/^M/);
  expect(drawn.rule.startsWith(rule.slice(0, 4))).toBe(true);
  // Within the ring, and within the texture.
  expect(engraving?.height).toBeLessThan(5);
  expect(drawn.scale * drawing.width).toBeLessThan(canvas.width);
  expect(drawEngraving(ring)).toBeUndefined();
});

test('a ring without a text has no engraving, and asks for no font', () => {
  vi.stubGlobal('document', { createElement: () => createCanvas().canvas });
  expect(drawEngraving(parse('width=4'))).toBeUndefined();
  expect(loadEngravingFont(parse('width=4'))).toBeUndefined();
});

test('a font is loaded when the browser does not have it yet, and for a text only', async () => {
  const load = vi.fn(() => Promise.resolve([]));
  vi.stubGlobal('document', { fonts: { check: (font: string) => !font.includes('Engraving Script'), load } });
  expect(loadEngravingFont(parse('text=Anna'))).toBeUndefined();
  expect(loadEngravingFont(parse('font=script'))).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  await loadEngravingFont(parse('text=Anna&font=script'));
  expect(load).toHaveBeenCalledWith("96px 'Engraving Script', cursive", 'Anna');
});
