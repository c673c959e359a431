import { num, type Point, polygon } from './geometry.ts';
import { writeLine } from './lettering.ts';
import type { WatchLook } from './look.ts';
import { metalAt } from './metals.ts';
import { disc, fill, group, radial, type Sheet, stroke } from './sheet.ts';
import type { DialColors } from './watch-dial-colors.ts';
import { dialInset, outlineAt } from './watch-outline.ts';

/** A place on the dial: `part` of the way from the middle to the edge at this angle. */
function onDial(look: WatchLook, degrees: number, part: number): Point {
  const [x, y] = outlineAt(look.case, degrees, dialInset(look.case));
  return [x * part, y * part];
}

function ray(look: WatchLook, degrees: number, from: number, to: number): string {
  const [a, b] = [onDial(look, degrees, from), onDial(look, degrees, to)];
  return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
}

function closedTrack(look: WatchLook, part: number): string {
  return polygon(Array.from({ length: 90 }, (_, i) => onDial(look, i * 4, part)));
}

export function drawMinuteTrack(look: WatchLook, colors: DialColors): string {
  const every = (keep: (minute: number) => boolean, from: number, to: number): string =>
    Array.from({ length: 60 }, (_, i) => (keep(i) ? ray(look, i * 6, from, to) : '')).join('');
  const ink = colors.ink;
  if (look.indices === 'railway') {
    return (
      stroke(closedTrack(look, 0.96), ink, 0.7) +
      stroke(closedTrack(look, 0.905), ink, 0.7) +
      stroke(
        every(() => true, 0.905, 0.96),
        ink,
        0.7,
      ) +
      stroke(
        every((i) => i % 5 === 0, 0.905, 0.96),
        ink,
        2.2,
      )
    );
  }
  const fifths = Array.from({ length: 240 }, (_, i) => (i % 4 === 0 ? '' : ray(look, i * 1.5, 0.955, 0.975))).join('');
  return (
    stroke(fifths, ink, 0.4, 'stroke-opacity=".7"') +
    stroke(
      every((i) => i % 5 !== 0, 0.935, 0.975),
      ink,
      0.7,
    ) +
    stroke(
      every((i) => i % 5 === 0, 0.925, 0.975),
      ink,
      1.5,
    )
  );
}

/** A polished bar with two slopes and a shadow of its own, standing on the dial. */
function drawBaton(
  look: WatchLook,
  colors: DialColors,
  degrees: number,
  width: number,
  from: number,
  to: number,
): string {
  const [a, b] = [onDial(look, degrees, from), onDial(look, degrees, to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const turn = (Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI;
  const w = width / 2;
  const isRightLit = Math.sin(((turn + 45) * Math.PI) / 180) < 0;
  const [left, right] = isRightLit ? [0.34, 0.98] : [0.98, 0.34];
  const l = num(length);
  const bar =
    fill(`M${-w} 0V-${l}L0-${num(length - w)}V${num(-w)}z`, metalAt(colors.trim, left)) +
    fill(`M${w} 0V-${l}L0-${num(length - w)}V${num(-w)}z`, metalAt(colors.trim, right)) +
    fill(`M${-w}-${l}H${w}L0-${num(length - w)}z`, metalAt(colors.trim, 0.8)) +
    fill(`M${-w} 0H${w}L0-${num(w)}z`, metalAt(colors.trim, 0.5));
  const shadow = `M${-w} 0V-${l}H${w}V0z`;
  const place = `translate(${num(a[0])} ${num(a[1])}) rotate(${num(turn)})`;
  return (
    group(group(fill(shadow, '#000'), place), 'translate(1.1 1.6)', 'fill-opacity=".3"') +
    group(group(fill(shadow, '#000'), place), 'translate(2 2.8)', 'fill-opacity=".12"') +
    group(bar, place)
  );
}

const romans = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** Roman numerals with thick and thin strokes between two serif lines. */
function romanPaths(text: string, height: number): { thick: string; thin: string } {
  const widths = { I: 0.32, V: 0.62, X: 0.62 } as const;
  const letters = [...text].filter((letter): letter is keyof typeof widths => letter in widths);
  const total = letters.reduce((sum, letter) => sum + widths[letter], 0) * height;
  let [x, thick, thin] = [-total / 2, '', ''];
  const [top, bottom] = [-height / 2, height / 2];
  for (const letter of letters) {
    const w = widths[letter] * height;
    const [l, r, m] = [num(x + w * 0.14), num(x + w * 0.86), num(x + w / 2)];
    if (letter === 'I') {
      thick += `M${m} ${num(top)}V${num(bottom)}`;
    } else if (letter === 'V') {
      thick += `M${l} ${num(top)}L${m} ${num(bottom)}`;
      thin += `M${r} ${num(top)}L${m} ${num(bottom)}`;
    } else {
      thick += `M${l} ${num(top)}L${r} ${num(bottom)}`;
      thin += `M${r} ${num(top)}L${l} ${num(bottom)}`;
    }
    x += w;
  }
  const half = num(total / 2);
  thin += `M-${half} ${num(top)}H${half}M-${half} ${num(bottom)}H${half}`;
  return { thick, thin };
}

function drawRoman(look: WatchLook, colors: DialColors, hour: number): string {
  const [x, y] = onDial(look, hour * 30, 0.775);
  const { thick, thin } = romanPaths(romans[hour % 12] ?? 'I', 16);
  const turn = hour > 3 && hour < 9 ? hour * 30 + 180 : hour * 30;
  const body = stroke(thick, colors.ink, 2.3) + stroke(thin, colors.ink, 0.75);
  return group(body, `translate(${num(x)} ${num(y)}) rotate(${num(turn)})`);
}

function drawArabic(look: WatchLook, colors: DialColors, hour: number): string {
  const isPilot = look.case === 'pilot';
  const [x, y] = onDial(look, hour * 30, isPilot ? 0.775 : 0.79);
  const round = isPilot
    ? 'stroke-linecap="butt" stroke-linejoin="miter"'
    : 'stroke-linecap="round" stroke-linejoin="round"';
  if (isPilot && hour === 0) {
    return (
      fill(`M-7 ${num(y - 7)}H7L0 ${num(y + 6)}z`, colors.ink) +
      disc(-11, y - 5, 1.7, colors.ink) +
      disc(11, y - 5, 1.7, colors.ink)
    );
  }
  return stroke(
    writeLine(String(hour === 0 ? 12 : hour), x, y, isPilot ? 16 : 13.5, 2),
    colors.ink,
    isPilot ? 2.6 : 1.7,
    round,
  );
}

function drawDot(sheet: Sheet, look: WatchLook, colors: DialColors, hour: number): string {
  const isDiver = look.case === 'diver';
  const r = isDiver ? 6 : hour % 3 === 0 ? 3.6 : 2.8;
  const [x, y] = onDial(look, hour * 30, isDiver ? 0.81 : 0.85);
  const dome = radial(
    sheet,
    [0.36, 0.32, 0.72],
    [
      [0, metalAt(colors.trim, 1)],
      [0.45, metalAt(colors.trim, 0.74)],
      [1, metalAt(colors.trim, 0.14)],
    ],
  );
  const shadow = disc(x + 1.2, y + 1.7, r, '#000', 'fill-opacity=".34"');
  const rim = disc(x, y, r, dome);
  if (!isDiver) {
    return shadow + rim;
  }
  if (hour === 0) {
    const triangle = `M${num(x - 8.5)} ${num(y - 7)}h17l-8.5 15z`;
    return (
      group(fill(triangle, '#000', 'fill-opacity=".34"'), 'translate(1.2 1.7)') +
      fill(triangle, metalAt(colors.trim, 0.8)) +
      fill(`M${num(x - 6)} ${num(y - 5.5)}h12l-6 10.5z`, '#e6f0de')
    );
  }
  return shadow + rim + disc(x, y, r - 1.3, '#e6f0de');
}

function drawIndex(sheet: Sheet, look: WatchLook, colors: DialColors, hour: number): string {
  const [x, y] = onDial(look, hour * 30, 0.75);
  const isTool = look.case === 'diver' || look.case === 'pilot';
  const width = isTool ? 6 : 3.6;
  const from = hour % 3 === 0 ? 0.68 : 0.72;
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  switch (look.indices) {
    case 'roman':
      return drawRoman(look, colors, hour);
    case 'arabic':
      return drawArabic(look, colors, hour);
    case 'dots':
      return drawDot(sheet, look, colors, hour);
    case 'railway':
      return hour % 3 === 0
        ? stroke(writeLine(String(hour === 0 ? 12 : hour), x, y, 12.5, 2), colors.ink, 1.5, round)
        : stroke(ray(look, hour * 30, 0.7, 0.84), colors.ink, 1.8);
    case 'batons':
      return hour === 0
        ? drawBaton(look, colors, -width * 0.66, width, from, 0.9) +
            drawBaton(look, colors, width * 0.66, width, from, 0.9)
        : drawBaton(look, colors, hour * 30, width, from, 0.9);
  }
}

export function drawIndices(sheet: Sheet, look: WatchLook, colors: DialColors, hidden: ReadonlySet<number>): string {
  return Array.from({ length: 12 }, (_, hour) => (hidden.has(hour) ? '' : drawIndex(sheet, look, colors, hour))).join(
    '',
  );
}
