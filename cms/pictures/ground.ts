import { darker, lighter, mix } from './color.ts';
import { clamp, num } from './geometry.ts';
import type { Look } from './look.ts';
import { pattern, radial, type Sheet } from './sheet.ts';

const plateTones: Record<Look['kind'], readonly [string, string]> = {
  watch: ['#e6e1d8', '#dfdcd5'],
  wedding_rings: ['#efe7da', '#ebe2d5'],
  engagement_ring: ['#efe4db', '#eae2da'],
  necklace: ['#ece5d9', '#e8e2d8'],
  bracelet: ['#e9e3d8', '#ece4d8'],
  earrings: ['#eee5db', '#e9e3d9'],
  ring: ['#ebe4d8', '#efe6dc'],
  bead: ['#e3e4da', '#e8e5da'],
  accessory: ['#e5dfd5', '#e0dcd3'],
};

/** A little grain keeps wide gradients from banding in the finished JPEG. */
function grain(sheet: Sheet): string {
  const random = sheet.withSeed('paper grain').random;
  const specks = (count: number): string =>
    Array.from(
      { length: count },
      () => `M${Math.floor(random.next() * 160)} ${Math.floor(random.next() * 160)}h1.4`,
    ).join('');
  const dark = `<path d="${specks(210)}" stroke="#3a2c1c" stroke-opacity=".05"/>`;
  return pattern(sheet, 160, 160, `${dark}<path d="${specks(210)}" stroke="#fff" stroke-opacity=".13"/>`);
}

/** Seamless paper: light falls in from the top left and fades to the far corner. */
export function drawBackdrop(sheet: Sheet, tone: string, width: number, height: number): string {
  const light = radial(
    sheet,
    [width * 0.36, height * 0.3, width * 0.86],
    [
      [0, lighter(tone, 0.5)],
      [0.35, lighter(tone, 0.2)],
      [0.66, tone],
      [1, darker(mix(tone, '#b9a88f', 0.35), 0.1)],
    ],
    true,
  );
  const size = `width="${width}" height="${height}"`;
  return `<rect ${size} fill="${light}"/><rect ${size} fill="${grain(sheet)}"/>`;
}

export function drawPlate(sheet: Sheet, kind: Look['kind']): string {
  const [one, other] = plateTones[kind];
  return drawBackdrop(sheet, mix(one, other, sheet.random.next()), 1600, 1200);
}

/** The shadow of a thing on paper, an ellipse that is darkest in its middle. */
export function drawContactShadow(
  sheet: Sheet,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  opacity = 0.5,
  turn = 0,
): string {
  const soft = radial(
    sheet,
    [0.5, 0.5, 0.5],
    [
      [0, '#33261a', 1],
      [0.35, '#33261a', 0.66],
      [0.7, '#3b2c1e', 0.2],
      [1, '#3b2c1e', 0],
    ],
  );
  const turned = turn === 0 ? '' : ` transform="rotate(${num(turn)} ${num(cx)} ${num(cy)})"`;
  const place = `cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"`;
  return `<ellipse ${place} fill="${soft}" fill-opacity="${opacity}"${turned}/>`;
}

/** The soft shadow of any outline: the outline again and again, each time wider and fainter. */
export function drawSoftShadow(
  d: string,
  [dx, dy]: readonly [number, number],
  softness: number,
  opacity: number,
  layers = Math.round(clamp(softness / 2, 5, 16)),
): string {
  const each = Math.round((opacity / layers) * 1000) / 1000;
  const rings = Array.from({ length: layers }, (_, index) => {
    const width = Math.round(((index + 0.5) / layers) ** 1.2 * softness * 22) / 10;
    return `<path d="${d}" stroke-width="${width}"/>`;
  });
  const paint = `fill="#000" fill-opacity="${each}" stroke="#000" stroke-opacity="${each}" stroke-linejoin="round"`;
  return `<g transform="translate(${num(dx)} ${num(dy)})" ${paint} stroke-linecap="round">${rings.join('')}</g>`;
}

/** Like the soft shadow, for open lines such as chains and wires of some width. */
export function drawLineShadow(
  d: string,
  [dx, dy]: readonly [number, number],
  width: number,
  softness: number,
  opacity: number,
): string {
  const layers = 6;
  const each = Math.round((opacity / layers) * 1000) / 1000;
  const rings = Array.from(
    { length: layers },
    (_, index) => `<path d="${d}" stroke-width="${num(width + ((index + 0.5) / layers) * softness * 2)}"/>`,
  );
  const paint = `fill="none" stroke="#000" stroke-opacity="${each}" stroke-linejoin="round" stroke-linecap="round"`;
  return `<g transform="translate(${num(dx)} ${num(dy)})" ${paint}>${rings.join('')}</g>`;
}
