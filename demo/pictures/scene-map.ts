import { num, type Point, polar, smoothLine } from './geometry.ts';
import { writeLine } from './lettering.ts';
import { drawSign } from './logo.ts';
import { discPath } from './plaque.ts';
import { rect, round } from './scene-shapes.ts';
import type { Draw } from './scene-stage.ts';
import { drawSoftShadow } from './shadow.ts';
import { disc, fill, group, stroke } from './sheet.ts';

/** Streets of a small old town around its market, a river, and the lime trees of the Lindenstraße. */
export const drawMap: Draw = (sheet, [width, height]) => {
  const { random } = sheet;
  const river: Point[] = [
    [-40, 980],
    [300, 900],
    [620, 1010],
    [980, 1120],
    [1400, 1060],
    [2020, 1180],
  ];
  const ringRoad = Array.from({ length: 41 }, (_, i) => polar(960, 580, 500 + 40 * Math.sin(i * 0.9), i * 9)).map(
    ([x, y]): Point => [x, 580 + (y - 580) * 0.82],
  );
  const streets: Point[][] = [
    [
      [-20, 520],
      [420, 560],
      [820, 590],
      [1180, 560],
      [1640, 600],
      [2000, 560],
    ],
    [
      [880, -20],
      [900, 260],
      [860, 560],
      [900, 900],
      [860, 1340],
    ],
    [
      [420, 200],
      [640, 380],
      [830, 580],
      [1120, 820],
      [1380, 1340],
    ],
    [
      [1500, -20],
      [1330, 260],
      [1130, 470],
      [840, 600],
    ],
    [
      [520, 900],
      [700, 760],
      [860, 590],
    ],
    ringRoad,
    [
      [1250, 580],
      [1300, 800],
      [1500, 940],
    ],
    [
      [560, 330],
      [900, 300],
      [1230, 330],
    ],
    [
      [1420, 180],
      [1440, 560],
    ],
  ];
  const lines = streets.map((points) => smoothLine(points)).join('');
  const blocks = Array.from({ length: 170 }, () => {
    const [a, r] = [random.next() * 360, Math.sqrt(random.next()) * 620];
    const [x, y] = polar(960, 580, r, a);
    return rect(
      -random.between(18, 40),
      -random.between(14, 30),
      random.between(40, 84),
      random.between(30, 60),
      random.pick(['#e0d3bd', '#d9cbb3', '#e6dbc8']),
      `transform="translate(${num(x)} ${num(580 + (y - 580) * 0.85)}) rotate(${num(random.between(-24, 24))})"`,
    );
  });
  const trees = Array.from({ length: 26 }, (_, i) =>
    disc(880 + i * 42, 556 + Math.sin(i * 0.4) * 14 + (i % 2 ? 34 : -22), 11, '#8fa573'),
  );
  const park = fill('M1280 700C1420 660 1580 720 1600 820S1460 980 1340 930S1200 760 1280 700z', '#c5d0ab');
  const labels: readonly (readonly [string, number, number, number, number])[] = [
    ['LINDENSTRASSE', 1400, 540, 20, 3],
    ['MARKT', 860, 640, 20, 0],
    ['STADTPARK', 1430, 830, 20, 0],
    ['MÜHLGASSE', 640, 830, 16, -40],
    ['BAHNHOFSTRASSE', 470, 540, 17, 5],
    ['WALLGRABEN', 960, 160, 16, 0],
    ['KIRCHGASSE', 1250, 390, 16, -46],
  ];
  const names = labels.map(([text, x, y, size, turn]) =>
    group(
      stroke(writeLine(text, 0, 0, size, 4), '#f4ecdd', size * 0.4, round) +
        stroke(writeLine(text, 0, 0, size, 4), '#6a5a45', size * 0.11, round),
      `translate(${x} ${y}) rotate(${turn})`,
    ),
  );
  const pin = fill('M1130 560C1090 490 1060 460 1060 410A70 70 0 1 1 1200 410C1200 460 1170 490 1130 560z', '#8a2f38');
  return (
    rect(0, 0, width, height, '#efe6d6') +
    blocks.join('') +
    park +
    stroke(smoothLine(river), '#b9cdd2', 84, round) +
    stroke(smoothLine(river), '#c9dade', 66, round) +
    stroke(lines, '#cdbd9f', 34, round) +
    stroke(lines, '#fbf6ec', 27, round) +
    disc(860, 590, 74, '#cdbd9f') +
    disc(860, 590, 70, '#fbf6ec') +
    trees.join('') +
    names.join('') +
    stroke(writeLine('ALTENBRUCK', 350, 140, 40, 5), '#2a231c', 6, round) +
    stroke(writeLine('STADTPLAN', 350, 200, 20, 8), '#9c7630', 2.6, round) +
    drawSoftShadow(discPath(1130, 560, 22), [6, 8], 20, 0.5) +
    pin +
    drawSign(1130, 412, 92, '#f6ead0') +
    stroke(writeLine('VIERLINDEN', 1300, 440, 26, 4), '#f4ecdd', 10, round) +
    stroke(writeLine('VIERLINDEN', 1300, 440, 26, 4), '#8a2f38', 3.6, round)
  );
};
