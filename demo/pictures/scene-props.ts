import { darker, lighter } from './color.ts';
import { num, polar, polygon } from './geometry.ts';
import { writeLine } from './lettering.ts';
import { metalAt, metalGradient } from './metals.ts';
import { rect, round } from './scene-shapes.ts';
import { drawLeaf } from './scene-stage.ts';
import { drawSoftShadow } from './shadow.ts';
import { disc, fill, group, linear, type Sheet, stroke } from './sheet.ts';
import type { Thing } from './still-life.ts';
import { drawWeave } from './texture.ts';

type Place = readonly [x: number, y: number, scale: number, turn?: number];

function placed(body: string, [x, y, scale, turn = 0]: Place): string {
  return group(body, `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${scale})`);
}

function paperLight(sheet: Sheet, tone: string): string {
  return linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, lighter(tone, 0.5)],
      [1, darker(tone, 0.06)],
    ],
  );
}

/** A card with lines of text, the first one large; 600 × 400 around its middle. */
export const card =
  (lines: readonly string[], place: Place, tone = '#fbf7ee'): Thing =>
  (sheet) => {
    const d = 'M-300-200H300V200H-300z';
    const text = lines.map((line, index) => {
      const [y, height] = index === 0 ? [-20 - (lines.length - 1) * 36, 56] : [46 + (index - 1) * 62, 24];
      return stroke(writeLine(line, 0, y, height, 4.4), index === 0 ? '#2a231c' : '#8a6a38', height * 0.085, round);
    });
    return placed(drawSoftShadow(d, [10, 14], 14, 0.42) + fill(d, paperLight(sheet, tone)) + text.join(''), place);
  };

/** A strip of card with millimetres, 900 long. */
export const ruler =
  (place: Place): Thing =>
  (sheet) => {
    const d = 'M-450-55H450V55H-450z';
    const ticks = Array.from(
      { length: 87 },
      (_, i) => `M${-430 + i * 10}-54v${i % 10 === 0 ? 44 : i % 5 === 0 ? 32 : 20}`,
    );
    const numbers = Array.from({ length: 8 }, (_, i) => writeLine(String(44 + i * 4), -330 + i * 100, 22, 22, 2));
    return placed(
      drawSoftShadow(d, [8, 11], 10, 0.42) +
        fill(d, paperLight(sheet, '#f2e8d2')) +
        stroke(ticks.join(''), '#3a2c1c', 2) +
        stroke(numbers.join(''), '#3a2c1c', 2.2, round),
      place,
    );
  };

/** The tapered rod that rings are measured on, 1100 long. */
export const mandrel =
  (place: Place): Thing =>
  (sheet) => {
    const rod = 'M-420-34L520-66V66L-420 34Q-446 0-420-34z';
    const handle = 'M520-52H700Q726 0 700 52H520z';
    const marks = Array.from({ length: 24 }, (_, i) => {
      const [x, r] = [-380 + i * 36, 35 + i * 1.2];
      return `M${x}${num(-r)}q9 ${num(r)} 0 ${num(r * 2)}`;
    });
    const wood = linear(
      sheet,
      [0, 0, 0, 1],
      [
        [0, '#c08c58'],
        [0.4, '#9a6636'],
        [1, '#4d2f17'],
      ],
    );
    return placed(
      drawSoftShadow(`${rod}${handle}`, [14, 26], 20, 0.5) +
        fill(rod, metalGradient(sheet, 'steel', 'rod', [0, 0, 0, 1])) +
        stroke(marks.join(''), metalAt('steel', 0.05), 2.2, 'stroke-opacity=".5"') +
        fill(handle, wood),
      place,
    );
  };

/** A closed letter with a seal, 640 × 420 around its middle. */
export const envelope =
  (place: Place, tone = '#efe4cf'): Thing =>
  (sheet) => {
    const d = 'M-320-210H320V210H-320z';
    const flap = 'M-320-210H320L20 40Q0 54-20 40z';
    const seal = Array.from({ length: 26 }, (_, i) => polar(0, 40, i % 2 === 0 ? 62 : 57, i * 13.85));
    return placed(
      drawSoftShadow(d, [12, 17], 16, 0.44) +
        fill(d, paperLight(sheet, tone)) +
        stroke('M-320 210L-60 10M320 210L60 10', darker(tone, 0.3), 2, 'stroke-opacity=".4"') +
        drawSoftShadow(flap, [2, 7], 8, 0.34) +
        fill(flap, paperLight(sheet, lighter(tone, 0.2))) +
        drawSoftShadow(polygon(seal), [4, 6], 6, 0.5) +
        fill(
          polygon(seal),
          linear(
            sheet,
            [0, 0, 1, 1],
            [
              [0, '#b0434c'],
              [0.5, '#8a2831'],
              [1, '#541319'],
            ],
          ),
        ) +
        disc(0, 40, 42, 'none', 'stroke="#5c161c" stroke-opacity=".6" stroke-width="4"') +
        stroke(writeLine('V', 0, 40, 36), '#5c161c', 5, round),
      place,
    );
  };

/** A jeweller's file with a wooden handle, 860 long. */
export const file =
  (place: Place): Thing =>
  (sheet) => {
    const blade = 'M-420-4L-380-14H180V14H-380L-420 4z';
    const handle = 'M180-10Q210-34 250-30H400Q440-30 440 0T400 30H250Q210 34 180 10z';
    const cuts = Array.from({ length: 62 }, (_, i) => `M${-376 + i * 8}-13l10 26`).join('');
    return placed(
      drawSoftShadow(`${blade}${handle}`, [10, 15], 12, 0.46) +
        fill(blade, metalGradient(sheet, 'steel', 'satin', [0, 0, 0, 1])) +
        stroke(cuts, '#14171a', 1.6, 'stroke-opacity=".34"') +
        fill(
          handle,
          linear(
            sheet,
            [0, 0, 0, 1],
            [
              [0, '#d8a870'],
              [0.4, '#b1783e'],
              [1, '#5f3a1b'],
            ],
          ),
        ) +
        rect(176, -13, 22, 26, metalGradient(sheet, 'brass', 'rod', [0, 0, 0, 1])),
      place,
    );
  };

/** A wreath of linden leaves, 560 across. */
export const wreath =
  (place: Place): Thing =>
  (sheet) => {
    const tones = ['#5d7d3c', '#4d6a34', '#7a9a52', '#688a44'] as const;
    const leaves = Array.from({ length: 34 }, (_, i) => {
      const [x, y] = polar(0, 0, i % 2 === 0 ? 205 : 240, i * 10.6);
      const leaf = drawLeaf(sheet, 128 + (i % 5) * 9, tones[i % 4] ?? tones[0]);
      return group(leaf, `translate(${num(x)} ${num(y)}) rotate(${num(i * 10.6 + 120 + (i % 3) * 26)})`);
    });
    const wire = disc(0, 0, 214, 'none', `stroke="${metalAt('silver', 0.5)}" stroke-width="10"`);
    return placed(wire + leaves.join(''), place);
  };

/** A flat woven cloth to work on. */
export const mat =
  ([x, y, width, height]: readonly [number, number, number, number], tone = '#456053', turn = 0): Thing =>
  (sheet) => {
    const d = `M${-width / 2} ${-height / 2}H${width / 2}V${height / 2}H${-width / 2}z`;
    const light = linear(
      sheet,
      [0, 0, 1, 1],
      [
        [0, lighter(tone, 0.2)],
        [1, darker(tone, 0.28)],
      ],
    );
    const weave = drawWeave(
      sheet,
      d,
      [-width / 2, -height / 2, width, height],
      [10, 5],
      ['#ffffff', 0.1, '#000000', 0.1],
    );
    return placed(drawSoftShadow(d, [10, 14], 14, 0.46) + fill(d, light) + weave, [x, y, 1, turn]);
  };
