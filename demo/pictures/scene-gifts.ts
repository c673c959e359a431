import { darker, lighter } from './color.ts';
import { num, type Point, smoothPolygon } from './geometry.ts';
import { drawBackdrop, drawContactShadow } from './ground.ts';
import { writeLine } from './lettering.ts';
import { houseMark } from './logo.ts';
import * as looks from './scene-looks.ts';
import type { Draw } from './scene-stage.ts';
import { drawBoards, drawSunlight, put } from './scene-stage.ts';
import { fill, group, linear, type Sheet, stroke } from './sheet.ts';

/** A little ring case, open, with its slotted cushion. */
export function drawSmallBox(sheet: Sheet): string {
  const velvet = '#4a1f2a';
  const lid = 'M40 40Q40 0 80 0H620Q660 0 660 40L620 420H80z';
  const inner = 'M80 44H620L588 396H112z';
  const seat = 'M80 420H620L690 600H10z';
  const front = 'M10 600H690V790Q690 830 650 830H50Q10 830 10 790z';
  return (
    drawContactShadow(sheet, [390, 832, 440, 50], 0.6) +
    fill(
      lid,
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, lighter(velvet, 0.2)],
          [1, darker(velvet, 0.4)],
        ],
      ),
    ) +
    fill(
      inner,
      linear(
        sheet,
        [0, 0, 0.4, 1],
        [
          [0, '#f7f1e8'],
          [1, '#cdbfae'],
        ],
      ),
    ) +
    stroke(writeLine('VIERLINDEN', 350, 190, 24, 5), '#a98445', 3, 'stroke-linecap="round"') +
    fill(
      seat,
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, '#efe6d8'],
          [1, '#bfae98'],
        ],
      ),
    ) +
    stroke('M150 505H550', '#6a5844', 14, 'stroke-linecap="round"') +
    fill(
      front,
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, lighter(velvet, 0.26)],
          [0.5, velvet],
          [1, darker(velvet, 0.4)],
        ],
      ),
    ) +
    stroke('M10 604H690', '#c9a25a', 6)
  );
}

export const drawEngagementScene: Draw = (sheet, size) =>
  drawBackdrop(sheet, '#ead9cd', ...size) +
  drawSunlight(sheet, size, 0.34) +
  group(drawSmallBox(sheet), 'translate(1220 190) scale(.86)') +
  put(sheet, looks.solitaire, 'front', [1520, 585, 0.42]) +
  put(sheet, looks.sapphireRing, 'front', [930, 690, 0.52]);

/** A shallow bowl of porcelain. */
function drawBowl(sheet: Sheet, cx: number, cy: number, rx: number, tone = '#f4f0e8'): string {
  const ry = rx * 0.5;
  const outer = `M${cx - rx} ${cy}C${cx - rx * 0.9} ${cy + ry * 1.3} ${cx - rx * 0.4} ${cy + ry * 1.6} ${cx} ${cy + ry * 1.6}S${cx + rx * 0.9} ${cy + ry * 1.3} ${cx + rx} ${cy}z`;
  const ellipse = (k: number, paint: string): string =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${num(rx * k)}" ry="${num(ry * k)}" fill="${paint}"/>`;
  return (
    drawContactShadow(sheet, [cx + rx * 0.16, cy + ry * 1.55, rx * 1.1, ry * 0.4], 0.6) +
    fill(
      outer,
      linear(
        sheet,
        [0, 0, 1, 0.3],
        [
          [0, lighter(tone, 0.4)],
          [0.5, darker(tone, 0.12)],
          [1, darker(tone, 0.4)],
        ],
      ),
    ) +
    ellipse(1, lighter(tone, 0.6)) +
    ellipse(
      0.95,
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, darker(tone, 0.3)],
          [0.5, darker(tone, 0.08)],
          [1, lighter(tone, 0.3)],
        ],
      ),
    )
  );
}

export const drawBeadsScene: Draw = (sheet, size) => {
  const at: readonly (readonly [number, number, number])[] = [
    [1180, 520, 0.3],
    [1320, 470, 0.28],
    [1470, 500, 0.32],
    [1260, 610, 0.34],
    [1410, 620, 0.34],
    [1560, 600, 0.28],
    [820, 800, 0.3],
    [640, 690, 0.26],
  ];
  const placed = looks.beads.map((look, i) =>
    put(sheet, look, i % 2 === 0 ? 'front' : 'angle', [...(at[i] ?? [0, 0, 0.3]), i * 13 - 40] as const),
  );
  return (
    drawBackdrop(sheet, '#dfe0d4', ...size) +
    drawSunlight(sheet, size, 0.34) +
    drawBowl(sheet, 1370, 560, 420) +
    placed.join('')
  );
};

export const drawAccessoriesScene: Draw = (sheet, size) =>
  drawBoards(sheet, '#a5805a', size, 0) +
  drawSunlight(sheet, size, 0.28) +
  put(sheet, { kind: 'accessory', form: 'watch_box', colour: 'green', metal: 'brass' }, 'front', [1330, 560, 0.8]) +
  put(sheet, { kind: 'accessory', form: 'strap', colour: 'cognac', metal: 'steel' }, 'angle', [640, 560, 0.5, 20]) +
  put(sheet, { kind: 'accessory', form: 'cufflinks', colour: 'navy', metal: 'silver' }, 'front', [860, 890, 0.34]) +
  put(sheet, { kind: 'accessory', form: 'key_ring', colour: 'burgundy', metal: 'brass' }, 'angle', [1760, 930, 0.34]);

export const drawKids: Draw = (sheet, size) => {
  const stars = [
    [360, 300, 40],
    [1620, 260, 52],
    [1500, 1080, 34],
    [250, 980, 46],
    [1000, 170, 30],
  ].map(([x = 0, y = 0, r = 0]) =>
    fill(
      smoothPolygon(
        Array.from(
          { length: 10 },
          (_, i): Point => [
            x + Math.sin(i * 0.6283) * (i % 2 ? r * 0.5 : r),
            y - Math.cos(i * 0.6283) * (i % 2 ? r * 0.5 : r),
          ],
        ),
      ),
      '#f0cf86',
    ),
  );
  return (
    drawBackdrop(sheet, '#dfe6e6', ...size) +
    stars.join('') +
    put(sheet, looks.smallWatch, 'angle', [720, 660, 0.92]) +
    put(sheet, { kind: 'earrings', metal: 'silver', form: 'stud', stone: 'aquamarine' }, 'angle', [1420, 480, 0.42]) +
    put(
      sheet,
      { kind: 'necklace', metal: 'silver', chain: 'anchor', pendant: 'heart', stone: 'ruby' },
      'front',
      [1400, 860, 0.5, 12],
    )
  );
};

export const drawClothAndJewels: Draw = (sheet, size) =>
  drawBoards(sheet, '#9c7a56', size, 0) +
  put(
    sheet,
    { kind: 'accessory', form: 'polishing_cloth', colour: 'natural', mark: houseMark },
    'front',
    [820, 660, 1.05],
  ) +
  drawSunlight(sheet, size, 0.26) +
  put(sheet, looks.pearlNecklace, 'front', [1480, 640, 0.6]) +
  put(sheet, { kind: 'ring', metal: 'yellow_gold', form: 'signet', engraving: 'JV' }, 'front', [830, 520, 0.44]);
