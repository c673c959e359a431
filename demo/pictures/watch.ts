import { darker } from './color.ts';
import { num, type Point, smoothPolygon } from './geometry.ts';
import { drawContactShadow } from './ground.ts';
import type { View, WatchLook } from './look.ts';
import { type Camera, createCamera, planeTransform } from './mesh.ts';
import { drawSoftShadow } from './shadow.ts';
import { group, type Sheet } from './sheet.ts';
import { drawBezelTop, drawCaseBody, drawCrown, drawGlass, drawLugs } from './watch-case.ts';
import { drawDial } from './watch-dial.ts';
import { dialColors } from './watch-dial-colors.ts';
import { drawHands } from './watch-hands.ts';
import { dialHeight, dialInset, outlinePoints } from './watch-outline.ts';
import { drawStrapHalf, type StrapPose } from './watch-strap.ts';

/** Pixels per millimetre in the front view: a lady's watch is smaller than a diver's, but never tiny. */
function scaleOf(look: WatchLook): number {
  return ((look.diameter * 0.6 + 39 * 0.4) * 12.7) / 200;
}

function drawHead(sheet: Sheet, look: WatchLook, camera: Camera): string {
  const colors = dialColors(look);
  const inset = dialInset(look.case);
  const insert = ['black', 'navy', 'forest', 'burgundy', 'anthracite'].includes(look.dial)
    ? darker(colors.base, 0.2)
    : '#1b1c20';
  return (
    drawCrown(sheet, look, camera) +
    drawLugs(sheet, look, camera) +
    drawCaseBody(sheet, look, camera) +
    group(drawDial(sheet, look, colors), planeTransform(camera, dialHeight)) +
    group(drawHands(sheet, look, colors.trim, 100 - inset), planeTransform(camera, dialHeight + 2)) +
    drawGlass(sheet, look, camera, inset - 1.5) +
    drawBezelTop(sheet, look, camera, insert)
  );
}

/** The whole watch; `height` is how high the strap's plane lies under the dial. */
export function drawWatchWith(sheet: Sheet, look: WatchLook, camera: Camera, pose: StrapPose): string {
  const lower = drawStrapHalf(sheet, look, pose, true);
  const upper = drawStrapHalf(sheet, look, pose, false);
  const plane = planeTransform(camera, -20);
  const [dx, dy] = pose === 'worn' ? [6, 7] : [6, 8];
  const softness = pose === 'worn' ? 13 : 15;
  const shadow = group(
    drawSoftShadow(lower.outline, [dx, dy], softness, 0.4) +
      group(drawSoftShadow(upper.outline, [dx, -dy * 0.6], softness, 0.4), 'scale(1 -1)') +
      drawSoftShadow(smoothPolygon(outlinePoints(look.case, 0)), [dx * 0.9, dy * 0.9], softness * 1.7, 0.36),
    plane,
  );
  return shadow + group(lower.body + group(upper.body, 'scale(1 -1)'), plane) + drawHead(sheet, look, camera);
}

function frontCamera(x: number, y: number, scale: number): Camera {
  return { ...createCamera({ x, y, scale, tilt: 0, flat: true }), up: [0, 0.86, 0.5] };
}

export function drawWatch(sheet: Sheet, look: WatchLook, view: View): string {
  const { random } = sheet;
  const scale = scaleOf(look);
  if (view === 'front') {
    const foot = 600 + 205 * scale;
    const shadow =
      drawContactShadow(sheet, [840, foot + 6, 60 * scale + 150, 34], 0.55) +
      drawContactShadow(sheet, [800, foot + 2, 46 * scale, 12], 0.8);
    return shadow + drawWatchWith(sheet, look, frontCamera(800, 590, scale), 'worn');
  }
  if (view === 'angle') {
    const turn = random.pick([-1, 1]) * random.between(34, 46);
    const camera = createCamera({
      x: 800 - turn * 1.2,
      y: 590,
      scale: scale * 0.86,
      tilt: random.between(50, 58),
      tip: -90,
      turn,
      flat: true,
    });
    return drawWatchWith(sheet, look, camera, 'laid');
  }
  const turn = random.between(-14, 14);
  const camera = frontCamera(0, 0, scale * 2.7);
  const [x, y] = random.pick<Point>([
    [560, 420],
    [1000, 330],
    [640, 760],
  ]);
  return group(drawWatchWith(sheet, look, camera, 'worn'), `translate(${x} ${y}) rotate(${num(turn)})`);
}
