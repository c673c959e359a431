import { darker, lighter } from './color.ts';
import { drawThing } from './draw.ts';
import { num, type Point, polygon, smoothLine, smoothPolygon, smoothstep, steps, type Vec } from './geometry.ts';
import { lindenLeafOutline } from './logo.ts';
import type { Look, View } from './look.ts';
import { type Camera, createCamera } from './mesh.ts';
import { drawLineShadow, drawSoftShadow } from './shadow.ts';
import { disc, fill, group, linear, radial, type Sheet, type Stop, stroke } from './sheet.ts';

export type Size = readonly [width: number, height: number];
export type Draw = (sheet: Sheet, size: Size) => string;
type Place = readonly [x: number, y: number, scale: number, turn?: number];

/** A product put into a scene: its picture's middle at x and y. */
export function put(sheet: Sheet, look: Look, view: View, [x, y, scale, turn = 0]: Place, seed = 'scene'): string {
  const own = sheet.withSeed(`${seed} ${num(x)} ${num(y)}`);
  return group(
    drawThing(own, look, view),
    `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${scale}) translate(-800 -600)`,
  );
}

/** Sun through a window with bars, falling in from the top left; its edges are as wide as the way was long. */
export function drawSunlight(sheet: Sheet, [width, height]: Size, strength = 0.4): string {
  const dark = [0, 0.27, 0.54];
  const stops = steps(41).map((t): Stop => {
    const beams = dark.map((from) => smoothstep(from, from + 0.11, t) - smoothstep(from + 0.16, from + 0.27, t));
    const light = beams.reduce((sum, beam) => sum + beam, 0) * strength * 0.62 * (1 - t);
    return [t, '#fff5dc', Math.round(Math.max(0, light) * 1000) / 1000];
  });
  // The beams lean by 0.62 to the right, so the gradient across them runs along (1, -0.62).
  const reach = (width * 0.86) / (1 + 0.62 ** 2);
  const paint = linear(sheet, [0, 0, Math.round(reach), Math.round(-0.62 * reach)], stops, true);
  return `<rect width="${width}" height="${height}" fill="${paint}"/>`;
}

/** Boards of a table, their grain running from left to right. */
export function drawBoards(sheet: Sheet, tone: string, [width, height]: Size, top: number): string {
  const { random } = sheet.withSeed('boards');
  const light = linear(
    sheet,
    [0, 0, 1, 0.6],
    [
      [0, lighter(tone, 0.34)],
      [0.5, tone],
      [1, darker(tone, 0.34)],
    ],
  );
  const rows = 5;
  const parts = [`<rect y="${num(top)}" width="${width}" height="${num(height - top)}" fill="${light}"/>`];
  for (let i = 0; i < rows; i += 1) {
    const y = top + ((height - top) * (i / rows) ** 1.3) / 1;
    parts.push(stroke(`M0 ${num(y)}H${width}`, darker(tone, 0.5), 2 + i * 0.6, 'stroke-opacity=".5"'));
    const lines = Array.from({ length: 9 }, () => {
      const gy = y + random.next() * ((height - top) / rows);
      const sway = random.between(-9, 9);
      return `M${num(random.between(-200, width * 0.5))} ${num(gy)}q${num(width * 0.25)} ${num(sway)} ${num(width * random.between(0.4, 0.8))} 0`;
    }).join('');
    parts.push(stroke(lines, darker(tone, 0.4), 1.6, 'stroke-opacity=".22"'));
  }
  return parts.join('');
}

type Tray = { camera: Camera; behind: string; before: string; at: (x: number, z: number, y?: number) => Point };

/** A shallow wooden drawer lined with cloth, `size` in millimetres [width, depth, height]. */
export function makeTray(
  sheet: Sheet,
  pose: { x: number; y: number; scale: number; tilt: number; turn: number },
  [w, d, h]: Vec,
  wood: string,
  cloth: string,
): Tray {
  const camera = createCamera(pose);
  const rim = 7;
  const quad = (...corners: Vec[]): string => polygon(corners.map(camera.onCanvas));
  const [x, z] = [w / 2, d / 2];
  const grad = (color: string, gloss: number): string =>
    linear(
      sheet,
      [0, 0, 1, 1],
      [
        [0, lighter(color, gloss)],
        [0.5, color],
        [1, darker(color, 0.3)],
      ],
    );
  const rimTop = (x0: number, z0: number, x1: number, z1: number): string =>
    fill(quad([x0, h, z0], [x1, h, z0], [x1, h, z1], [x0, h, z1]), grad(wood, 0.42));
  const shadow = drawSoftShadow(
    quad([-x, 0, -z], [x, 0, -z], [x, 0, z], [-x, 0, z]),
    [pose.scale * 5, pose.scale * 4],
    pose.scale * 16,
    0.5,
  );
  const floor = quad([-x + rim, 3, -z + rim], [x - rim, 3, -z + rim], [x - rim, 3, z - rim], [-x + rim, 3, z - rim]);
  const behind =
    shadow +
    fill(floor, grad(cloth, 0.3)) +
    fill(
      quad([-x + rim, 3, -z + rim], [x - rim, 3, -z + rim], [x - rim, h, -z + rim], [-x + rim, h, -z + rim]),
      grad(darker(wood, 0.2), 0.1),
    ) +
    fill(
      quad([-x + rim, 3, -z + rim], [-x + rim, 3, z - rim], [-x + rim, h, z - rim], [-x + rim, h, -z + rim]),
      grad(darker(wood, 0.34), 0.04),
    ) +
    fill(
      quad([x - rim, 3, -z + rim], [x - rim, 3, z - rim], [x - rim, h, z - rim], [x - rim, h, -z + rim]),
      grad(darker(wood, 0.06), 0.16),
    ) +
    fill(
      quad(
        [-x + rim, 3.1, -z + rim],
        [-x + rim + 24, 3.1, -z + rim],
        [-x + rim + 12, 3.1, z - rim],
        [-x + rim, 3.1, z - rim],
      ),
      '#2a1708',
      'fill-opacity=".2"',
    ) +
    fill(
      quad(
        [-x + rim, 3.1, -z + rim],
        [x - rim, 3.1, -z + rim],
        [x - rim, 3.1, -z + rim + 12],
        [-x + rim, 3.1, -z + rim + 16],
      ),
      '#2a1708',
      'fill-opacity=".2"',
    ) +
    rimTop(-x, -z, x, -z + rim) +
    rimTop(-x, -z, -x + rim, z) +
    rimTop(x - rim, -z, x, z);
  const before =
    fill(quad([-x, 0, z], [x, 0, z], [x, h, z], [-x, h, z]), grad(wood, 0.12)) +
    (pose.turn > 0
      ? fill(quad([-x, 0, -z], [-x, 0, z], [-x, h, z], [-x, h, -z]), grad(darker(wood, 0.24), 0.1))
      : fill(quad([x, 0, -z], [x, 0, z], [x, h, z], [x, h, -z]), grad(darker(wood, 0.34), 0.04))) +
    rimTop(-x, z - rim, x, z) +
    stroke(quad([-x, h, z], [x, h, z], [x, h, z], [-x, h, z]), lighter(wood, 0.6), 2, 'stroke-opacity=".5"');
  return { camera, behind, before, at: (px, pz, py = 3) => camera.onCanvas([px, py, pz]) };
}

/** A leaf of the linden with its veins, its stem at the origin, pointing up. */
export function drawLeaf(sheet: Sheet, length: number, tone: string): string {
  const d = smoothPolygon(lindenLeafOutline(length));
  const light = linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, lighter(tone, 0.32)],
      [0.5, tone],
      [1, darker(tone, 0.36)],
    ],
  );
  const veins = [0.06, 0.24, 0.42, 0.6]
    .map((t) => {
      const reach = (0.4 - t * 0.36) * length;
      return `M0 ${num(-t * length)}q${num(reach * 0.5)} ${num(-0.04 * length)} ${num(reach)} ${num(-0.17 * length)}M0 ${num(-t * length)}q${num(-reach * 0.5)} ${num(-0.04 * length)} ${num(-reach)} ${num(-0.17 * length)}`;
    })
    .join('');
  const line = `M0 0V${num(-length * 0.95)}${veins}`;
  return (
    drawSoftShadow(d, [length * 0.07, length * 0.09], length * 0.09, 0.36) +
    fill(d, light) +
    fill(smoothPolygon(lindenLeafOutline(length).filter(([x]) => x <= 0.01)), '#fff', 'fill-opacity=".09"') +
    stroke(line, lighter(tone, 0.5), length * 0.012, 'stroke-opacity=".7" stroke-linecap="round"')
  );
}

/** A twig with leaves and blossom, from its cut end at x and y, growing to the left by default. */
export function drawTwig(sheet: Sheet, [x, y, scale, turn = 0]: Place): string {
  const stem: Point[] = [
    [0, 0],
    [-130, -30],
    [-270, -24],
    [-420, -66],
    [-560, -70],
  ];
  const d = smoothLine(stem);
  const leaf = (px: number, py: number, size: number, angle: number, tone: string): string => {
    const stalk = stroke('M0 0L0 -34', '#77703f', 6, 'stroke-linecap="round"');
    return group(
      stalk + group(drawLeaf(sheet, size, tone), 'translate(0 -30)'),
      `translate(${px} ${py}) rotate(${angle})`,
    );
  };
  const blossom = (px: number, py: number, angle: number): string => {
    const bract = fill(
      'M0 0C30 30 34 100 8 160C-18 110-18 40 0 0z',
      linear(
        sheet,
        [0, 0, 1, 1],
        [
          [0, '#e6e6ac'],
          [1, '#b3b56c'],
        ],
      ),
    );
    const flowers = [
      [-26, 176],
      [14, 196],
      [44, 168],
      [-4, 150],
    ].map(([fx = 0, fy = 0]) => {
      const petals = [0, 72, 144, 216, 288]
        .map(
          (a) =>
            `<ellipse cx="${fx}" cy="${fy - 11}" rx="6" ry="11" fill="#f6efc4" transform="rotate(${a} ${fx} ${fy})"/>`,
        )
        .join('');
      return (
        stroke(`M6 96L${fx} ${fy}`, '#9a9a54', 2.4) +
        disc(fx + 3, fy + 5, 18, '#2a1708', 'fill-opacity=".14"') +
        petals +
        disc(fx, fy, 6, '#d8b23c')
      );
    });
    return group(bract + flowers.join(''), `translate(${px} ${py}) rotate(${angle})`);
  };
  const body =
    drawLineShadow(d, [12, 16], 14, 12, 0.5) +
    leaf(-150, -30, 150, -160, '#4d6a34') +
    leaf(-270, -26, 190, 28, '#5d7d3c') +
    blossom(-330, -30, 24) +
    leaf(-400, -58, 200, -138, '#557538') +
    leaf(-540, -70, 210, -70, '#688a44') +
    stroke(d, '#54452f', 13, 'stroke-linecap="round"') +
    stroke(d, '#8a7752', 5, 'stroke-linecap="round" stroke-opacity=".8"') +
    leaf(-480, -68, 170, 18, '#7a9a52');
  return group(body, `translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${scale})`);
}

/** The glow of a lamp. */
export function drawGlow(sheet: Sheet, x: number, y: number, r: number, color = '#ffdf9a', opacity = 0.7): string {
  return disc(
    x,
    y,
    r,
    radial(
      sheet,
      [0.5, 0.5, 0.5],
      [
        [0, color, opacity],
        [0.4, color, opacity * 0.4],
        [1, color, 0],
      ],
    ),
  );
}
