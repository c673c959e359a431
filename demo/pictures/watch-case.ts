import { darker, mix } from './color.ts';
import { clamp, num, type Point, polygon, smoothPolygon, type Vec } from './geometry.ts';
import { writeOn } from './lettering.ts';
import type { Metal, WatchLook } from './look.ts';
import { type Camera, cutFaces, paintFaces, planeTransform } from './mesh.ts';
import { type Finish, metalAt, metalGradient, metalRamps } from './metals.ts';
import { disc, fill, group, linear, type Sheet, stroke } from './sheet.ts';
import { defineMelee, placeSymbol } from './stones.ts';
import { caseRows, outlineAt, outlinePoints } from './watch-outline.ts';

function finishOf(metal: Metal): Finish {
  return metal === 'titanium' ? 'matt' : metal === 'blackened' ? 'satin' : 'polished';
}

/** The turned part: back edge, flanks, chamfers, bezel and the slope down to the dial. */
export function drawCaseBody(sheet: Sheet, look: WatchLook, camera: Camera): string {
  const rows = caseRows[look.case];
  const last = rows.length - 1;
  const at = (u: number, v: number): Vec => {
    const [inset, z] = rows[Math.round(v)] ?? [0, 0];
    const [x, y] = outlineAt(look.case, u, inset);
    return [x, -y, z];
  };
  const us = Array.from({ length: 73 }, (_, index) => 360 - index * 5);
  const knurled = look.case === 'diver' ? 4 : -1;
  const cut = (from: number, to: number, finish: Finish): string => {
    const vs = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const adjust = (light: number, u: number, v: number): number => {
      const knurl = Math.floor(v) === knurled - 1 && Math.floor(u / 5) % 2 === 0 ? -0.3 : 0;
      return clamp((v > last - 1 ? light * 0.62 : light) + knurl);
    };
    return paintFaces(cutFaces(at, us, vs, camera, { sheet, ramp: metalRamps[look.metal], finish, adjust }));
  };
  const isTool = look.case === 'pilot' || look.case === 'diver';
  return (
    cut(0, 3, isTool ? 'satin' : finishOf(look.metal)) +
    cut(3, last, look.case === 'pilot' ? 'satin' : finishOf(look.metal))
  );
}

/** A lug, from the case to the spring bar, drawn for the top right; mirrored for the others. */
function lugOutline(look: WatchLook): Point[] {
  const isSquare = look.case === 'square' || look.case === 'tonneau';
  const [inner, outer, reach] = isSquare ? [51, 71, 118] : [51, 71, 116];
  return [
    [inner, -66],
    [inner, -reach + 4],
    [inner + 2, -reach],
    [inner + 13, -reach - 1],
    [outer - 3, -reach + 8],
    [outer + 4, -92],
    [outer + 12, -60],
  ];
}

export function drawLugs(sheet: Sheet, look: WatchLook, camera: Camera): string {
  const outline = lugOutline(look);
  const turned = (sx: number, sy: number): Point[] => outline.map(([x, y]): Point => [x * sx, y * sy]);
  const layers = [-26, -21, -16, -11, -7];
  const parts: string[] = [];
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    const points = turned(sx, sy);
    const d = polygon(points);
    for (const [index, z] of layers.entries()) {
      parts.push(group(fill(d, metalAt(look.metal, 0.16 + 0.08 * index)), planeTransform(camera, z)));
    }
    const light = sx < 0 ? 0.08 : -0.02;
    const face = linear(
      sheet,
      [0, sy > 0 ? 0 : 1, 0, sy > 0 ? 1 : 0],
      [
        [0, metalAt(look.metal, 0.5 + light)],
        [0.2, metalAt(look.metal, 0.86 + light)],
        [0.55, metalAt(look.metal, 0.62 + light)],
        [1, metalAt(look.metal, 0.34)],
      ],
    );
    const edge = polygon(turned(sx, sy)).replace('z', '');
    const top =
      fill(d, face) +
      stroke(
        edge,
        metalAt(look.metal, sx < 0 || sy > 0 ? 0.98 : 0.7),
        1.3,
        'stroke-linejoin="round" stroke-opacity=".8"',
      );
    const inner = stroke(`M${51 * sx} ${-66 * sy}V${-113 * sy}`, metalAt(look.metal, 0.12), 1.6, 'stroke-opacity=".7"');
    parts.push(group(top + inner, planeTransform(camera, -5)));
  }
  return parts.join('');
}

/** Crown at three o'clock, and the pushers of a chronograph. */
export function drawCrown(sheet: Sheet, look: WatchLook, camera: Camera): string {
  const edge = outlineAt(look.case, 90, 0)[0];
  const big = look.case === 'pilot' ? 1.35 : look.case === 'diver' ? 1.15 : 1;
  const [w, h] = [14 * big, 13 * big];
  const across = metalGradient(sheet, look.metal, 'rod', [0, 0, 0, 1]);
  const ridges = Array.from({ length: 9 }, (_, i) => {
    const y = -h + (h * 2 * (i + 0.7)) / 9.4;
    return stroke(`M${num(edge + 5)} ${num(y)}h${num(w - 4)}`, metalAt(look.metal, 0.1), 1.1, 'stroke-opacity=".6"');
  });
  const neck = `<rect x="${edge - 3}" y="-7" width="9" height="14" fill="${across}"/>`;
  const knob = `<rect x="${edge + 3}" y="${num(-h)}" width="${num(w)}" height="${num(h * 2)}" rx="3" fill="${across}"/>`;
  const pusher = (turn: number): string =>
    group(
      `<rect x="${edge - 4}" y="-4.5" width="14" height="9" fill="${across}"/><rect x="${edge + 8}" y="-8" width="9" height="16" rx="2.5" fill="${across}"/>`,
      `rotate(${turn})`,
    );
  const pushers = look.complication === 'chronograph' ? pusher(-28) + pusher(28) : '';
  return group(pushers + neck + knob + ridges.join(''), planeTransform(camera, -16));
}

/** The rotating ring of a diver, with its minutes, and stones on any bezel. */
export function drawBezelTop(sheet: Sheet, look: WatchLook, camera: Camera, insert: string): string {
  const parts: string[] = [];
  if (look.case === 'diver') {
    const ring = `${smoothPolygon(outlinePoints('round', 4.5))}${smoothPolygon([...outlinePoints('round', 19.5)].reverse())}`;
    const shine = linear(
      sheet,
      [0, 0, 1, 1],
      [
        [0, mix(insert, '#ffffff', 0.34)],
        [0.3, insert],
        [0.62, darker(insert, 0.3)],
        [1, mix(insert, '#ffffff', 0.14)],
      ],
    );
    parts.push(fill(ring, shine));
    const ticks = Array.from({ length: 60 }, (_, i) => i).filter((i) => i !== 0 && (i % 5 === 0 || i < 15));
    const d = ticks
      .map((i) => {
        const [a, b] = [
          outlineAt('round', i * 6, 6.5),
          outlineAt('round', i * 6, i % 10 === 0 ? 8 : i % 5 === 0 ? 17 : 11),
        ];
        return i % 10 === 0 ? '' : `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
      })
      .join('');
    parts.push(stroke(d, '#ece7da', 2));
    for (const minute of [10, 20, 30, 40, 50]) {
      const place = ([x, y]: Point): Point => {
        const [px, py] = outlineAt('round', minute * 6 + x * 0.62, 7 + y);
        return [px, py];
      };
      parts.push(
        stroke(writeOn(String(minute), place, 2), '#ece7da', 1.7, 'stroke-linecap="round" stroke-linejoin="round"'),
      );
    }
    parts.push(fill('M-8-94.5H8L0-82z', '#ece7da') + disc(0, -90, 2.6, '#bfe6cf'));
  }
  if (look.bezelStones === true) {
    const inset = look.case === 'diver' ? 3 : (caseRows[look.case].at(-3)?.[0] ?? 14) - 2;
    const count = 56;
    const id = defineMelee(sheet, 'diamond', 2);
    for (let i = 0; i < count; i += 1) {
      const [x, y] = outlineAt(look.case, (i / count) * 360, inset);
      parts.push(disc(x + 0.4, y + 0.6, 4.7, '#000', 'fill-opacity=".3"'), placeSymbol(id, x, y, 0.42, i * 37));
    }
  }
  return group(parts.join(''), planeTransform(camera, 14));
}

/** What the glass throws back: a pale arc at the top left and a breath at the lower right. */
export function drawGlass(sheet: Sheet, look: WatchLook, camera: Camera, inset: number): string {
  const d = smoothPolygon(outlinePoints(look.case, inset));
  const shine = linear(
    sheet,
    [0.05, 0, 0.8, 0.9],
    [
      [0, '#ffffff', 0.3],
      [0.26, '#ffffff', 0.1],
      [0.38, '#ffffff', 0.02],
      [0.39, '#ffffff', 0],
      [0.9, '#ffffff', 0],
      [1, '#ffffff', 0.12],
    ],
  );
  return group(fill(d, shine), planeTransform(camera, 6));
}
