import { num, type Point, polygon } from './geometry.ts';
import type { Metal, WatchLook } from './look.ts';
import { metalAt } from './metals.ts';
import { drawSoftShadow } from './shadow.ts';
import { disc, fill, group, radial, type Sheet, stroke } from './sheet.ts';

type HandKind = WatchLook['hands'];
type HandColors = { light: string; dark: string; edge: string; lume?: string };

/** The right half of a hand that points up from the origin. */
function halfHand(kind: HandKind, length: number, width: number): Point[] {
  const w = width / 2;
  switch (kind) {
    case 'dauphine':
      return [
        [0, 12],
        [w * 0.5, 8],
        [w * 1.25, -length * 0.16],
        [0.3, -length],
      ];
    case 'baton':
      return [
        [0, 14],
        [w * 0.7, 14],
        [w * 0.7, -length + 2],
        [0, -length],
      ];
    case 'sword':
      return [
        [0, 12],
        [w * 0.42, 12],
        [w * 0.5, -length * 0.2],
        [w * 1.2, -length * 0.76],
        [0, -length],
      ];
    case 'leaf':
      return [
        [0, 13],
        [w * 0.3, 12],
        [w * 0.34, -length * 0.06],
        [w * 0.8, -length * 0.24],
        [w * 1.05, -length * 0.42],
        [w * 0.95, -length * 0.6],
        [w * 0.6, -length * 0.8],
        [w * 0.2, -length * 0.95],
        [0, -length],
      ];
    case 'breguet':
      return [
        [0, 12],
        [w * 0.42, 12],
        [w * 0.32, -length * 0.62],
        [w * 0.26, -length * 0.84],
        [0, -length],
      ];
  }
}

function drawHand(kind: HandKind, length: number, width: number, turn: number, colors: HandColors): string {
  const half = halfHand(kind, length, width);
  const mirrored = half.map(([x, y]): Point => [-x, y]);
  const whole = [...half, ...[...mirrored].reverse()];
  const moon = kind === 'breguet' ? length * 0.74 : 0;
  const ring = moon === 0 ? '' : stroke(circle(0, -moon, width * 0.62), colors.light, width * 0.26);
  const ringShadow = moon === 0 ? '' : stroke(circle(0, -moon, width * 0.62), '#000', width * 0.26);
  const isRightLit = Math.sin(((turn + 45) * Math.PI) / 180) < 0;
  const [left, right] = isRightLit ? [colors.dark, colors.light] : [colors.light, colors.dark];
  const body =
    fill(polygon(mirrored), left) +
    fill(polygon(half), right) +
    stroke(polygon(whole), colors.edge, 0.35, 'stroke-opacity=".5"');
  const lume =
    colors.lume !== undefined && (kind === 'sword' || kind === 'baton')
      ? `<path d="M0-${num(length * 0.3)}V-${num(length * 0.86)}" stroke="${colors.lume}" stroke-width="${num(width * 0.46)}" stroke-linecap="round"/>`
      : '';
  const shadow = group(
    group(
      drawSoftShadow(polygon(whole), [0, 0], 1.6, 0.42) + group(ringShadow, 'translate(0 0)', 'opacity=".3"'),
      `rotate(${num(turn)})`,
    ),
    'translate(2.2 3)',
  );
  return shadow + group(body + ring + lume, `rotate(${num(turn)})`);
}

function circle(cx: number, cy: number, r: number): string {
  return `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0`;
}

/** A thin hand with a counterweight: seconds, chronograph, subdials. */
export function drawNeedle(length: number, turn: number, color: string, width = 1.3): string {
  const d = `M0 ${num(length * 0.28)}V${num(-length)}`;
  const body = stroke(d, color, width, 'stroke-linecap="round"') + disc(0, 0, width * 1.9, color);
  const shadow = group(
    stroke(d, '#000', width * 1.2, 'stroke-opacity=".28" stroke-linecap="round"'),
    `translate(1.5 2.2) rotate(${num(turn)})`,
  );
  return shadow + group(body, `rotate(${num(turn)})`);
}

export function drawHands(sheet: Sheet, look: WatchLook, trim: Metal, reach: number): string {
  const { random } = sheet;
  const minutes = 9 + random.next() * 2;
  const isBlued =
    look.hands === 'breguet' ||
    (look.hands === 'leaf' && (look.dial === 'white' || look.dial === 'ivory' || look.dial === 'silver'));
  const isTool = look.case === 'diver' || look.case === 'pilot';
  const isLightDial = ['white', 'ivory', 'silver', 'salmon', 'mother_of_pearl'].includes(look.dial);
  const colors: HandColors = isBlued
    ? { light: '#3f66b8', dark: '#142a63', edge: '#0a1636' }
    : {
        light: metalAt(trim, isLightDial ? 0.62 : 0.96),
        dark: metalAt(trim, isLightDial ? 0.2 : 0.5),
        edge: metalAt(trim, 0.1),
        ...(isTool ? { lume: '#e4efdc' } : {}),
      };
  const hour = 300 + minutes / 2;
  const width = isTool ? 9.5 : look.hands === 'breguet' ? 8 : 7.4;
  const needle = look.complication === 'chronograph' ? 0 : 35 * 6 + random.between(-18, 18);
  const hasNeedle = look.complication !== 'small_seconds' && look.complication !== 'moon_phase';
  const pin = radial(
    sheet,
    [0.38, 0.34, 0.7],
    [
      [0, metalAt(trim, 1)],
      [0.5, metalAt(trim, 0.7)],
      [1, metalAt(trim, 0.15)],
    ],
  );
  const second = isTool ? '#c8542c' : isBlued ? '#1d3a80' : metalAt(trim, isLightDial ? 0.3 : 0.9);
  return (
    (look.complication === 'gmt' ? drawGmtHand(reach, random.between(200, 250)) : '') +
    drawHand(look.hands, reach * 0.6, width, hour, colors) +
    drawHand(look.hands, reach * 0.93, width * 0.82, minutes * 6, colors) +
    (hasNeedle ? drawNeedle(reach * 0.95, needle, second) : '') +
    disc(0.6, 1, 4, '#000', 'fill-opacity=".25"') +
    disc(0, 0, 3.6, pin)
  );
}

function drawGmtHand(reach: number, turn: number): string {
  const tip = `M0-${num(reach * 0.82)}l4.6 9h-9.2z`;
  const body = stroke(`M0 8V-${num(reach * 0.72)}`, '#b5462c', 1.8) + fill(tip, '#c8542c');
  const shade = group(
    body.replaceAll(/#[0-9a-f]{6}/g, '#000'),
    `translate(1.8 2.6) rotate(${num(turn)})`,
    'opacity=".25"',
  );
  return shade + group(body, `rotate(${num(turn)})`);
}
