import { hides } from './accessory-materials.ts';
import { darker, lighter } from './color.ts';
import { lerp, num, type Point, polygon, steps } from './geometry.ts';
import { writeLine } from './lettering.ts';
import { drawMakersSign } from './logo.ts';
import type { AccessoryLook } from './look.ts';
import { drawSoftShadow } from './shadow.ts';
import { clip, fill, group, linear, type Sheet, stroke } from './sheet.ts';
import { drawWeave } from './texture.ts';

/** A cut edge that does not fray: teeth from one corner to the next. */
function pinkedEdge([x0, y0]: Point, [x1, y1]: Point): Point[] {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const count = Math.round(length / 17);
  const [nx, ny] = [(y1 - y0) / length, -(x1 - x0) / length];
  return Array.from({ length: count }, (_, index) => {
    const [t, out] = [index / count, index % 2 === 0 ? 0 : 9];
    return [lerp(x0, x1, t) + nx * out, lerp(y0, y1, t) + ny * out];
  });
}

/** Soft rises and falls of cloth that was folded and laid flat again. */
function drawCreases(sheet: Sheet, d: string): string {
  const across = (direction: readonly [number, number, number, number], places: readonly number[]): string => {
    const stops = steps(33).map((t) => {
      const wave = places.reduce((sum, place) => sum + Math.exp(-(((t - place) / 0.045) ** 2)), 0);
      const shade = places.reduce((sum, place) => sum + Math.exp(-(((t - place - 0.07) / 0.06) ** 2)), 0);
      const light = wave * 0.3 - shade * 0.24;
      return [t, light > 0 ? '#ffffff' : '#1c1009', Math.round(Math.abs(light) * 100) / 100] as const;
    });
    return fill(d, linear(sheet, direction, stops));
  };
  return across([0, 0.06, 1, 0], [0.34, 0.66]) + across([0, 0, 0.05, 1], [0.5]);
}

/** A polishing cloth spread out flat, one corner turned over. */
export function drawPolishingCloth(sheet: Sheet, look: AccessoryLook): string {
  const base = look.colour === 'natural' ? '#e2cfa9' : lighter(hides[look.colour], 0.3);
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [350, 300],
    [1200, 250],
    [1262, 880],
    [392, 960],
  ];
  const [foldRight, foldBelow]: [Point, Point] = [
    [1236, 620],
    [960, 908],
  ];
  // The corner mirrored at the fold lies on the cloth.
  const [fx, fy] = [foldBelow[0] - foldRight[0], foldBelow[1] - foldRight[1]];
  const along = ((c[0] - foldRight[0]) * fx + (c[1] - foldRight[1]) * fy) / (fx * fx + fy * fy);
  const tip: Point = [2 * (foldRight[0] + fx * along) - c[0] + 22, 2 * (foldRight[1] + fy * along) - c[1] + 16];
  const body = polygon([
    ...pinkedEdge(a, b),
    ...pinkedEdge(b, foldRight),
    foldRight,
    foldBelow,
    ...pinkedEdge(foldBelow, d).slice(1),
    ...pinkedEdge(d, a),
  ]);
  const flap = polygon([foldRight, ...pinkedEdge(foldRight, tip).slice(1), ...pinkedEdge(tip, foldBelow), foldBelow]);
  const light = (tone: string, direction: readonly [number, number, number, number]): string =>
    linear(sheet, direction, [
      [0, lighter(tone, 0.24)],
      [0.55, tone],
      [1, darker(tone, 0.16)],
    ]);
  const weave = (shape: string): string =>
    drawWeave(sheet, shape, [330, 230, 960, 760], [9, 4], ['#ffffff', 0.16, '#000000', 0.07]);
  const label =
    `<rect x="470" y="806" width="196" height="74" rx="3" fill="#f6f1e6"/>` +
    drawMakersSign(look.mark, 508, 843, 46, '#9c7630') +
    stroke(writeLine(look.mark ?? '', 596, 843, 12, 2.6), '#2a231c', 1.5, 'stroke-linecap="round"');
  return (
    drawSoftShadow(body, [8, 11], 9, 0.46) +
    fill(body, light(base, [0, 0, 1, 1])) +
    weave(body) +
    drawCreases(sheet, body) +
    group(label, 'rotate(-4 568 843)') +
    group(drawSoftShadow(flap, [-12, 4], 14, 0.5), 'rotate(0)', `clip-path="${clip(sheet, body)}"`) +
    fill(flap, light(lighter(base, 0.3), [1, 1, 0, 0])) +
    weave(flap) +
    fill(
      `M${num(foldRight[0])} ${num(foldRight[1])}L${num(foldBelow[0])} ${num(foldBelow[1])}l-26-22L${num(foldRight[0] - 24)} ${num(foldRight[1] - 24)}z`,
      linear(
        sheet,
        [1, 1, 0.6, 0.6],
        [
          [0, '#ffffff', 0.5],
          [1, '#ffffff', 0],
        ],
      ),
    )
  );
}
