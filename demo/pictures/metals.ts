import { onRamp, type Ramp } from './color.ts';
import { clamp, smoothstep, type Vec } from './geometry.ts';
import type { Metal } from './look.ts';
import { linear, type Sheet, type Stop } from './sheet.ts';

export const metalRamps: Record<Metal, Ramp> = {
  steel: ['#1d2125', '#4f555b', '#8d9399', '#c3c8cc', '#eceef0', '#ffffff'],
  blackened: ['#050506', '#141517', '#26282b', '#3c3f43', '#6a6e73', '#c4c8cc'],
  titanium: ['#24221f', '#4b4845', '#7b7772', '#a6a19b', '#cdc9c3', '#f6f3ee'],
  silver: ['#26272a', '#686b70', '#a9adb2', '#dadde0', '#f5f6f7', '#ffffff'],
  yellow_gold: ['#3a1d06', '#8a5718', '#c99036', '#e8be63', '#f9e2a4', '#fffbe8'],
  white_gold: ['#2a2825', '#67635d', '#a7a29a', '#d6d2ca', '#f2f0eb', '#ffffff'],
  rose_gold: ['#3c1a10', '#84472f', '#bd7c5e', '#e0aa8d', '#f5d5c2', '#fff6f0'],
  platinum: ['#1e2328', '#545b63', '#939aa2', '#c6ccd2', '#e8ecf0', '#ffffff'],
  brass: ['#2b2008', '#6b5420', '#a5873c', '#cdb265', '#ebd99c', '#fffbe4'],
};

export type Finish = 'polished' | 'satin' | 'matt';

/**
 * The light a mirror sees in direction `r` of the studio: a bright tent, paper below, a dark horizon,
 * one large softbox top left and a narrow one on the right. `up` is the world's up in camera space.
 */
function getStudioLight(r: Vec, up: Vec): number {
  const height = r[0] * up[0] + r[1] * up[1] + r[2] * up[2];
  const around = Math.atan2(r[0], r[2] + 0.2);
  const walls = (1 - height * height) * (0.13 * Math.cos(2 * around + 1.1) + 0.1 * Math.cos(5 * around - 0.7));
  const tent = (height > 0 ? 0.58 + 0.22 * height : 0.64 + 0.1 * height) + walls;
  const horizon = 0.66 * Math.exp(-(((height - 0.04) / 0.15) ** 2));
  const key = smoothstep(0.62, 0.8, -0.52 * r[0] + 0.62 * r[1] + 0.58 * r[2]) * 0.5;
  const strip = smoothstep(0.9, 0.955, 0.9 * r[0] + 0.28 * r[1] + 0.34 * r[2]) * 0.42;
  const flag = smoothstep(0.72, 0.95, 0.55 * r[0] - 0.5 * r[1] + 0.66 * r[2]) * 0.24;
  return tent - horizon * (1 - key) + key + strip - flag;
}

/** Brightness 0…1 of a piece of metal whose surface looks along `normal` (camera space, z to the viewer). */
export function getMetalLight(normal: Vec, up: Vec, finish: Finish): number {
  const [x, y, z] = normal;
  const reflected: Vec = [2 * z * x, 2 * z * y, 2 * z * z - 1];
  const mirror = getStudioLight(reflected, up);
  const diffuse = 0.5 + 0.36 * (-0.5 * x + 0.64 * y + 0.42 * z) - 0.1 * (1 - z);
  if (finish === 'matt') {
    return clamp(0.85 * diffuse + 0.15 * mirror);
  }
  return clamp(finish === 'satin' ? 0.55 * diffuse + 0.45 * mirror : 0.9 * mirror + 0.1 * diffuse);
}

export function metalAt(metal: Metal, light: number): string {
  return onRamp(metalRamps[metal], light);
}

const bandLights = {
  /** A rod or a bevel: bright edge, dark horizon below the middle, light from the paper. */
  rod: [
    [0, 0.35],
    [0.1, 0.72],
    [0.24, 1],
    [0.4, 0.74],
    [0.56, 0.2],
    [0.66, 0.14],
    [0.8, 0.58],
    [0.94, 0.72],
    [1, 0.36],
  ],
  plate: [
    [0, 0.9],
    [0.3, 0.72],
    [0.52, 0.56],
    [0.72, 0.68],
    [1, 0.46],
  ],
  satin: [
    [0, 0.78],
    [0.35, 0.66],
    [0.62, 0.54],
    [1, 0.42],
  ],
  dark: [
    [0, 0.5],
    [0.4, 0.3],
    [1, 0.12],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

/** A gradient of the metal over a shape's box; by default from top left to bottom right. */
export function metalGradient(
  sheet: Sheet,
  metal: Metal,
  band: keyof typeof bandLights = 'plate',
  direction: readonly [number, number, number, number] = [0, 0, 1, 1],
  inCanvas = false,
): string {
  const stops: Stop[] = bandLights[band].map(([offset, light]) => [offset, metalAt(metal, light)]);
  return linear(sheet, direction, stops, inCanvas);
}
