import { onRamp, type Ramp } from './color.ts';
import { cross, dot, minus, normalize, type Point, toRadians, type Vec } from './geometry.ts';
import { type Finish, getMetalLight } from './metals.ts';
import { linear, type Sheet, type Stop } from './sheet.ts';

/** Looks at a thing standing around the origin: model x right, y up, z to the viewer; canvas pixels out. */
export type Camera = {
  /** Camera space: x right, y up, z to the viewer, in pixels around the thing's middle. */
  see: (p: Vec) => Vec;
  onCanvas: (p: Vec) => Point;
  up: Vec;
};

export type CameraPose = {
  x: number;
  y: number;
  scale: number;
  /** Degrees the camera looks down: 0 from the side, 90 from above. */
  tilt: number;
  /** Degrees the thing is turned around its upright axis. */
  turn?: number;
  /** Degrees the thing is tipped over before it is turned: 90 stands a ring up that lay flat. */
  tip?: number;
  /** Degrees the tipped thing leans to the right. */
  lean?: number;
  /** Without perspective: planes can then be drawn by an SVG matrix. */
  flat?: boolean;
  /** Where the origin stands in the picture's space, in model units. */
  at?: Vec;
};

export function createCamera(pose: CameraPose): Camera {
  const [tilt, turn] = [toRadians(pose.tilt), toRadians(pose.turn ?? 0)];
  const [tip, lean] = [toRadians(pose.tip ?? 0), toRadians(pose.lean ?? 0)];
  const at = pose.at ?? [0, 0, 0];
  const see = (p: Vec): Vec => {
    const tipped: Vec = [
      p[0],
      p[1] * Math.cos(tip) - p[2] * Math.sin(tip),
      p[1] * Math.sin(tip) + p[2] * Math.cos(tip),
    ];
    const leaned: Vec = [
      tipped[0] * Math.cos(lean) + tipped[1] * Math.sin(lean),
      tipped[1] * Math.cos(lean) - tipped[0] * Math.sin(lean),
      tipped[2],
    ];
    const x = leaned[0] * Math.cos(turn) + leaned[2] * Math.sin(turn) + at[0];
    const z = leaned[2] * Math.cos(turn) - leaned[0] * Math.sin(turn) + at[2];
    const y = leaned[1] + at[1];
    return [
      x * pose.scale,
      (y * Math.cos(tilt) - z * Math.sin(tilt)) * pose.scale,
      (y * Math.sin(tilt) + z * Math.cos(tilt)) * pose.scale,
    ];
  };
  return {
    see,
    onCanvas: (p) => {
      const [x, y, z] = see(p);
      const near = pose.flat === true ? 1 : 4200 / (4200 - z);
      return [pose.x + x * near, pose.y - y * near];
    },
    up: [0, Math.cos(tilt), Math.sin(tilt)],
  };
}

const origin: Point = [0, 0];

/** The SVG transform of the plane at height `z` of a flat camera: plane x right, y down. */
export function planeTransform(camera: Camera, z: number): string {
  const [origin, x, y] = [camera.onCanvas([0, 0, z]), camera.onCanvas([1, 0, z]), camera.onCanvas([0, -1, z])];
  const parts = [x[0] - origin[0], x[1] - origin[1], y[0] - origin[0], y[1] - origin[1], ...origin];
  return `matrix(${parts.map((part) => Math.round(part * 1000) / 1000).join(' ')})`;
}

export type Face = { depth: number; d: string; fill: string };
type Surface = (u: number, v: number) => Vec;
export type Paint = {
  sheet: Sheet;
  ramp: Ramp;
  finish: Finish;
  /** Changes the brightness: texture, shadow of neighbours. */
  adjust?: (light: number, u: number, v: number, normal: Vec) => number;
  /** Tips the normal before it is lit: hammer marks. */
  bend?: (normal: Vec, u: number, v: number) => Vec;
};

/** Whole pixels are enough, for every face overlaps its neighbours a little, which hides the seams. */
function faceOutline(corners: readonly Point[]): string {
  const cx = corners.reduce((sum, p) => sum + p[0], 0) / corners.length;
  const cy = corners.reduce((sum, p) => sum + p[1], 0) / corners.length;
  let [px, py] = [0, 0];
  return `${corners
    .map(([x, y], index) => {
      const away = Math.hypot(x - cx, y - cy) || 1;
      const ox = Math.round(x + ((x - cx) / away) * 0.9);
      const oy = Math.round(y + ((y - cy) / away) * 0.9);
      const [dx, dy] = [ox - px, oy - py];
      [px, py] = [ox, oy];
      return `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${dx} ${dy}`;
    })
    .join('')}z`;
}

/** Longer runs would be drawn with wrong depth where a ring bends towards the viewer. */
const longestRun = 8;

type Cell = { index: number; shade: number; depth: number };

/**
 * The light along a run of cells as one gradient, from edge to edge, so that it goes on without a step in the runs
 * beside it; `before` and `after` are the neighbours' lights. Stops on the way between the ends are left out.
 */
function fillRun(
  sheet: Sheet,
  ramp: Ramp,
  lights: readonly number[],
  [before, after]: readonly [number, number],
  [from, to]: readonly [Point, Point],
): string {
  const count = lights.length;
  const [first = 0, last = 0] = [lights[0], lights[count - 1]];
  const [start, end] = [(before + first) / 2, (after + last) / 2];
  if ([start, ...lights, end].every((light) => Math.abs(light - first) < 0.012)) return onRamp(ramp, first);
  const inner = lights
    .map((light, index) => [(index + 0.5) / count, light] as const)
    .filter(([place, light]) => Math.abs(light - start - (end - start) * place) > 0.02);
  const stops = [[0, start] as const, ...inner, [1, end] as const].map(
    ([place, light]): Stop => [place, onRamp(ramp, Math.round(light * 100) / 100)],
  );
  const [x1, y1, x2, y2] = [Math.round(from[0]), Math.round(from[1]), Math.round(to[0]), Math.round(to[1])];
  return linear(sheet, [x1, y1, x2, y2], stops, true);
}

/** Cuts a surface into lit faces; those looking away are left out. `us` and `vs` hold the grid lines. */
export function cutFaces(
  surface: Surface,
  us: readonly number[],
  vs: readonly number[],
  camera: Camera,
  paint: Paint,
): Face[] {
  const faces: Face[] = [];
  const grid = us.map((u) => vs.map((v) => surface(u, v)));
  const seen = grid.map((row) => row.map(camera.see));
  const drawn = grid.map((row) => row.map(camera.onCanvas));
  const edge = (i: number, j: number): Point => {
    const [a, b] = [drawn[i]?.[j] ?? origin, drawn[i]?.[j + 1] ?? origin];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const cellAt = (i: number, j: number): Cell | undefined => {
    const [u, v] = [((us[i] ?? 0) + (us[i + 1] ?? 0)) / 2, ((vs[j] ?? 0) + (vs[j + 1] ?? 0)) / 2];
    const [a, b, c, d] = [seen[i]?.[j], seen[i + 1]?.[j], seen[i + 1]?.[j + 1], seen[i]?.[j + 1]];
    if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
    const straight = normalize(cross(minus(c, a), minus(d, b)));
    const middle: Vec = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2];
    if (dot(straight, [-middle[0], -middle[1], 4200 - middle[2]]) <= 0) return undefined;
    const normal = paint.bend === undefined ? straight : normalize(paint.bend(straight, u, v));
    const light = getMetalLight(normal, camera.up, paint.finish);
    const shade = paint.adjust === undefined ? light : paint.adjust(light, u, v, normal);
    return { index: i, shade, depth: a[2] + b[2] + c[2] + d[2] };
  };
  const isClosed = isSame(seen[0]?.[0], seen[seen.length - 1]?.[0]);
  for (let j = 0; j + 1 < vs.length; j += 1) {
    const row = us.slice(1).map((_, i) => cellAt(i, j));
    for (const cells of runsOf(row)) {
      const [from, to] = [cells[0]?.index ?? 0, (cells[cells.length - 1]?.index ?? 0) + 1];
      const rows = drawn.slice(from, to + 1);
      const upper = rows.map((points) => points[j] ?? origin);
      const lower = rows.map((points) => points[j + 1] ?? origin).reverse();
      const lights = cells.map(({ shade }) => shade);
      const before = (isClosed && from === 0 ? row[row.length - 1] : row[from - 1])?.shade ?? lights[0] ?? 0;
      const after = (isClosed && to === row.length ? row[0] : row[to])?.shade ?? lights[lights.length - 1] ?? 0;
      faces.push({
        depth: cells.reduce((sum, cell) => sum + cell.depth, 0) / cells.length,
        d: faceOutline([...upper, ...lower]),
        fill: fillRun(paint.sheet, paint.ramp, lights, [before, after], [edge(from, j), edge(to, j)]),
      });
    }
  }
  return faces;
}

function isSame(a: Vec | undefined, b: Vec | undefined): boolean {
  return a !== undefined && b !== undefined && Math.hypot(...minus(a, b)) < 0.01;
}

function runsOf(row: readonly (Cell | undefined)[]): Cell[][] {
  const runs: Cell[][] = [];
  let run: Cell[] = [];
  for (const cell of row) {
    if (cell !== undefined) run.push(cell);
    if (run.length > 0 && (cell === undefined || run.length >= longestRun)) {
      runs.push(run);
      run = [];
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** Far faces first; neighbours of one colour become one path. */
export function paintFaces(faces: readonly Face[]): string {
  const sorted = [...faces].sort((a, b) => a.depth - b.depth);
  let [markup, open] = ['', ''];
  for (const face of sorted) {
    if (face.fill !== open) {
      markup += `${open === '' ? '' : '"/>'}<path fill="${face.fill}" d="`;
      open = face.fill;
    }
    markup += face.d;
  }
  return open === '' ? '' : `${markup}"/>`;
}
