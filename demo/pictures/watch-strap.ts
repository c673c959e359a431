import { darker, lighter } from './color.ts';
import { lerp, num, type Point, polygon } from './geometry.ts';
import type { Metal, WatchLook } from './look.ts';
import { metalAt, metalGradient } from './metals.ts';
import { disc, fill, group, linear, type Sheet, stroke } from './sheet.ts';
import { drawGrain, drawWeave } from './texture.ts';

type StrapKind = WatchLook['strap'];
/** `worn` curves away behind the case, `laid` lies flat and shows buckle and holes. */
export type StrapPose = 'worn' | 'laid';

const leathers: Partial<Record<StrapKind, string>> = {
  leather_black: '#25221f',
  leather_brown: '#5a3a24',
  leather_cognac: '#a9642f',
  leather_navy: '#26344f',
  leather_green: '#2f4636',
};

const half = 49.5;

type Rows = { y: (t: number) => number; width: (t: number) => number; count: number };

/** The strap downwards from the lower lugs; the upper half is its mirror. */
function rowsOf(pose: StrapPose, length: number): Rows {
  return pose === 'worn'
    ? { y: (t) => 74 + 136 * Math.sin((t * Math.PI) / 2), width: (t) => half * lerp(1, 0.86, t ** 1.5), count: 14 }
    : { y: (t) => 74 + length * t, width: (t) => half * lerp(1, 0.82, Math.min(1, t * 1.6)), count: 18 };
}

function outlineOf(rows: Rows, pose: StrapPose, isTip: boolean, shrink = 0): Point[] {
  const right: Point[] = Array.from({ length: rows.count + 1 }, (_, i) => [
    rows.width(i / rows.count) - shrink,
    rows.y(i / rows.count),
  ]);
  const end = rows.y(1);
  const w = rows.width(1) - shrink;
  const bulge = pose === 'worn' ? 6 : isTip ? 30 - shrink * 0.6 : 0;
  const tip: Point[] =
    bulge === 0
      ? []
      : [
          [w * 0.82, end + bulge * 0.55],
          [w * 0.45, end + bulge * 0.92],
          [0, end + bulge],
          [-w * 0.45, end + bulge * 0.92],
          [-w * 0.82, end + bulge * 0.55],
        ];
  return [...right, ...tip, ...[...right].reverse().map(([x, y]): Point => [-x, y])];
}

/** Darkness where a worn strap bends away from the light. */
function drawBend(sheet: Sheet, d: string): string {
  const bend = linear(
    sheet,
    [0, 0, 0, 1],
    [
      [0, '#000000', 0.34],
      [0.1, '#000000', 0.05],
      [0.3, '#ffffff', 0.06],
      [0.5, '#000000', 0.04],
      [0.8, '#000000', 0.34],
      [1, '#000000', 0.72],
    ],
  );
  return fill(d, bend);
}

function drawAcross(sheet: Sheet, d: string, base: string, gloss: number): string {
  const across = linear(
    sheet,
    [0, 0, 1, 0],
    [
      [0, darker(base, 0.5)],
      [0.05, darker(base, 0.14)],
      [0.11, lighter(base, gloss * 0.6)],
      [0.3, lighter(base, gloss)],
      [0.55, base],
      [0.88, darker(base, 0.22)],
      [0.95, darker(base, 0.36)],
      [1, darker(base, 0.66)],
    ],
  );
  return fill(d, across);
}

const field = [-52, 70, 104, 350] as const;

function drawStitches(rows: Rows, pose: StrapPose, isTip: boolean, thread: string): string {
  const d = polygon(outlineOf(rows, pose, isTip, 5.5)).replace('z', '');
  return (
    stroke(d, '#000', 1.6, 'stroke-opacity=".35"') +
    group(
      stroke(d, '#000', 1.5, 'stroke-dasharray="4.6 3" stroke-linecap="round" stroke-opacity=".4"'),
      'translate(.6 .8)',
    ) +
    stroke(d, thread, 1.4, 'stroke-dasharray="4.6 3" stroke-linecap="round"')
  );
}

function drawLeather(sheet: Sheet, base: string, rows: Rows, pose: StrapPose, isTip: boolean): string {
  const d = polygon(outlineOf(rows, pose, isTip));
  return (
    drawAcross(sheet, d, base, 0.16) +
    drawGrain(sheet, d, field, 380, 2.2) +
    drawStitches(rows, pose, isTip, lighter(base, base === '#25221f' ? 0.28 : 0.45))
  );
}

function drawRubber(sheet: Sheet, rows: Rows, pose: StrapPose, isTip: boolean): string {
  const d = polygon(outlineOf(rows, pose, isTip));
  const ribs = Array.from({ length: rows.count * 2 - 3 }, (_, i) => {
    const t = (i + 2) / (rows.count * 2);
    const [y, w] = [rows.y(t), rows.width(t) * 0.62];
    return `M${num(-w)} ${num(y)}H${num(w)}`;
  }).join('');
  return (
    drawAcross(sheet, d, '#2b2c2e', 0.12) +
    stroke(ribs, '#000', 2.2, 'stroke-opacity=".5"') +
    group(stroke(ribs, '#fff', 0.8, 'stroke-opacity=".16"'), 'translate(0 1.8)')
  );
}

function drawTextile(sheet: Sheet, rows: Rows, pose: StrapPose, isTip: boolean): string {
  const d = polygon(outlineOf(rows, pose, isTip));
  return (
    drawAcross(sheet, d, '#84868a', 0.1) +
    drawWeave(sheet, d, field, [4, 2.2], ['#ffffff', 0.3, '#000000', 0.34]) +
    drawStitches(rows, pose, isTip, '#c9cacc')
  );
}

function drawMesh(sheet: Sheet, metal: Metal, rows: Rows, pose: StrapPose): string {
  const d = polygon(outlineOf(rows, pose, false));
  const [light, mid, dark] = [metalAt(metal, 0.92), metalAt(metal, 0.55), metalAt(metal, 0.14)];
  const across = linear(
    sheet,
    [0, 0, 1, 0],
    [
      [0, '#000000', 0.5],
      [0.06, '#000000', 0.05],
      [0.3, '#ffffff', 0.3],
      [0.6, '#ffffff', 0],
      [1, '#000000', 0.42],
    ],
  );
  const edge = polygon(outlineOf(rows, pose, false)).replace('z', '');
  return (
    fill(d, mid) +
    drawWeave(sheet, d, field, [4.6, 2.6], [light, 1, dark, 1]) +
    fill(d, across) +
    stroke(edge, metalAt(metal, 0.82), 1.6)
  );
}

/** Links of three pieces: brushed outside, polished middle. */
function drawLinks(sheet: Sheet, metal: Metal, rows: Rows): string {
  const outer = metalGradient(sheet, metal, 'satin', [0, 0, 0.7, 1]);
  const middle = metalGradient(sheet, metal, 'rod', [0, 0, 0, 1]);
  const parts: string[] = [];
  const note = (x0: number, x1: number, y0: number, y1: number, w: number, paint: string): string => {
    const d = polygon([
      [x0 * w, y0],
      [x1 * w, y0],
      [x1 * w, y1],
      [x0 * w, y1],
    ]);
    const edge = `M${num(x0 * w)} ${num(y1)}V${num(y0)}H${num(x1 * w)}`;
    return (
      fill(d, paint, `stroke="${metalAt(metal, 0.04)}" stroke-width="1"`) +
      stroke(edge, metalAt(metal, 0.98), 0.7, 'stroke-opacity=".7"')
    );
  };
  for (let i = 0; i < rows.count; i += 1) {
    const [y0, y1] = [rows.y(i / rows.count), rows.y((i + 1) / rows.count)];
    const w = rows.width((i + 0.5) / rows.count);
    const shift = (y1 - y0) / 2;
    parts.push(note(-1, -0.42, y0, y1 - 0.6, w, outer), note(0.42, 1, y0, y1 - 0.6, w, outer));
    parts.push(note(-0.4, 0.4, y0 + shift, Math.min(y1 + shift, rows.y(1)), w, middle));
    if (i === 0) {
      parts.push(note(-0.4, 0.4, y0, y0 + shift, w, middle));
    }
  }
  return parts.join('');
}

/** Buckle, keeper and holes of a strap that lies open. */
function drawFittings(sheet: Sheet, look: WatchLook, rows: Rows, isTip: boolean): string {
  if (look.strap === 'bracelet' || look.strap === 'mesh') {
    const y = rows.y(1);
    return `<rect x="${num(-rows.width(1) - 1)}" y="${num(y - 34)}" width="${num(rows.width(1) * 2 + 2)}" height="36" rx="4" fill="${metalGradient(sheet, look.metal, 'satin')}" stroke="${metalAt(look.metal, 0.2)}"/>`;
  }
  if (isTip) {
    return [0.5, 0.6, 0.7, 0.8, 0.9]
      .map(
        (t) =>
          disc(0, rows.y(t), 2.8, '#120d09') +
          disc(0.5, rows.y(t) + 0.8, 2.8, 'none', 'stroke="#fff" stroke-opacity=".2" stroke-width=".7"'),
      )
      .join('');
  }
  const [y, w] = [rows.y(1), rows.width(1)];
  const base = leathers[look.strap] ?? '#2b2c2e';
  const keeper = (t: number): string => {
    const d = `M${num(-w - 3)} ${num(rows.y(t))}h${num(w * 2 + 6)}v13h${num(-w * 2 - 6)}z`;
    return fill(d, '#000', 'fill-opacity=".3" transform="translate(2 3)"') + drawAcross(sheet, d, base, 0.18);
  };
  const frame = `M${num(-w - 8)} ${num(y - 10)}h${num(w * 2 + 16)}v32q0 6-6 6h${num(-w * 2 - 4)}q-6 0-6-6z`;
  return (
    keeper(0.62) +
    keeper(0.8) +
    group(stroke(frame, '#000', 7, 'stroke-opacity=".25"'), 'translate(3 4)') +
    stroke(frame, metalGradient(sheet, look.metal, 'rod', [0, 0, 0, 1]), 6.5, 'stroke-linejoin="round"') +
    stroke(`M0 ${num(y - 8)}V${num(y + 28)}`, metalAt(look.metal, 0.8), 4, 'stroke-linecap="round"')
  );
}

/** Half a strap, downwards; `isTip` is the half with the holes. */
export function drawStrapHalf(
  sheet: Sheet,
  look: WatchLook,
  pose: StrapPose,
  isTip: boolean,
): { body: string; outline: string } {
  const rows = rowsOf(pose, isTip ? 300 : 220);
  const outline = polygon(outlineOf(rows, pose, isTip));
  const leather = leathers[look.strap];
  const body =
    leather !== undefined
      ? drawLeather(sheet, leather, rows, pose, isTip)
      : look.strap === 'bracelet'
        ? drawLinks(sheet, look.metal, rows)
        : look.strap === 'mesh'
          ? drawMesh(sheet, look.metal, rows, pose)
          : look.strap === 'rubber'
            ? drawRubber(sheet, rows, pose, isTip)
            : drawTextile(sheet, rows, pose, isTip);
  const finish = pose === 'worn' ? drawBend(sheet, outline) : drawFittings(sheet, look, rows, isTip);
  return { body: body + finish, outline };
}
