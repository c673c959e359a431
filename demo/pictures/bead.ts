import { darker, lighter, type Ramp } from './color.ts';
import { clamp, num, type Point, polygon, steps, type Vec } from './geometry.ts';
import { drawContactShadow } from './ground.ts';
import type { BeadLook, View } from './look.ts';
import { type Camera, type CameraPose, createCamera, cutFaces, paintFaces } from './mesh.ts';
import { metalAt, metalRamps } from './metals.ts';
import { definePearl } from './pearl.ts';
import { discPath, drawLeafVeins, drawPlaque, heartPath, leafPath, starPath } from './plaque.ts';
import { drawWire } from './setting.ts';
import { clip, disc, fill, group, linear, radial, type Sheet, stroke } from './sheet.ts';
import { placeSymbol } from './stones.ts';

const glassColors: Record<BeadLook['colour'], string> = {
  none: '#b9c4c6',
  blue: '#2b5fa8',
  green: '#2f7d55',
  amber: '#c87a1c',
  rose: '#d1839a',
  violet: '#75519f',
  smoke: '#6a6763',
  milk: '#ece7dd',
  red: '#a82430',
};

type Texture = (light: number, u: number, v: number) => number;

/** Cut along the hole (x): [place, radius] from the left rim over the belly to the right rim and back through the hole. */
function profileOf(form: BeadLook['form']): Point[] {
  const belly = (half: number, power: number, height: number, base: number): Point[] =>
    steps(41).map((t) => {
      // Closer at the ends, where the curve is steepest.
      const s = -Math.cos(t * Math.PI);
      return [s * half, base + height * (1 - Math.abs(s) ** power) ** (1 / power)];
    });
  switch (form) {
    case 'spacer':
      return [[-1.6, 2.7], ...belly(1.9, 2, 1.6, 3.6), [1.6, 2.7]];
    case 'stopper':
      return [
        [-3, 2.7],
        [-3.2, 4],
        [-3, 4.6],
        [-2.2, 4.7],
        [-2, 4.3],
        [-1, 4.3],
        [-0.8, 4.7],
        [0.8, 4.7],
        [1, 4.3],
        [2, 4.3],
        [2.2, 4.7],
        [3, 4.6],
        [3.2, 4],
        [3, 2.7],
      ];
    case 'barrel':
      return [
        [-4.4, 2.7],
        [-4.6, 4],
        [-4.3, 4.6],
        [-3.5, 4.7],
        [-3.3, 4.4],
        ...belly(3.2, 2.4, 1.1, 4.4),
        [3.3, 4.4],
        [3.5, 4.7],
        [4.3, 4.6],
        [4.6, 4],
        [4.4, 2.7],
      ];
    default:
      return [[-4.2, 2.4], [-4.3, 3.2], ...belly(4.3, 2, 2.5, 3.2), [4.3, 3.2], [4.2, 2.4]];
  }
}

/** Flutes that are turned into the metal. */
function textureOf(look: BeadLook): Texture {
  if (look.form === 'barrel') {
    return (light, u, v) => clamp(light + (v > 5 && v < 45 ? 0.13 * Math.sin(u * 14 + v * 0.16) : 0));
  }
  if (look.form === 'spacer') {
    return (light, u) => clamp(light + 0.14 * Math.sin(u * 22));
  }
  return (light) => light;
}

function drawTurned(sheet: Sheet, look: BeadLook, camera: Camera): string {
  const profile = profileOf(look.form);
  const surface = (u: number, v: number): Vec => {
    const [x, r] = profile[v] ?? [0, 0];
    return [x, r * Math.cos(u), r * Math.sin(u)];
  };
  const us = steps(145).map((t) => t * Math.PI * 2);
  const vs = profile.map((_, i) => i);
  const metal: Ramp = metalRamps[look.metal];
  const body = paintFaces(
    cutFaces(surface, us, vs, camera, { sheet, ramp: metal, finish: 'polished', adjust: textureOf(look) }),
  );
  const tint = glassColors[look.colour];
  const enamel: Ramp = [
    darker(tint, 0.8),
    darker(tint, 0.45),
    tint,
    lighter(tint, 0.2),
    lighter(tint, 0.55),
    '#ffffff',
  ];
  const middle = Math.floor(vs.length / 2);
  const band =
    look.colour === 'none' || look.form === 'spacer'
      ? ''
      : paintFaces(
          cutFaces(surface, us, vs.slice(middle - 8, middle + 9), camera, { sheet, ramp: enamel, finish: 'polished' }),
        );
  return body + band + drawHole(sheet, camera, profile, look);
}

/** The mouth of the hole on the side that looks to the viewer: dark above, below it mirrors the paper. */
function drawHole(sheet: Sheet, camera: Camera, profile: readonly Point[], look: BeadLook): string {
  const side = camera.see([1, 0, 0])[2] > camera.see([0, 0, 0])[2] ? 1 : -1;
  const [x, r] = profile[0] ?? [4, 2.4];
  const rim = (radius: number, depth = 0): string =>
    polygon(
      steps(48).map((t) => {
        const [u, at] = [t * Math.PI * 2, (Math.abs(x) - depth) * side];
        return camera.onCanvas([at, radius * Math.cos(u), radius * Math.sin(u)]);
      }),
    );
  const wall = linear(
    sheet,
    [0.2, 0, 0.8, 1],
    [
      [0, metalAt(look.metal, 0.02)],
      [0.5, metalAt(look.metal, 0.14)],
      [0.8, metalAt(look.metal, 0.42)],
      [1, metalAt(look.metal, 0.62)],
    ],
  );
  const inside = fill(rim(r * 0.98, 2.6), metalAt(look.metal, 0.03), 'fill-opacity=".7"');
  return (
    fill(rim(r * 1.05), wall) +
    group(inside, 'rotate(0)', `clip-path="${clip(sheet, rim(r))}"`) +
    stroke(rim(r * 1.05), metalAt(look.metal, 0.86), 2, 'stroke-opacity=".6"')
  );
}

/** A ball of coloured glass: light enters at the top left and gathers opposite; threads of white are turned into it. */
function drawGlass(sheet: Sheet, look: BeadLook, x: number, y: number, r: number): string {
  const tint = glassColors[look.colour];
  const isPale = look.colour === 'milk' || look.colour === 'none';
  const body = radial(
    sheet,
    [0.66, 0.76, 0.86],
    [
      [0, lighter(tint, isPale ? 0.7 : 0.46)],
      [0.22, lighter(tint, 0.2)],
      [0.5, tint],
      [0.78, darker(tint, 0.34)],
      [1, darker(tint, 0.66)],
    ],
  );
  const threads = [-0.62, -0.2, 0.22, 0.64].map((place) => {
    const shift = place + sheet.random.between(-0.05, 0.05);
    const bow = shift * 0.5;
    const at = (px: number, py: number): string => `${num(x + px * r)} ${num(y + py * r)}`;
    return `M${at(shift - 0.22, -1)}C${at(shift + bow + 0.22, -0.5)} ${at(shift + bow - 0.22, 0.5)} ${at(shift + 0.22, 1)}`;
  });
  const ball = discPath(x, y, r);
  const inside = group(
    stroke(
      threads.join(''),
      darker(tint, 0.5),
      r * 0.13,
      `stroke-opacity=".22" transform="translate(${num(r * 0.05)} ${num(r * 0.03)})"`,
    ) +
      stroke(threads.join(''), lighter(tint, 0.75), r * 0.09, 'stroke-opacity=".5"') +
      stroke(threads.join(''), '#ffffff', r * 0.035, 'stroke-opacity=".5"'),
    'rotate(0)',
    `clip-path="${clip(sheet, ball)}"`,
  );
  const edge = radial(
    sheet,
    [0.5, 0.5, 0.5],
    [
      [0, darker(tint, 0.7), 0],
      [0.72, darker(tint, 0.7), 0],
      [0.93, darker(tint, 0.7), 0.42],
      [1, lighter(tint, 0.6), 0.5],
    ],
  );
  const glow = (opacity: number): string =>
    radial(
      sheet,
      [0.5, 0.5, 0.5],
      [
        [0, '#ffffff', opacity],
        [0.45, '#ffffff', opacity * 0.7],
        [0.8, '#ffffff', opacity * 0.16],
        [1, '#ffffff', 0],
      ],
    );
  const shine = (dx: number, dy: number, rx: number, ry: number, opacity: number): string => {
    const [cx, cy] = [num(x + dx * r), num(y + dy * r)];
    return `<ellipse cx="${cx}" cy="${cy}" rx="${num(rx * r)}" ry="${num(ry * r)}" transform="rotate(-38 ${cx} ${cy})" fill="${glow(opacity)}"/>`;
  };
  return (
    disc(x, y, r, body) +
    inside +
    disc(x, y, r, edge) +
    shine(0.42, 0.56, 0.46, 0.26, 0.34) +
    shine(-0.3, -0.44, 0.5, 0.3, 0.5) +
    shine(-0.36, -0.5, 0.22, 0.11, 0.9)
  );
}

function drawCap(sheet: Sheet, look: BeadLook, camera: Camera, side: 1 | -1): string {
  const rows: readonly Point[] =
    side === 1
      ? [
          [3.7, 4],
          [4.1, 4.1],
          [4.8, 3.6],
          [5, 3],
          [4.9, 2.4],
        ]
      : [
          [-4.9, 2.4],
          [-5, 3],
          [-4.8, 3.6],
          [-4.1, 4.1],
          [-3.7, 4],
        ];
  const surface = (u: number, v: number): Vec => {
    const [x, r] = rows[v] ?? [0, 0];
    return [x, r * Math.cos(u), r * Math.sin(u)];
  };
  const us = steps(121).map((t) => t * Math.PI * 2);
  const faces = paintFaces(
    cutFaces(surface, us, [0, 1, 2, 3, 4], camera, { sheet, ramp: metalRamps[look.metal], finish: 'polished' }),
  );
  return faces;
}

function drawBall(sheet: Sheet, look: BeadLook, camera: Camera, x: number, y: number, scale: number): string {
  const near: 1 | -1 = camera.see([1, 0, 0])[2] > camera.see([0, 0, 0])[2] ? 1 : -1;
  const far: 1 | -1 = near === 1 ? -1 : 1;
  const ball =
    look.form === 'pearl'
      ? placeSymbol(
          definePearl(
            sheet,
            look.colour === 'rose'
              ? 'rose'
              : look.colour === 'smoke'
                ? 'tahiti'
                : look.colour === 'amber'
                  ? 'golden'
                  : 'white',
          ),
          x,
          y,
          (scale * 5.4) / 10,
        )
      : drawGlass(sheet, look, x, y, scale * 5.4);
  return (
    drawCap(sheet, look, camera, far) +
    ball +
    drawCap(sheet, look, camera, near) +
    drawHole(sheet, camera, [[5, 2.4]], look)
  );
}

function drawCharm(sheet: Sheet, look: BeadLook, scale: number): string {
  const s = scale / 50;
  const tint = glassColors[look.colour];
  const inlay = (d: string): string =>
    look.colour === 'none'
      ? ''
      : fill(d, tint) +
        stroke(d, metalAt(look.metal, 0.1), 2, 'stroke-opacity=".5"') +
        fill(d, '#fff', 'fill-opacity=".14"');
  const shapes: Partial<Record<BeadLook['form'], string>> = {
    charm_heart: drawPlaque(sheet, heartPath(0, 200, 128), look.metal, 14) + inlay(heartPath(0, 196, 84)),
    charm_star: drawPlaque(sheet, starPath(0, 200, 140), look.metal, 12) + inlay(starPath(0, 200, 82)),
    charm_linden:
      drawPlaque(sheet, leafPath(0, 86, 250), look.metal, 11) +
      inlay(leafPath(0, 120, 150)) +
      drawLeafVeins(0, 86, 236, look.metal, 4),
    charm_key:
      drawPlaque(
        sheet,
        `${discPath(0, 130, 62)}${discPath(0, 130, 32)}M-13 188H13V330H58V354H13V372H40V396H-13z`,
        look.metal,
        10,
      ) + inlay(discPath(0, 130, 22)),
  };
  const eye = drawWire(
    [
      [0, 50],
      [16, 66],
      [0, 84],
      [-16, 66],
      [0, 50],
    ],
    look.metal,
    13,
  );
  const bail: CameraPose = { x: 0, y: 0, scale: 13, tilt: 12, turn: 40 };
  return group(
    (shapes[look.form] ?? '') +
      eye +
      drawTurned(sheet, { ...look, form: 'spacer', colour: 'none' }, createCamera(bail)),
    `scale(${num(s)})`,
  );
}

export function drawBead(sheet: Sheet, look: BeadLook, view: View): string {
  const sway = sheet.random.between(-6, 6);
  const pose: CameraPose = {
    front: { x: 800, y: 600, scale: 58, tilt: 16, turn: 38 + sway },
    angle: { x: 800, y: 610, scale: 54, tilt: 30, turn: -58 + sway },
    detail: { x: 760, y: 640, scale: 112, tilt: 14, turn: 24 + sway },
  }[view];
  if (look.form.startsWith('charm')) {
    const { y, scale, turn } = {
      front: { y: 300, scale: 74, turn: sway },
      angle: { y: 360, scale: 66, turn: 46 + sway },
      detail: { y: 0, scale: 150, turn: -8 + sway },
    }[view];
    return group(drawCharm(sheet, look, scale), `translate(${view === 'angle' ? 960 : 800} ${y}) rotate(${num(turn)})`);
  }
  const camera = createCamera(pose);
  const foot = look.form === 'spacer' || look.form === 'stopper' ? 5 : 5.7;
  const shadow =
    drawContactShadow(
      sheet,
      [pose.x + pose.scale * 1.4, pose.y + pose.scale * foot, pose.scale * 7, pose.scale * 1.5],
      0.55,
    ) + drawContactShadow(sheet, [pose.x, pose.y + pose.scale * foot, pose.scale * 3, pose.scale * 0.6], 0.6);
  const isBall = look.form === 'glass' || look.form === 'pearl';
  const body = isBall ? drawBall(sheet, look, camera, pose.x, pose.y, pose.scale) : drawTurned(sheet, look, camera);
  return shadow + body;
}
