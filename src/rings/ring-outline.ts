import type { Ring, RingZone } from './ring-pair.ts';
import type { GrooveKey, ProfileKey } from './ring-rules.ts';

/** A point of the cross section in millimetres: across the width from its middle, and above the inner radius. */
export type OutlinePoint = {
  at: number;
  outer: number;
  inner: number;
};

/** The cross section of a zone, from left to right. */
export type ZoneOutline = RingZone & { points: readonly OutlinePoint[] };

/** Offsets above the inner radius, of a position −1…1 across a width of `half` × 2 and a height in millimetres. */
type Profile = { outer: (t: number, height: number, half: number) => number; inner?: Profile['outer'] };

/** Radius of the edges of a flat ring in millimetres, without which it would cut. */
const edge = 0.12;

const profiles: Readonly<Record<ProfileKey, Profile>> = {
  flat: { outer: (t, height, half) => roundEdge(t, height, half, edge) },
  rounded: { outer: (t, height) => height * (1 - 0.34 * t * t) },
  comfort: {
    outer: (t, height, half) => roundEdge(t, height, half, edge),
    inner: (t, height) => 0.24 * height * t ** 4,
  },
  'half-round': { outer: (t, height) => height * (0.3 + 0.7 * Math.sqrt(Math.max(0, 1 - t * t))) },
  bevelled: {
    outer: (t, height, half) => height - Math.max(0, Math.abs(t) * half - half + bevel(height, half)),
  },
  concave: { outer: (t, height) => height * (0.74 + 0.26 * t * t) },
  'knife-edge': { outer: (t, height) => height * (1 - 0.42 * Math.abs(t)) },
  'soft-square': { outer: (t, height, half) => roundEdge(t, height, half, Math.min(0.34 * height, 0.5 * half)) },
};

const bevel = (height: number, half: number) => Math.min(0.36 * height, 0.4 * half);

/** A straight line that ends in a quarter circle. */
function roundEdge(t: number, height: number, half: number, radius: number): number {
  const beyond = Math.abs(t) * half - (half - radius);
  return beyond <= 0 ? height : height - radius + Math.sqrt(Math.max(0, radius * radius - beyond * beyond));
}

/** Width and depth of a V-shaped groove in millimetres. */
export const grooves: Readonly<Record<GrooveKey, { width: number; depth: number }>> = {
  none: { width: 0, depth: 0 },
  fine: { width: 0.3, depth: 0.15 },
  wide: { width: 0.6, depth: 0.25 },
};

type Section = Pick<Ring, 'width' | 'height' | 'profile' | 'zones' | 'share' | 'groove'>;

/** Points per zone, more than anyone sees at ten times the size. */
const steps = 32;

/**
 * The cross section of a ring by zones, the one shape that weight, drawings and the mesh of the 3D view are computed
 * from.
 */
export function outlineZones(ring: Section): ZoneOutline[] {
  const borders = [-1, ...findZoneBorders(ring), 1];
  const positions = listPositions(ring, borders);
  const cutAt = findGrooves(ring);
  return ring.zones.map((zone, index) => {
    const from = borders[index] ?? -1;
    const to = borders[index + 1] ?? 1;
    const inside = positions.filter((t) => t >= from && t <= to);
    return { ...zone, points: inside.map((t) => findPoint(ring, t, cutAt)) };
  });
}

/** Borders between zones as positions −1…1 across the width. */
function findZoneBorders({ zones, share }: Pick<Ring, 'zones' | 'share'>): number[] {
  if (zones.length === 2) return [share / 50 - 1];
  return zones.length === 3 ? [-share / 100, share / 100] : [];
}

/** Grooves as positions −1…1 across the width. */
export function findGrooves(ring: Pick<Ring, 'zones' | 'share' | 'groove'>): number[] {
  if (ring.groove === 'none') return [];
  return ring.zones.length > 1 ? findZoneBorders(ring) : [0];
}

/** Height of the outer surface above the inner radius at a position −1…1 across the width, in millimetres. */
export function findOuter(ring: Section, t: number, cutAt: readonly number[] = findGrooves(ring)): number {
  const half = ring.width / 20;
  const { width, depth } = grooves[ring.groove];
  const cuts = cutAt.map((middle) => depth * Math.max(0, 1 - (Math.abs(t - middle) * half) / (width / 2)));
  return profiles[ring.profile].outer(t, ring.height / 10, half) - Math.max(0, ...cuts);
}

function findPoint(ring: Section, t: number, cutAt: readonly number[]): OutlinePoint {
  const half = ring.width / 20;
  return {
    at: t * half,
    outer: findOuter(ring, t, cutAt),
    inner: profiles[ring.profile].inner?.(t, ring.height / 10, half) ?? 0,
  };
}

const evenPositions = Array.from({ length: 2 * steps + 1 }, (_, index) =>
  Math.sin(((index - steps) / steps) * (Math.PI / 2)),
);

/** Denser towards the edges, where round profiles are steep; with each corner of the outline. */
function listPositions(ring: Section, borders: readonly number[]): number[] {
  const half = ring.width / 20;
  const reach = grooves[ring.groove].width / 2 / half;
  const cuts = findGrooves(ring).flatMap((middle) => [middle - reach, middle, middle + reach]);
  const corner = 1 - bevel(ring.height / 10, half) / half;
  const rounded = edgePositions(half, edge);
  const all = [...evenPositions, ...rounded, ...borders, ...cuts, 0, -corner, corner].filter((t) => t >= -1 && t <= 1);
  return [...new Set(all)].sort((one, other) => one - other);
}

function edgePositions(half: number, radius: number): number[] {
  const ends = [0, 0.25, 0.5, 0.75, 1].map((part) => 1 - (radius * (1 - part)) / half);
  return [...ends, ...ends.map((t) => -t)];
}

/** Largest distance in millimetres of a drawn line from the outline: less than printers resolve. */
const drawnTolerance = 0.01;

/** The points of a zone that a drawing needs: those between which the outline is not straight. */
export function simplifyPoints(points: readonly OutlinePoint[]): OutlinePoint[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const distances = points.map((point) => getDeviation(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) < drawnTolerance) return [first, last];
  return [...simplifyPoints(points.slice(0, farthest + 1)).slice(0, -1), ...simplifyPoints(points.slice(farthest))];
}

/** How far the outline is from the straight line between two points, inside or outside. */
function getDeviation({ at, outer, inner }: OutlinePoint, from: OutlinePoint, to: OutlinePoint): number {
  const share = to.at === from.at ? 0 : (at - from.at) / (to.at - from.at);
  const between = (one: number, other: number) => one + (other - one) * share;
  return Math.max(Math.abs(outer - between(from.outer, to.outer)), Math.abs(inner - between(from.inner, to.inner)));
}

/**
 * Volume of a zone in mm³, by Pappus: for straight lines between the points, the integral over each step is exact.
 *
 * @param radius the ring's inner radius in millimetres
 */
export function getZoneVolume({ points }: Pick<ZoneOutline, 'points'>, radius: number): number {
  return points.slice(1).reduce((sum, to, index) => {
    const from = points[index] ?? to;
    return (
      sum +
      Math.PI *
        (to.at - from.at) *
        (meanSquare(radius, from.outer, to.outer) - meanSquare(radius, from.inner, to.inner))
    );
  }, 0);
}

/** Mean of a squared radius that changes linearly. */
function meanSquare(radius: number, from: number, to: number): number {
  const one = radius + from;
  const other = radius + to;
  return (one * one + one * other + other * other) / 3;
}

/** Inner radius in millimetres of a ring whose inner circumference is `size`. */
export function getInnerRadius({ size }: Pick<Ring, 'size'>): number {
  return size / 10 / (2 * Math.PI);
}

/** In millimetres. */
export function getOuterRadius(ring: Ring): number {
  const tops = outlineZones(ring).flatMap(({ points }) => points.map(({ outer }) => outer));
  return getInnerRadius(ring) + Math.max(0, ...tops);
}
