import { darker, lighter, mix } from './color.ts';
import { num, polar } from './geometry.ts';
import { writeLine } from './lettering.ts';
import type { WatchLook } from './look.ts';
import { metalAt, metalGradient } from './metals.ts';
import { clip, disc, group, linear, type Sheet, stroke } from './sheet.ts';
import type { DialColors } from './watch-dial-colors.ts';
import { drawNeedle } from './watch-hands.ts';

const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** Hours whose index makes room. */
export function indicesHiddenBy(look: WatchLook): ReadonlySet<number> {
  switch (look.complication) {
    case 'small_seconds':
    case 'moon_phase':
      return new Set([6]);
    case 'date':
      return new Set([3]);
    case 'chronograph':
      return new Set([3, 6, 9]);
    default:
      return new Set();
  }
}

function ticks(r: number, count: number, length: number, from = 0, to = 360): string {
  return Array.from({ length: to - from === 360 ? count : count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count - 90;
    const [a, b] = [polar(0, 0, r, angle), polar(0, 0, r - length, angle)];
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }).join('');
}

/** A sunk circle with turned grooves, its own scale and hand. */
function drawSubdial(
  sheet: Sheet,
  colors: DialColors,
  place: readonly [number, number, number],
  numerals: readonly string[],
  turn: number,
): string {
  const [x, y, r] = place;
  const ground = linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, darker(colors.base, 0.2)],
      [0.5, mix(colors.base, colors.light, 0.12)],
      [1, lighter(colors.base, 0.16)],
    ],
  );
  const grooves = Array.from({ length: 9 }, (_, i) =>
    disc(
      0,
      0,
      (r - 3) * (1 - i / 9.5),
      'none',
      `stroke="${i % 2 ? '#fff' : '#000'}" stroke-opacity=".1" stroke-width=".7"`,
    ),
  );
  const rim = disc(0, 0, r, 'none', `stroke="${linearRim(sheet)}" stroke-width="1.4"`);
  const labels = numerals.map((text, i) => {
    const [lx, ly] = polar(0, 0, r * 0.62, (i / numerals.length) * 360 - 90);
    return stroke(writeLine(text, lx, ly, r * 0.2, 2), colors.ink, 0.62, round);
  });
  const body =
    disc(0, 0, r, ground) +
    grooves.join('') +
    rim +
    stroke(ticks(r - 1.6, 60, 1.8), colors.ink, 0.35) +
    stroke(ticks(r - 1.6, 12, 3), colors.ink, 0.7) +
    labels.join('') +
    drawNeedle(r * 0.76, turn, isDark(colors) ? metalAt(colors.trim, 0.92) : metalAt(colors.trim, 0.22), 1);
  return group(body, `translate(${x} ${y})`);
}

function linearRim(sheet: Sheet): string {
  return linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, '#000000', 0.4],
      [0.5, '#000000', 0.05],
      [1, '#ffffff', 0.6],
    ],
  );
}

function isDark(colors: DialColors): boolean {
  return colors.ink.startsWith('#f');
}

function drawDate(sheet: Sheet, colors: DialColors, x: number): string {
  const day = 1 + Math.floor(sheet.random.next() * 30);
  const frame = `<rect x="${num(x - 9.5)}" y="-7.5" width="19" height="15" rx="1" fill="${metalGradient(sheet, colors.trim, 'plate')}"/>`;
  const paper = `<rect x="${num(x - 8)}" y="-6" width="16" height="12" fill="${isDark(colors) ? darker(colors.base, 0.3) : '#fbfaf6'}"/>`;
  const shade = `<path d="M${num(x - 8)} 6V-6H${num(x + 8)}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.2"/>`;
  return (
    frame +
    paper +
    shade +
    stroke(writeLine(String(day), x, 0, 8.2, 2), isDark(colors) ? colors.ink : '#1c1d20', 1.25, round)
  );
}

function drawMoon(sheet: Sheet, colors: DialColors): string {
  const sky = linear(
    sheet,
    [0, 0, 0, 1],
    [
      [0, '#0e1a44'],
      [1, '#274488'],
    ],
  );
  const aperture = 'M-20 8A20 20 0 0 1 20 8Q15 3 10.5 8Q5 14 0 8Q-5 14-10.5 8Q-15 3-20 8z';
  const x = sheet.random.between(-6, 7);
  const stars = Array.from({ length: 14 }, () =>
    disc(sheet.random.between(-19, 19), sheet.random.between(-12, 6), sheet.random.between(0.3, 0.7), '#f3dfa0'),
  );
  const moon =
    disc(x, -1, 7.6, metalGradient(sheet, 'yellow_gold', 'plate')) +
    disc(x - 2, -2, 1.4, '#a87828', 'fill-opacity=".4"') +
    disc(x + 2.6, 1.4, 1.1, '#a87828', 'fill-opacity=".4"');
  const inside = group(
    disc(0, 0, 22, sky) + stars.join('') + moon,
    'rotate(0)',
    `clip-path="${clip(sheet, aperture)}"`,
  );
  const edge = stroke(aperture, metalAt(colors.trim, 0.7), 1.3) + stroke(aperture, '#000', 0.5, 'stroke-opacity=".5"');
  const scale = stroke(ticks(24, 30, 2, -90, 90), colors.ink, 0.5);
  return group(inside + edge + scale, 'translate(0 40)');
}

function drawReserve(colors: DialColors, turn: number): string {
  const body =
    stroke(ticks(24, 12, 2.4, -120, 120), colors.ink, 0.6) +
    stroke(ticks(24, 4, 4, -120, 120), colors.ink, 1.2) +
    stroke('M-20.8 12A24 24 0 0 1-16-17.9', '#b5462c', 1.6) +
    stroke(writeLine('RESERVE', 0, 12, 2.6, 4), colors.ink, 0.5, round) +
    stroke(writeLine('0', -15, 16, 3.4), colors.ink, 0.6, round) +
    stroke(writeLine('72', 15, 16, 3.4), colors.ink, 0.6, round) +
    drawNeedle(20, turn, isDark(colors) ? metalAt(colors.trim, 0.92) : metalAt(colors.trim, 0.22), 1);
  return group(body, 'translate(0 40) scale(.86)');
}

function drawGmt(colors: DialColors): string {
  const numerals = Array.from({ length: 12 }, (_, i) => {
    const hour = i * 2;
    const [x, y] = polar(0, 0, 45, i * 30 - 90 + 0.001);
    return hour % 4 === 0 && hour > 0 ? stroke(writeLine(String(hour), x, y, 4.4, 2), colors.ink, 0.6, round) : '';
  });
  return (
    stroke(ticks(51, 24, 2.4), colors.ink, 0.7, 'stroke-opacity=".8"') +
    disc(0, 0, 51, 'none', `stroke="${colors.ink}" stroke-opacity=".4" stroke-width=".5"`) +
    numerals.join('')
  );
}

export function drawComplication(sheet: Sheet, look: WatchLook, colors: DialColors, reach: number): string {
  const { random } = sheet;
  switch (look.complication) {
    case 'small_seconds':
      return drawSubdial(sheet, colors, [0, 41, 21], ['60', '15', '30', '45'], random.between(0, 360));
    case 'chronograph':
      return (
        drawSubdial(sheet, colors, [-39, 0, 19], ['60', '20', '40'], random.between(20, 340)) +
        drawSubdial(sheet, colors, [39, 0, 19], ['30', '10', '20'], 0) +
        drawSubdial(sheet, colors, [0, 41, 19], ['12', '3', '6', '9'], 0)
      );
    case 'date':
      return drawDate(sheet, colors, reach * (look.case === 'tonneau' ? 0.56 : 0.74));
    case 'moon_phase':
      return drawMoon(sheet, colors);
    case 'power_reserve':
      return drawReserve(colors, random.between(30, 100));
    case 'gmt':
      return drawGmt(colors);
    default:
      return '';
  }
}
