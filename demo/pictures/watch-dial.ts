import { mix } from './color.ts';
import { lerp, num, type Point, polygon, smoothPolygon, toRadians } from './geometry.ts';
import { writeLine } from './lettering.ts';
import { drawSign, houseMark } from './logo.ts';
import type { WatchLook } from './look.ts';
import { metalAt } from './metals.ts';
import { clip, fill, group, radial, type Sheet, stroke } from './sheet.ts';
import { drawComplication, indicesHiddenBy } from './watch-complications.ts';
import type { DialColors } from './watch-dial-colors.ts';
import { drawIndices, drawMinuteTrack } from './watch-indices.ts';
import { dialInset, outlineAt, outlinePoints } from './watch-outline.ts';

/** Brushed outwards from the middle: two bright fans turn with the light. */
function drawSunray(sheet: Sheet, colors: DialColors): string {
  const { random } = sheet;
  const start = random.between(-64, -40);
  const count = 72;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 360;
    const lobe = Math.abs(Math.cos(toRadians(angle - start))) ** 3;
    const light = lobe * 0.9 + random.between(-0.05, 0.05);
    const color =
      light > 0.36
        ? mix(colors.base, colors.light, (light - 0.36) * 1.15)
        : mix(colors.dark, colors.base, 0.4 + light * 1.6);
    const [a, b] = [toRadians(angle - 0.6), toRadians(angle + 360 / count + 0.6)];
    const points: Point[] = [
      [0, 0],
      [Math.cos(a) * 130, Math.sin(a) * 130],
      [Math.cos(b) * 130, Math.sin(b) * 130],
    ];
    return fill(polygon(points), color);
  }).join('');
}

/** Shell: soft clouds of rose, green and blue. */
function drawShell(sheet: Sheet): string {
  const { random } = sheet;
  const tints = ['#f6dce4', '#d4ece2', '#d6e2f4', '#f8f0dc', '#ffffff', '#e2d8f0'] as const;
  return Array.from({ length: 26 }, () => {
    const tint = random.pick(tints);
    const soft = radial(
      sheet,
      [0.5, 0.5, 0.5],
      [
        [0, tint, 0.95],
        [1, tint, 0],
      ],
    );
    const [x, y] = [random.between(-80, 80), random.between(-80, 80)];
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(random.between(20, 46))}" ry="${num(random.between(8, 20))}" fill="${soft}" transform="rotate(${num(random.between(-70, 10))} ${num(x)} ${num(y)})"/>`;
  }).join('');
}

function drawGround(sheet: Sheet, look: WatchLook, colors: DialColors): string {
  const inset = dialInset(look.case) - 1.5;
  const d = smoothPolygon(outlinePoints(look.case, inset));
  const parts = [fill(d, colors.base)];
  if (colors.surface === 'sunray' || colors.surface === 'brushed') {
    parts.push(group(drawSunray(sheet, colors), 'rotate(0)', `clip-path="${clip(sheet, d)}"`));
  }
  if (colors.surface === 'brushed') {
    const lines = (from: number): string =>
      Array.from({ length: 60 }, (_, i) => `M${num(-84 + from + i * 2.8)} -90v180`).join('');
    const brushed =
      stroke(lines(0), '#fff', 0.6, 'stroke-opacity=".16"') +
      stroke(lines(1.3), '#5a2c18', 0.6, 'stroke-opacity=".12"');
    parts.push(group(brushed, 'rotate(0)', `clip-path="${clip(sheet, d)}"`));
  }
  if (colors.surface === 'shell') {
    parts.push(group(drawShell(sheet), 'rotate(0)', `clip-path="${clip(sheet, d)}"`));
  }
  const soft = radial(
    sheet,
    [0.4, 0.34, 0.75],
    [
      [0, '#ffffff', 0.16],
      [0.5, '#ffffff', 0],
      [0.75, '#000000', 0.05],
      [1, '#000000', 0.24],
    ],
  );
  parts.push(fill(d, soft));
  return parts.join('');
}

/** The bezel's shadow falls on the dial from the top left. */
function drawBezelShadow(look: WatchLook): string {
  const inset = dialInset(look.case) - 1;
  const points = Array.from({ length: 60 }, (_, i) => outlineAt(look.case, 215 + i * 3.4, inset));
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
  return stroke(d, '#000', 7, 'stroke-opacity=".12"') + stroke(d, '#000', 3.4, 'stroke-opacity=".2"');
}

function drawPrint(look: WatchLook, colors: DialColors): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const isTonneau = look.case === 'tonneau' || look.case === 'square';
  const y = look.indices === 'roman' || look.indices === 'arabic' ? -33 : -36;
  const width = isTonneau ? 5.4 : 6;
  const gilt = metalAt(
    colors.trim,
    ['black', 'navy', 'forest', 'burgundy', 'anthracite'].includes(look.dial) ? 0.9 : 0.4,
  );
  const [first, second] = look.caption ?? ['', ''];
  const isLowerFree = look.complication === undefined || look.complication === 'date' || look.complication === 'gmt';
  const name = look.mark ?? '';
  return (
    (name === houseMark ? drawSign(0, y - 10, 12, gilt) : '') +
    stroke(writeLine(name, 0, name === houseMark ? y : y - 4, width, 3.4), colors.ink, 0.95, round) +
    (isLowerFree
      ? stroke(writeLine(first, 0, 33, 3.3, 4), colors.ink, 0.55, round) +
        stroke(writeLine(second, 0, 40, 3.3, 4), colors.ink, 0.55, round)
      : '')
  );
}

/** The dial: ground, minute track, indices, print and whatever the complication shows. */
export function drawDial(sheet: Sheet, look: WatchLook, colors: DialColors): string {
  const reach = lerp(0, 100 - dialInset(look.case), 1);
  return (
    drawGround(sheet, look, colors) +
    drawMinuteTrack(look, colors) +
    drawPrint(look, colors) +
    drawIndices(sheet, look, colors, indicesHiddenBy(look)) +
    drawComplication(sheet, look, colors, reach) +
    drawBezelShadow(look)
  );
}
