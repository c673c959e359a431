import { clamp, lerp, type Point, polygon, type Vec, wrap } from './geometry.ts';
import { writeOn, writeStrokes } from './lettering.ts';
import type { Metal } from './look.ts';
import { type Camera, cutFaces, type Face, type Paint } from './mesh.ts';
import { metalAt, metalRamps } from './metals.ts';
import { drawSoftShadow } from './shadow.ts';
import { type Sheet, stroke } from './sheet.ts';

/** A cut through the band: how far from the inner radius, and how far up along the axis (millimetres). */
export type Section = {
  /** From the upper edge over the outside to the lower edge. */
  outside: Point[];
  /** From the lower edge over the inside back up. */
  inside: Point[];
};

export type Band = {
  sheet: Sheet;
  /** Inner radius in millimetres. */
  radius: number;
  section: Section;
  camera: Camera;
  metal: Metal;
  outside: Omit<Paint, 'ramp' | 'sheet'>;
  segments?: number;
  /** Scales the section along the way: [thickness, width] at angle `u`. */
  swell?: (u: number) => readonly [number, number];
  /** Part of the circle in radians. */
  range?: readonly [number, number];
};

function pointAt(points: readonly Point[], v: number): Point {
  const index = Math.min(points.length - 2, Math.floor(v));
  const [a, b] = [wrap(points, index), wrap(points, index + 1)];
  return [lerp(a[0], b[0], v - index), lerp(a[1], b[1], v - index)];
}

export function bandPoint(band: Band, points: readonly Point[], u: number, v: number): Vec {
  const [dr, y] = pointAt(points, v);
  const [thick, wide] = band.swell?.(u) ?? [1, 1];
  const r = band.radius + dr * thick;
  return [r * Math.cos(u), y * wide, r * Math.sin(u)];
}

/** The ring's ground is round about itself, so its inside sees mostly the opposite wall: calmer, a little darker. */
function shadeInside(light: number): number {
  return clamp(0.1 + light * 0.78);
}

export function cutBand(band: Band): Face[] {
  const count = band.segments ?? 112;
  const [from, to] = band.range ?? [0, Math.PI * 2];
  const us = Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
  const { sheet } = band;
  const { outside, inside } = band.section;
  const ramp = metalRamps[band.metal];
  const rows = (points: readonly Point[]): number[] => points.map((_, index) => index);
  return [
    ...cutFaces((u, v) => bandPoint(band, outside, u, v), us, rows(outside), band.camera, {
      sheet,
      ramp,
      ...band.outside,
    }),
    ...cutFaces((u, v) => bandPoint(band, inside, u, v), us, rows(inside), band.camera, {
      sheet,
      ramp,
      finish: 'polished',
      adjust: shadeInside,
    }),
  ];
}

/** Where the light throws a point of the ring onto the paper. */
function castOnGround([x, y, z]: Vec, slant: number): Vec {
  return [x + y * 0.62 * slant, 0, z + y * 0.2 * slant];
}

/** The shadow that a ring throws; `toWorld` places ring points in the picture's space, ground at y = 0. */
export function drawRingShadow(
  band: Band,
  toWorld: (p: Vec) => Vec,
  ground: Camera,
  { softness = 30, opacity = 0.34, slant = 0.9 } = {},
): string {
  const circle = (grow: number, y: number): Point[] =>
    Array.from({ length: 60 }, (_, index) => {
      const u = (index / 60) * Math.PI * 2;
      const r = band.radius + grow;
      return ground.onCanvas(castOnGround(toWorld([r * Math.cos(u), y, r * Math.sin(u)]), slant));
    });
  const [thickness] = band.section.outside.reduce<Point>((most, p) => (p[0] > most[0] ? p : most), [0, 0]);
  const d = `${polygon(circle(thickness, 0))}${polygon([...circle(0, 0)].reverse())}`;
  return drawSoftShadow(d, [0, 0], softness, opacity);
}

/** Letters cut into the inside of the band, around angle `at`, `height` millimetres high. */
export function drawEngraving(band: Band, text: string, height: number, at = -Math.PI / 2, px = 2): string {
  const inner = band.radius + (band.section.inside[Math.floor(band.section.inside.length / 2)]?.[0] ?? 0);
  // Longer words are cut smaller, or they would run out of sight on both sides.
  const size = Math.min(height / 10, (inner * 1.9) / Math.max(1, writeStrokes(text).width));
  const place =
    (shift: number) =>
    ([x, y]: Point): Point => {
      const u = at + (x * size) / inner;
      const [cx, cy] = band.camera.onCanvas([inner * Math.cos(u), -(y - 5) * size, inner * Math.sin(u)]);
      return [cx, cy + shift];
    };
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const light = stroke(writeOn(text, place(px * 0.6)), metalAt(band.metal, 1), px, `${round} stroke-opacity=".8"`);
  return light + stroke(writeOn(text, place(0)), metalAt(band.metal, 0.06), px, `${round} stroke-opacity=".85"`);
}
