import { darker, lighter, mix } from './color.ts';
import { num, smoothstep, steps } from './geometry.ts';
import type { Look } from './look.ts';
import { pattern, radial, type Sheet, type Stop } from './sheet.ts';

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
  const layer = (color: string, opacity: number): string =>
    `<path d="${specks(280)}" stroke="${color}" stroke-opacity="${opacity}"/>`;
  const layers = [0.012, 0.024, 0.04].map((dark) => layer('#3a2c1c', dark) + layer('#fff', dark * 2.4));
  return pattern(sheet, 160, 160, layers.join(''));
}

/** Seamless paper: light falls in from the top left and fades to the far corner, without an edge on the way. */
export function drawBackdrop(sheet: Sheet, tone: string, width: number, height: number): string {
  const [bright, deep] = [lighter(tone, 0.5), darker(mix(tone, '#b9a88f', 0.26), 0.07)];
  const stops = steps(17).map((t): Stop => {
    const fall = smoothstep(0, 1, t);
    return [t, fall < 0.5 ? mix(bright, tone, fall * 2) : mix(tone, deep, fall * 2 - 1)];
  });
  const light = radial(sheet, [width * 0.36, height * 0.3, width * 1.02], stops, true);
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
  const stops = steps(9).map((t): Stop => [t, '#2c2016', Math.round((1 - smoothstep(0, 1, t)) ** 1.4 * 1000) / 1000]);
  const soft = radial(sheet, [0.5, 0.5, 0.5], stops);
  const turned = turn === 0 ? '' : ` transform="rotate(${num(turn)} ${num(cx)} ${num(cy)})"`;
  const place = `cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"`;
  return `<ellipse ${place} fill="${soft}" fill-opacity="${opacity}"${turned}/>`;
}
