import { clamp, num, type Point, polyline, type Vec } from './geometry.ts';
import { drawContactShadow } from './ground.ts';
import type { EarringsLook, View } from './look.ts';
import { createCamera, paintFaces } from './mesh.ts';
import { metalAt, metalGradient, metalRamps } from './metals.ts';
import { drawPearl } from './pearl.ts';
import { discPath, drawLeafVeins, drawPlaque, leafPath } from './plaque.ts';
import { drawProngStone, drawWire } from './setting.ts';
import { drawLineShadow, drawSoftShadow } from './shadow.ts';
import { disc, group, type Sheet } from './sheet.ts';
import { faceUp } from './stones.ts';
import { cutTube } from './tube.ts';

/** A hook for the ear over the origin. */
function drawHook(metal: EarringsLook['metal']): string {
  const wire: Point[] = [
    [0, 0],
    [2, -46],
    [26, -112],
    [72, -124],
    [92, -76],
    [90, 6],
  ];
  const shadow = drawLineShadow(polyline(wire), [10, 14], 8, 9, 0.5);
  return shadow + drawWire(wire, metal, 8);
}

/** One earring around the origin, roughly 300 pixels high. */
function drawOne(sheet: Sheet, look: EarringsLook, isSide: boolean): string {
  const { metal } = look;
  const stone = look.stone ?? 'diamond';
  const post = isSide
    ? drawWire(
        [
          [0, 0],
          [118, 54],
        ],
        metal,
        9,
      ) + disc(124, 57, 17, metalGradient(sheet, metal), `stroke="${metalAt(metal, 0.2)}" stroke-width="2"`)
    : '';
  const shadow = (y: number, r: number): string => drawSoftShadow(discPath(0, y, r), [12, 18], 20, 0.4);
  switch (look.form) {
    case 'stud':
      return (
        post +
        shadow(0, 92) +
        (look.pearl !== undefined && look.stone === undefined
          ? drawPearl(sheet, look.pearl, 0, 0, 100)
          : drawProngStone(sheet, metal, stone, 'round', faceUp(0, 0, 112, 12)))
      );
    case 'pearl_stud':
      return (
        post +
        shadow(0, 112) +
        drawPearl(sheet, look.pearl ?? 'white', 0, 0, 122) +
        (look.stone === undefined ? '' : drawProngStone(sheet, metal, stone, 'round', faceUp(0, -128, 30)))
      );
    case 'disc': {
      const dents = Array.from({ length: 46 }, () => {
        const [a, r] = [sheet.random.between(0, 6.28), Math.sqrt(sheet.random.next()) * 104];
        const [x, y] = [Math.cos(a) * r, 40 + Math.sin(a) * r];
        return disc(
          x,
          y,
          sheet.random.between(9, 17),
          metalAt(metal, sheet.random.between(0.35, 0.95)),
          'fill-opacity=".34"',
        );
      });
      return (
        post +
        drawPlaque(sheet, discPath(0, 40, 122), metal, 9) +
        dents.join('') +
        (look.stone === undefined ? '' : drawProngStone(sheet, metal, stone, 'round', faceUp(0, -60, 22)))
      );
    }
    case 'leaf':
      return (
        drawHook(metal) +
        drawPlaque(sheet, leafPath(0, 26, 250), metal, 9) +
        drawLeafVeins(0, 26, 236, metal, 3.6) +
        drawWire(
          [
            [0, 0],
            [0, 34],
          ],
          metal,
          9,
        ) +
        (look.stone === undefined ? '' : drawProngStone(sheet, metal, stone, 'round', faceUp(0, 40, 20)))
      );
    case 'drop':
      return (
        drawHook(metal) +
        drawWire(
          [
            [0, 0],
            [0, 60],
          ],
          metal,
          8,
        ) +
        shadow(170, 70) +
        drawProngStone(sheet, metal, stone, 'pear', faceUp(0, 168, 118))
      );
    case 'pearl_drop':
      return (
        drawHook(metal) +
        (look.stone === undefined
          ? drawWire(
              [
                [0, 0],
                [0, 70],
              ],
              metal,
              8,
            )
          : drawProngStone(sheet, metal, stone, 'round', faceUp(0, 32, 34))) +
        shadow(160, 84) +
        disc(0, 74, 24, metalGradient(sheet, metal, 'rod', [0, 0, 1, 0])) +
        drawPearl(sheet, look.pearl ?? 'white', 0, 164, 96)
      );
    case 'hoop':
      return '';
  }
}

function drawHoop(
  sheet: Sheet,
  look: EarringsLook,
  pose: { x: number; y: number; scale: number; tilt: number; turn: number },
): string {
  const camera = createCamera({ ...pose, tip: 90, at: [0, 12.6, 0] });
  const path = (t: number): Vec => [11 * Math.sin(t * Math.PI * 2), 0, -11 * Math.cos(t * Math.PI * 2)];
  const paint = {
    sheet,
    ramp: metalRamps[look.metal],
    finish: 'polished',
    adjust: (light: number) => clamp(light),
  } as const;
  const faces = cutTube({
    path,
    radius: (t) => 1.7 - 0.75 * Math.cos(t * Math.PI * 2),
    segments: 80,
    sides: 14,
    camera,
    paint,
  });
  const [px, py] = camera.onCanvas([0, 0, -12]);
  const stones =
    look.stone === undefined
      ? ''
      : Array.from({ length: 5 }, (_, i) => {
          const [x, y] = camera.onCanvas([11 * Math.sin(0.35 * (i - 2)), 0.4, 12.6 * Math.cos(0.35 * (i - 2))]);
          return drawProngStone(
            sheet,
            look.metal,
            look.stone ?? 'diamond',
            'round',
            faceUp(x, y, pose.scale * 1.5, i * 20),
          );
        }).join('');
  return (
    drawContactShadow(sheet, [pose.x + pose.scale * 4, pose.y, pose.scale * 12, pose.scale * 2.6], 0.5, 4) +
    paintFaces(faces) +
    drawWire(
      [
        [px, py],
        [px + pose.scale * 2.6, py + pose.scale * 0.4],
      ],
      look.metal,
      pose.scale * 0.7,
    ) +
    stones
  );
}

export function drawEarrings(sheet: Sheet, look: EarringsLook, view: View): string {
  const sway = sheet.random.between(-5, 5);
  if (look.form === 'hoop') {
    if (view === 'front') {
      return (
        drawHoop(sheet, look, { x: 560, y: 880, scale: 22, tilt: 16, turn: 38 + sway }) +
        drawHoop(sheet, look, { x: 1040, y: 920, scale: 22, tilt: 16, turn: 24 + sway })
      );
    }
    return view === 'angle'
      ? drawHoop(sheet, look, { x: 620, y: 860, scale: 22, tilt: 24, turn: 66 + sway }) +
          drawHoop(sheet, look, { x: 1000, y: 930, scale: 22, tilt: 24, turn: -40 + sway })
      : drawHoop(sheet, look, { x: 780, y: 1160, scale: 50, tilt: 14, turn: 34 + sway });
  }
  const isStud = look.form === 'stud' || look.form === 'pearl_stud' || look.form === 'disc';
  const top = isStud ? 600 : 480;
  const pair = (gap: number, y: number, scale: number, turns: readonly [number, number], isSide: boolean): string =>
    group(drawOne(sheet, look, false), `translate(${num(800 - gap)} ${y}) rotate(${num(turns[0])}) scale(${scale})`) +
    group(
      drawOne(sheet, look, isSide),
      `translate(${num(800 + gap)} ${y + 16}) rotate(${num(turns[1])}) scale(${scale})`,
    );
  if (view === 'front') {
    return pair(isStud ? 230 : 220, top, isStud ? 1.25 : 1.5, [sway * 0.6, -sway], false);
  }
  if (view === 'angle') {
    return pair(isStud ? 250 : 230, top + 30, isStud ? 1.2 : 1.35, [-32 + sway, 24 + sway], true);
  }
  return group(
    drawOne(sheet, look, false),
    `translate(${isStud ? 760 : 700} ${isStud ? 620 : 60}) rotate(${num(sway * 2)}) scale(${isStud ? 3.6 : 3.9})`,
  );
}
