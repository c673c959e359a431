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

/** Of a position −1…1 across a width of `half` × 2 and a height, all others in millimetres. */
type Offset = (t: number, height: number, half: number) => number;

type Radius = (height: number, half: number) => number;

/** Offsets above the inner radius, and the radius of its round edges. */
type Profile = { outer: Offset; inner?: Offset; edge?: Radius };

/** Without round edges a flat ring would cut. */
const flatEdge = () => 0.12;
const softEdge: Radius = (height, half) => Math.min(0.5 * height, 0.5 * half);
const squareEdge: Radius = (height, half) => Math.min(0.3 * height, 0.4 * half);

const profiles: Readonly<Record<ProfileKey, Profile>> = {
  flat: { edge: flatEdge, outer: (t, height, half) => height - roundEdge(t, half, flatEdge()) },
  rounded: { edge: softEdge, outer: (t, height, half) => height - roundEdge(t, half, softEdge(height, half)) },
  comfort: {
    edge: flatEdge,
    outer: (t, height, half) => height - roundEdge(t, half, flatEdge()),
    inner: (t, height) => 0.24 * height * t ** 4,
  },
  'half-round': { outer: (t, height) => height * (0.3 + 0.7 * Math.sqrt(Math.max(0, 1 - t * t))) },
  bevelled: {
    outer: (t, height, half) => height - Math.max(0, Math.abs(t) * half - half + bevel(height, half)),
  },
  concave: { outer: (t, height) => height * (0.74 + 0.26 * t * t) },
  'knife-edge': { outer: (t, height) => height * (1 - 0.42 * Math.abs(t)) },
  'soft-square': {
    edge: squareEdge,
    outer: (t, height, half) => height - roundEdge(t, half, squareEdge(height, half)),
    inner: (t, height, half) => roundEdge(t, half, squareEdge(height, half)),
  },
};

const bevel = (height: number, half: number) => Math.min(0.36 * height, 0.4 * half);

/** Distance from a straight line that ends in a quarter circle. */
function roundEdge(t: number, half: number, radius: number): number {
  const beyond = Math.abs(t) * half - (half - radius);
  return beyond <= 0 ? 0 : radius - Math.sqrt(Math.max(0, radius * radius - beyond * beyond));
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

/** Positions −1…1 across the width, denser towards the edges, where round profiles are steep. */
const even = Array.from({ length: 2 * steps + 1 }, (_, index) => Math.sin(((index - steps) / steps) * (Math.PI / 2)));

/**
 * The cross section of a ring by zones, the one shape that weight, drawings and the mesh of the 3D view are computed
 * from.
 */
export function outlineZones(ring: Section): ZoneOutline[] {
  const borders = [-1, ...findZoneBorders(ring), 1];
  const positions = listPositions(ring, borders);
  return ring.zones.map((zone, index) => {
    const from = borders[index] ?? -1;
    const to = borders[index + 1] ?? 1;
    const inside = positions.filter((t) => t >= from && t <= to);
    return { ...zone, points: inside.map((t) => findPoint(ring, t)) };
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
export function findOuter(ring: Section, t: number): number {
  const half = ring.width / 20;
  const outer = profiles[ring.profile].outer(t, ring.height / 10, half);
  if (ring.groove === 'none') return outer;
  const { width, depth } = grooves[ring.groove];
  const cuts = findGrooves(ring).map((middle) => depth * Math.max(0, 1 - (Math.abs(t - middle) * half) / (width / 2)));
  return outer - Math.max(0, ...cuts);
}

/** The same of the inner surface. */
export function findInner({ profile, width, height }: Section, t: number): number {
  return profiles[profile].inner?.(t, height / 10, width / 20) ?? 0;
}

function findPoint(ring: Section, t: number): OutlinePoint {
  return { at: (t * ring.width) / 20, outer: findOuter(ring, t), inner: findInner(ring, t) };
}

/** From left to right, with each corner of the outline. */
function listPositions(ring: Section, borders: readonly number[]): number[] {
  const half = ring.width / 20;
  const reach = grooves[ring.groove].width / 2 / half;
  const cuts = findGrooves(ring).flatMap((middle) => [middle - reach, middle, middle + reach]);
  const corner = 1 - bevel(ring.height / 10, half) / half;
  const radius = profiles[ring.profile].edge?.(ring.height / 10, half);
  const arcs = radius === undefined ? [] : listArc(half, radius);
  const corners = [...arcs, ...borders, ...cuts, -corner, corner].filter((t) => t >= -1 && t <= 1);
  const sorted = Float64Array.from([...even, ...corners]).sort();
  return Array.from(sorted).filter((t, index) => t !== sorted[index - 1]);
}

/** Positions along the quarter circles of both edges, in equal angles. */
function listArc(half: number, radius: number): number[] {
  const ends = Array.from({ length: 7 }, (_, index) => 1 - (radius / half) * (1 - Math.sin((index * Math.PI) / 12)));
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
