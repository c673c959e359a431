import { type Point, polar, smoothPolygon } from './geometry.ts';
import { writeLine } from './lettering.ts';
import { fill, group, stroke } from './sheet.ts';

/** A linden leaf pointing up from its stem at the origin, one unit long. */
export function lindenLeafOutline(length: number): Point[] {
  const half: Point[] = [
    [0.1, -0.05],
    [0.32, -0.02],
    [0.45, -0.2],
    [0.43, -0.42],
    [0.28, -0.68],
    [0.1, -0.88],
  ];
  const other = [...half].reverse().map(([x, y]): Point => [-x, y]);
  const outline: Point[] = [[0, 0.04], ...half, [0, -1.06], ...other];
  return outline.map(([x, y]): Point => [x * length, y * length]);
}

/** Four linden leaves around a middle: the sign of the house. */
export function drawSign(x: number, y: number, size: number, color: string): string {
  const leaf = smoothPolygon(lindenLeafOutline(size * 0.44));
  const leaves = [45, 135, 225, 315].map((turn) => {
    const [dx, dy] = polar(0, 0, size * 0.06, turn - 90);
    const vein = stroke(`M0 0L0 ${-size * 0.34}`, '#fff', size * 0.012, 'stroke-opacity=".55"');
    return group(fill(leaf, color) + vein, `translate(${x + dx} ${y + dy}) rotate(${turn})`);
  });
  return leaves.join('');
}

/** The shop's own mark among those of other makers. */
export const houseMark = 'VIERLINDEN';

/** What a maker stamps or prints small: the house its four leaves, every other maker an initial. */
export function drawMakersSign(mark: string | undefined, x: number, y: number, size: number, color: string): string {
  if (mark === undefined) return '';
  if (mark === houseMark) return drawSign(x, y, size, color);
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return stroke(writeLine(mark.slice(0, 1), x, y, size * 0.5), color, size * 0.06, round);
}

/** The wordmark on a transparent ground, 1170 × 510, cut close so that it can stand on an edge. `light` is for light grounds, `dark` for dark ones. */
export function drawLogo(variant: 'light' | 'dark' = 'light'): string {
  const [ink, metal] = variant === 'light' ? ['#2a231c', '#9c7630'] : ['#f6efe2', '#d9b870'];
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const body =
    drawSign(600, 112, 150, metal) +
    stroke(writeLine('JUWELIER', 600, 236, 30, 12), metal, 3.4, round) +
    stroke(writeLine(houseMark, 600, 316, 78, 5.4), ink, 6.4, round);
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="210 20 780 340" width="1170" height="510">';
  return `${open}${body}</svg>`;
}
