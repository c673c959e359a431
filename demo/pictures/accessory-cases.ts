import { drawHide, drawSeam, drawVelvet, hides } from './accessory-materials.ts';
import { darker, lighter, mix } from './color.ts';
import { lerp, num } from './geometry.ts';
import { drawContactShadow } from './ground.ts';
import type { AccessoryLook } from './look.ts';
import { metalAt, metalGradient } from './metals.ts';
import { drawWire } from './setting.ts';
import { drawSoftShadow } from './shadow.ts';
import { disc, fill, group, linear, type Sheet, stroke } from './sheet.ts';

/** The cushions of a watch box in two rows, far row first, between the box's back and front edge. */
export function cushionOutlines(count: number, back: number): string[] {
  const [columns, front] = [count / 2, 744];
  const top = back + 16;
  const at = (column: number, y: number): number => {
    const t = (y - top) / (front - top);
    return lerp(lerp(428, 342, t), lerp(1172, 1258, t), column / columns);
  };
  return [0, 1].flatMap((row) => {
    const [y0, y1] = [lerp(top, front, row * 0.46) + 10, lerp(top, front, row === 0 ? 0.46 : 1) - 8];
    return Array.from({ length: columns }, (_, column) => {
      const [a, b, c, d] = [at(column, y0) + 9, at(column + 1, y0) - 9, at(column + 1, y1) - 9, at(column, y1) + 9];
      const [above, below] = [`${num((a + b) / 2)} ${num(y0 - 12)}`, `${num((c + d) / 2)} ${num(y1 + 13)}`];
      return `M${num(a)} ${num(y0)}Q${above} ${num(b)} ${num(y0)}L${num(c)} ${num(y1)}Q${below} ${num(d)} ${num(y1)}z`;
    });
  });
}

/** A box with its lid up, seen a little from above; `cushions` for watches lie inside, or a plain lining. */
export function drawOpenBox(sheet: Sheet, look: AccessoryLook, cushions: number): string {
  const base = hides[look.colour];
  const lining = look.colour === 'natural' || look.colour === 'cognac' ? '#e9dfcd' : '#d9cfbf';
  const back = cushions === 0 ? 560 : 470;
  const lid = `M360 ${back - 310}Q360 ${back - 330} 380 ${back - 330}H1220Q1240 ${back - 330} 1240 ${back - 310}L1200 ${back}H400z`;
  const inLid = `M396 ${back - 294}H1204L1170 ${back - 20}H430z`;
  const mouth = `M400 ${back}H1200L1300 760H300z`;
  const inMouth = `M428 ${back + 16}H1172L1258 744H342z`;
  const front = 'M300 760H1300V950Q1300 970 1280 970H320Q300 970 300 950z';
  const round = linear(
    sheet,
    [0, 0, 1, 0],
    [
      [0, darker(lining, 0.26)],
      [0.24, lighter(lining, 0.2)],
      [0.44, lighter(lining, 0.4)],
      [0.72, lining],
      [1, darker(lining, 0.34)],
    ],
  );
  const fall = linear(
    sheet,
    [0, 0, 0, 1],
    [
      [0, '#000000', 0.14],
      [0.4, '#000000', 0],
      [0.75, '#000000', 0.04],
      [1, '#000000', 0.26],
    ],
  );
  const pillows =
    cushions === 0
      ? [fill(inMouth, round), fill(inMouth, fall)]
      : cushionOutlines(cushions, back).map((d) => drawSoftShadow(d, [5, 8], 7, 0.6) + fill(d, round) + fill(d, fall));
  const clasp =
    `<rect x="770" y="742" width="60" height="64" rx="8" fill="${metalGradient(sheet, look.metal ?? 'brass', 'rod', [0, 0, 0, 1])}"/>` +
    disc(800, 782, 8, metalAt(look.metal ?? 'brass', 0.1));
  return (
    drawContactShadow(sheet, [850, 975, 660, 60], 0.6) +
    drawHide(sheet, lid, base, 0.14) +
    drawVelvet(sheet, inLid, lining) +
    fill(
      inLid,
      linear(
        sheet,
        [0, 0, 0, 1],
        [
          [0, '#000000', 0.05],
          [1, '#000000', 0.36],
        ],
      ),
    ) +
    drawSeam(`M378 ${back - 312}H1222`, lighter(base, 0.4)) +
    fill(mouth, darker(base, 0.2)) +
    fill(inMouth, darker(lining, 0.45)) +
    pillows.join('') +
    drawHide(sheet, front, base, 0.24) +
    stroke('M300 760H1300', lighter(base, 0.4), 4, 'stroke-opacity=".7"') +
    drawSeam('M326 786H1274M326 944H1274', lighter(base, 0.4)) +
    clasp
  );
}

/** A small round-cornered case with a ring slot and pads. */
export function drawJewelCase(sheet: Sheet, look: AccessoryLook): string {
  const base = hides[look.colour];
  const rolls = Array.from({ length: 6 }, (_, i) => {
    const y = 610 + i * 23;
    const spread = (y - 560) * 0.34;
    return `<rect x="${num(470 - spread)}" y="${y}" width="${num(250 + spread * 0.5)}" height="25" rx="12" fill="${linear(
      sheet,
      [0, 0, 0, 1],
      [
        [0, '#f4ecdf'],
        [1, '#b9aa95'],
      ],
    )}"/>`;
  });
  const mirror = fill(
    'M470 290H1130L1105 516H495z',
    linear(
      sheet,
      [0, 0, 1, 1],
      [
        [0, '#f8fafb'],
        [0.4, '#cfd8dc'],
        [0.5, '#eef3f4'],
        [1, '#a9b4b8'],
      ],
    ),
  );
  return (
    drawOpenBox(sheet, look, 0) + mirror + rolls.join('') + stroke(`M470 290H1130L1105 516H495z`, lighter(base, 0.3), 5)
  );
}

export function drawTravelRoll(sheet: Sheet, look: AccessoryLook): string {
  const base = hides[look.colour];
  const body = 'M330 470Q330 420 390 420H1210Q1270 420 1270 470V770Q1270 820 1210 820H390Q330 820 330 770z';
  const round = linear(
    sheet,
    [0, 0, 0, 1],
    [
      [0, '#000000', 0.2],
      [0.22, '#ffffff', 0.26],
      [0.5, '#000000', 0],
      [1, '#000000', 0.6],
    ],
  );
  const flap = 'M760 418H900Q960 620 900 822H760z';
  const button = disc(
    920,
    620,
    24,
    metalGradient(sheet, look.metal ?? 'brass'),
    `stroke="${metalAt(look.metal ?? 'brass', 0.15)}" stroke-width="3"`,
  );
  const end = `<ellipse cx="1250" cy="620" rx="46" ry="196" fill="${darker(base, 0.5)}"/><ellipse cx="1256" cy="620" rx="30" ry="150" fill="#d9cdb8"/><ellipse cx="1258" cy="620" rx="14" ry="80" fill="${darker(base, 0.6)}"/>`;
  return (
    drawContactShadow(sheet, [850, 838, 620, 66], 0.6) +
    drawHide(sheet, body, base) +
    fill(body, round) +
    end +
    drawSoftShadow(flap, [8, 6], 10, 0.4) +
    drawHide(sheet, flap, lighter(base, 0.06)) +
    fill(flap, round) +
    drawSeam('M780 430V810M890 436Q946 620 890 804', lighter(base, 0.4)) +
    drawSeam('M360 440V800M700 430V812', lighter(base, 0.4)) +
    button
  );
}

export function drawWinder(sheet: Sheet, look: AccessoryLook): string {
  const base = hides[look.colour];
  const metal = look.metal ?? 'steel';
  const glass = linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, '#ffffff', 0.34],
      [0.3, '#ffffff', 0.06],
      [0.31, '#ffffff', 0],
      [1, '#ffffff', 0.1],
    ],
  );
  const wood = drawHide(
    sheet,
    'M440 220H1160Q1190 220 1190 250V950Q1190 980 1160 980H440Q410 980 410 950V250Q410 220 440 220z',
    base,
    0.26,
  );
  const window = 'M470 280H1130V880H470z';
  const drum =
    disc(800, 580, 236, metalGradient(sheet, metal, 'rod', [0, 0, 0, 1])) +
    disc(800, 580, 220, darker(base, 0.5)) +
    disc(800, 580, 214, mix(base, '#1a1614', 0.6));
  const pillow = `<rect x="690" y="430" width="220" height="300" rx="90" fill="${linear(
    sheet,
    [0, 0, 1, 0],
    [
      [0, '#9a8c78'],
      [0.35, '#f0e6d6'],
      [1, '#8d7e69'],
    ],
  )}"/>${stroke('M690 520Q800 540 910 520M690 640Q800 660 910 640', '#000', 3, 'stroke-opacity=".2"')}`;
  return (
    drawContactShadow(sheet, [840, 985, 480, 50], 0.6) +
    wood +
    fill(window, '#15110e') +
    drum +
    pillow +
    fill(window, glass) +
    stroke(window, metalAt(metal, 0.75), 8) +
    disc(800, 930, 18, metalGradient(sheet, metal))
  );
}

export function drawAlarmClock(sheet: Sheet, look: AccessoryLook, dial: string): string {
  const metal = look.metal ?? 'brass';
  const base = hides[look.colour];
  const feet =
    drawWire(
      [
        [600, 880],
        [560, 985],
      ],
      metal,
      34,
    ) +
    drawWire(
      [
        [1000, 880],
        [1040, 985],
      ],
      metal,
      34,
    );
  const bell = (x: number): string =>
    fill(`M${x - 110} 300Q${x} 120 ${x + 110} 300z`, metalGradient(sheet, metal, 'rod', [0, 0, 1, 0])) +
    disc(x, 196, 16, metalAt(metal, 0.5));
  const body =
    disc(800, 600, 372, metalGradient(sheet, metal, 'rod', [0, 0, 0.7, 1])) +
    disc(800, 600, 342, darker(base, 0.1)) +
    disc(800, 600, 322, metalGradient(sheet, metal, 'rod', [1, 1, 0.3, 0]));
  const handle = drawWire(
    [
      [640, 250],
      [700, 150],
      [800, 120],
      [900, 150],
      [960, 250],
    ],
    metal,
    22,
  );
  return (
    drawContactShadow(sheet, [840, 992, 420, 44], 0.6) +
    handle +
    group(bell(610), 'rotate(-20 610 300)') +
    group(bell(990), 'rotate(20 990 300)') +
    feet +
    body +
    dial
  );
}
