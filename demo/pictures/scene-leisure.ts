import { darker, lighter } from './color.ts';
import { num, polar, smoothLine } from './geometry.ts';
import { drawBackdrop, drawContactShadow } from './ground.ts';
import { writeLine } from './lettering.ts';
import { drawSign } from './logo.ts';
import { metalAt, metalGradient } from './metals.ts';
import { discPath } from './plaque.ts';
import { round } from './scene-shapes.ts';
import type { Draw } from './scene-stage.ts';
import { drawBoards, drawLeaf, drawSunlight, drawTwig } from './scene-stage.ts';
import { drawWire } from './setting.ts';
import { drawLineShadow, drawSoftShadow } from './shadow.ts';
import { disc, fill, group, linear, type Sheet, stroke } from './sheet.ts';
import { drawWeave } from './texture.ts';

export function drawSpectacles(sheet: Sheet, place: string, color: string, isRound: boolean): string {
  const lens = (x: number): string =>
    isRound
      ? discPath(x, 0, 168)
      : `M${x - 180} -110Q${x} -140 ${x + 180} -110Q${x + 200} 20 ${x + 110} 120Q${x} 160 ${x - 110} 120Q${x - 200} 20 ${x - 180} -110z`;
  const lenses = [-230, 230].map(lens);
  const glass = linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, '#ffffff', 0.6],
      [0.34, '#ffffff', 0.08],
      [0.36, '#dfe8ea', 0.2],
      [1, '#ffffff', 0.28],
    ],
  );
  const temples = 'M-405-60C-500-120-520-320-500-520M405-60C500-120 520-320 500-520';
  const bridge = 'M-66-20Q0-80 66-20';
  return group(
    drawLineShadow(temples + bridge + lenses.join(''), [22, 30], 22, 20, 0.5) +
      stroke(temples, darker(color, 0.2), 24, round) +
      group(stroke(temples, lighter(color, 0.4), 6, round), 'translate(-4 -4)') +
      lenses.map((d) => fill(d, glass)).join('') +
      stroke(bridge + lenses.join(''), darker(color, 0.3), 26, round) +
      stroke(bridge + lenses.join(''), color, 20, round) +
      group(
        stroke(bridge + lenses.join(''), lighter(color, 0.55), 5, `${round} stroke-opacity=".8"`),
        'translate(-4 -5)',
      ),
    place,
  );
}

export const drawOptics: Draw = (sheet, size) =>
  drawBackdrop(sheet, '#dfdcd2', ...size) +
  drawSunlight(sheet, size, 0.4) +
  drawSpectacles(sheet, 'translate(680 720) rotate(-10) scale(.86)', '#6b3f22', false) +
  drawSpectacles(sheet, 'translate(1400 900) rotate(9) scale(.8)', '#c09a4c', true);

export function drawGlassOfWine(sheet: Sheet, x: number, y: number): string {
  const bowl = `M${x - 74} ${y}C${x - 80} ${y + 190} ${x - 40} ${y + 260} ${x} ${y + 270}C${x + 40} ${y + 260} ${x + 80} ${y + 190} ${x + 74} ${y}z`;
  const wine = `M${x - 76} ${y + 80}C${x - 74} ${y + 200} ${x - 40} ${y + 256} ${x} ${y + 264}C${x + 40} ${y + 256} ${x + 74} ${y + 200} ${x + 76} ${y + 80}z`;
  const bubbles = Array.from({ length: 16 }, () =>
    disc(
      x + sheet.random.between(-50, 50),
      y + sheet.random.between(90, 240),
      sheet.random.between(2, 5),
      '#fff',
      'fill-opacity=".7"',
    ),
  );
  return (
    drawContactShadow(sheet, [x + 30, y + 566, 150, 26], 0.5) +
    `<ellipse cx="${x}" cy="${y + 560}" rx="104" ry="20" fill="#fff" fill-opacity=".55" stroke="#b9b3a6"/>` +
    stroke(`M${x} ${y + 268}V${y + 558}`, '#e9e6de', 13) +
    stroke(`M${x - 3} ${y + 268}V${y + 558}`, '#fff', 4) +
    fill(
      wine,
      linear(
        sheet,
        [0, 0, 1, 0],
        [
          [0, '#d8ab4c'],
          [0.3, '#f6df9c'],
          [1, '#c8923c'],
        ],
      ),
    ) +
    bubbles.join('') +
    fill(
      bowl,
      linear(
        sheet,
        [0, 0, 1, 0],
        [
          [0, '#ffffff', 0.5],
          [0.2, '#ffffff', 0.6],
          [0.3, '#ffffff', 0.05],
          [0.9, '#ffffff', 0.1],
          [1, '#8a8478', 0.4],
        ],
      ),
    ) +
    `<ellipse cx="${x}" cy="${y}" rx="74" ry="15" fill="#fff" fill-opacity=".3" stroke="#fff" stroke-width="3"/>`
  );
}

export const drawEvents: Draw = (sheet, size) => {
  const card = 'M1120 670L1620 610L1690 1000L1180 1070z';
  return (
    drawBackdrop(sheet, '#e3d9c8', size[0], size[1]) +
    drawBoards(sheet, '#a9845c', size, 900) +
    drawSunlight(sheet, size, 0.36) +
    drawGlassOfWine(sheet, 520, 430) +
    drawGlassOfWine(sheet, 760, 480) +
    drawSoftShadow(card, [14, 18], 18, 0.4) +
    fill(
      card,
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, '#fffdf7'],
          [1, '#e6dcc8'],
        ],
      ),
    ) +
    group(
      drawSign(0, -70, 110, '#9c7630') +
        stroke(writeLine('EINLADUNG', 0, 30, 40, 6), '#2a231c', 4, round) +
        stroke(writeLine('ABEND DER OFFENEN WERKSTATT', 0, 100, 15, 3.4), '#6a5a45', 2, round),
      'translate(1400 840) rotate(-7)',
    )
  );
};

export const drawFabrics: Draw = (sheet, size) => {
  const tones = ['#d9cdb8', '#8fa08a', '#c78f6a', '#f0e8da', '#41566b'] as const;
  const stack = tones.map((tone, i) => {
    const [y, w] = [930 - i * 118, 980 - (i % 2) * 50];
    const d = `M${990 - w / 2} ${y + 20}Q${990 - w / 2 - 40} ${y + 66} ${990 - w / 2} ${y + 112}H${990 + w / 2}V${y}H${990 - w / 2 + 20}z`;
    return (
      fill(
        d,
        linear(
          sheet,
          [0, 0, 0, 1],
          [
            [0, lighter(tone, 0.3)],
            [0.4, tone],
            [0.9, darker(tone, 0.3)],
            [1, darker(tone, 0.55)],
          ],
        ),
      ) +
      drawWeave(sheet, d, [400, y, 1160, 118], [9, 5], ['#ffffff', 0.16, '#000000', 0.07]) +
      stroke(`M${990 - w / 2 + 10} ${y + 66}H${990 + w / 2}`, '#000', 4, 'stroke-opacity=".16"')
    );
  });
  return (
    drawBackdrop(sheet, '#e6dccb', size[0], size[1]) +
    drawBoards(sheet, '#b08c63', size, 1020) +
    drawContactShadow(sheet, [1060, 1056, 640, 60], 0.7) +
    stack.join('') +
    drawSunlight(sheet, size, 0.34) +
    drawTwig(sheet, [1560, 420, 0.7, -8])
  );
};

function drawTwigBasket(sheet: Sheet): string {
  return [0, 1, 2, 3]
    .map((i) =>
      group(
        drawLeaf(sheet, 120, i % 2 ? '#5f7f40' : '#7a9a52'),
        `translate(${1310 + i * 48} 566) rotate(${-30 + i * 22})`,
      ),
    )
    .join('');
}
export const drawBicycles: Draw = (sheet, size) => {
  const wheel = (x: number): string =>
    Array.from({ length: 28 }, (_, i) => {
      const [px, py] = polar(x, 860, 236, i * 12.86);
      return `M${x} 860L${num(px)} ${num(py)}`;
    }).join('');
  const tyre = (x: number): string =>
    stroke(wheel(x), '#9a9a98', 2) +
    disc(x, 860, 250, 'none', 'stroke="#2a2623" stroke-width="22"') +
    disc(x, 860, 236, 'none', `stroke="${metalAt('steel', 0.7)}" stroke-width="8"`) +
    disc(x, 860, 22, metalGradient(sheet, 'steel'));
  const tube = (d: string, w = 26): string =>
    stroke(d, '#1f3a30', w, round) +
    stroke(d, '#335b4b', w * 0.76, round) +
    group(stroke(d, '#8fb8a4', w * 0.2, round), `translate(-${num(w * 0.15)} -${num(w * 0.15)})`);
  const bicycle =
    drawContactShadow(sheet, [1000, 1116, 780, 40], 0.6) +
    tyre(620) +
    tyre(1380) +
    tube('M620 860L900 860L1240 500L800 500L900 860M620 860L800 500') +
    tube('M1240 500L1220 420M1240 500L1380 860', 24) +
    tube('M800 500L776 410', 22) +
    disc(900, 860, 62, 'none', `stroke="${metalAt('steel', 0.5)}" stroke-width="16"`) +
    stroke('M900 860L970 940M940 940H1000', '#2a2623', 14, round) +
    drawWire(
      [
        [1220, 420],
        [1210, 372],
        [1290, 356],
        [1350, 392],
      ],
      'steel',
      20,
    ) +
    stroke('M1320 374L1362 398', '#7a4a28', 30, round) +
    fill('M680 400Q700 372 780 384L880 392Q880 420 800 424Q720 440 680 400z', '#7a4a28') +
    stroke(
      smoothLine([
        [1240, 640],
        [1300, 600],
        [1430, 600],
        [1470, 640],
      ]),
      '#7a5a38',
      10,
    ) +
    fill(
      'M1270 560H1500L1470 700H1300z',
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, '#c9a269'],
          [1, '#8a6234'],
        ],
      ),
    ) +
    drawTwigBasket(sheet);
  return (
    drawBackdrop(sheet, '#e6dcc9', size[0], size[1]) +
    drawBoards(sheet, '#b3a58f', size, 985) +
    drawSunlight(sheet, size, 0.42) +
    group(bicycle, 'translate(990 700) scale(.76) translate(-990 -720)')
  );
};
