import { findOuter, getInnerRadius, type OutlinePoint, outlineZones } from '../ring-outline.ts';
import type { Ring } from '../ring-pair.ts';

/** Part of a ring's surface: what is worn on the skin, the flanks, the walls of a groove, and everything else. */
export type Side = 'outside' | 'groove' | 'flank' | 'inside';

/** A point of a cross section: along the axis and from the axis in millimetres, with its normal in the same plane. */
export type SectionPoint = { at: number; radius: number; normal: readonly [at: number, radial: number] };

/** Triangles of one zone and side, as a range of the mesh's indices. */
export type MeshPart = { zone: number; side: Side; start: number; count: number };

/**
 * Triangles of a ring in millimetres, with the x axis as its axis and angle 0 at the top (y), counterclockwise as seen
 * from outside.
 */
export type Mesh = {
  /** Position (3), normal (3), and the angle in turns 0…1 with the place on the axis (2). */
  vertices: Float32Array;
  indices: Uint32Array;
};

export type RingMesh = Mesh & { parts: readonly MeshPart[] };

/** Segments of a whole turn; their polygon differs from the circle by less than 0.005 mm. */
export const segments = 144;

/** Numbers per vertex. */
export const stride = 8;

/** A curve of a cross section, to be swept round the axis. */
export type Strip = { zone: number; side: Side; points: readonly SectionPoint[] };

/** Sweeps the outline of a ring round its axis. */
export function buildRingMesh(ring: Ring): RingMesh {
  const order: readonly Side[] = ['outside', 'groove', 'flank', 'inside'];
  const strips = listStrips(ring).sort(
    (one, other) => one.zone - other.zone || order.indexOf(one.side) - order.indexOf(other.side),
  );
  const parts: MeshPart[] = [];
  let start = 0;
  for (const { zone, side, points } of strips) {
    const count = (points.length - 1) * segments * 6;
    const last = parts.at(-1);
    if (last && last.zone === zone && last.side === side) last.count += count;
    else parts.push({ zone, side, start, count });
    start += count;
  }
  return { ...sweep(strips), parts };
}

/**
 * Sweeps curves round the x axis. With `sink`, the radii are changed along the way, by a fraction 0…1 of the way.
 *
 * @param from the first angle, in radians
 */
export function sweep(
  strips: readonly Pick<Strip, 'points'>[],
  { from = 0, to = 2 * Math.PI, steps = segments, sink = (_: number): number => 0 } = {},
): Mesh {
  const rows = strips.reduce((sum, { points }) => sum + points.length, 0);
  const vertices = new Float32Array(rows * (steps + 1) * stride);
  const indices = new Uint32Array((rows - strips.length) * steps * 6);
  const isClosed = Math.abs(to - from - 2 * Math.PI) < 1e-9;
  let vertex = 0;
  let index = 0;
  for (const { points } of strips) {
    const first = vertex / stride;
    for (const { at, radius, normal } of points) {
      for (let step = 0; step <= steps; step += 1) {
        const part = step / steps;
        // The last column of a whole turn lies exactly on the first one.
        const angle = from + (to - from) * (isClosed ? (step % steps) / steps : part);
        const [cos, sin, distance] = [Math.cos(angle), Math.sin(angle), radius - sink(part)];
        vertices.set(
          [at, distance * cos, distance * sin, normal[0], normal[1] * cos, normal[1] * sin, part, at],
          vertex,
        );
        vertex += stride;
      }
    }
    for (let row = 0; row < points.length - 1; row += 1) {
      for (let step = 0; step < steps; step += 1) {
        const one = first + row * (steps + 1) + step;
        const other = one + steps + 1;
        indices.set([one, one + 1, other, other, one + 1, other + 1], index);
        index += 6;
      }
    }
  }
  return { vertices, indices };
}

/** Polishing makes flanks slightly convex: the angle in radians at their edges, of the normals only. */
const dome = 0.28;

/** The closed curve of a cross section by zones and sides, clockwise with the axis to the right. */
export function listStrips(ring: Ring): Strip[] {
  const inner = getInnerRadius(ring);
  const zones = outlineZones(ring);
  const strips = zones.flatMap(({ points }, zone) => [
    ...splitOutside(ring, points, inner).map((strip) => ({ ...strip, zone })),
    { zone, side: 'inside' as const, points: toInside(points, inner) },
  ]);
  const flank = (point: OutlinePoint | undefined, side: -1 | 1, zone: number): Strip[] => {
    if (!point) return [];
    const ends = [point.inner, point.outer].map(
      (height, end): SectionPoint => ({
        at: point.at,
        radius: inner + height,
        normal: [side * Math.cos(dome), (end - 0.5) * 2 * Math.sin(dome)],
      }),
    );
    return [{ zone, side: 'flank', points: side < 0 ? ends : ends.reverse() }];
  };
  const last = zones.length - 1;
  return [...strips, ...flank(zones[0]?.points[0], -1, 0), ...flank(zones[last]?.points.at(-1), 1, last)];
}

/** Directions that differ by less than this, in radians, belong to a smooth curve. */
const smooth = 0.1;

/** Distance of the points that a direction is measured between, as a fraction of half the width. */
const near = 1e-5;

/** Cuts the outer curve of a zone at its corners. */
function splitOutside(ring: Ring, points: readonly OutlinePoint[], inner: number): Omit<Strip, 'zone'>[] {
  const half = ring.width / 20;
  const strips: (Omit<Strip, 'zone'> & { points: SectionPoint[] })[] = [];
  const kept = withoutStraight(points.map((point) => ({ ...point, inner: 0 })));
  kept.forEach(({ at, outer }, index) => {
    const t = at / half;
    const slope = (side: number) => {
      const other = Math.min(1, Math.max(-1, t + side * near));
      return Math.atan((findOuter(ring, other) - outer) / ((other - t || side * near) * half));
    };
    const [before, after] = [slope(t <= -1 ? 1 : -1), slope(t >= 1 ? -1 : 1)];
    const place = (angle: number): SectionPoint => ({
      at,
      radius: inner + outer,
      normal: [-Math.sin(angle), Math.cos(angle)],
    });
    const strip = strips.at(-1);
    const next = kept[index + 1];
    if (strip && next && Math.abs(after - before) < smooth) strip.points.push(place((before + after) / 2));
    else {
      strip?.points.push(place(before));
      if (next)
        strips.push({
          side: isInGroove(ring, (at + next.at) / 2 / half) ? 'groove' : 'outside',
          points: [place(after)],
        });
    }
  });
  return strips;
}

function isInGroove(ring: Ring, t: number): boolean {
  return ring.groove !== 'none' && findOuter({ ...ring, groove: 'none' }, t) - findOuter(ring, t) > 1e-6;
}

/** Millimetres by which a point may differ from a straight line to be left out. */
const flat = 1e-4;

function withoutStraight(points: readonly OutlinePoint[]): OutlinePoint[] {
  const kept: OutlinePoint[] = [];
  points.forEach((point, index) => {
    const [before, after] = [kept.at(-1), points[index + 1]];
    if (before && after) {
      const part = (point.at - before.at) / (after.at - before.at);
      const bend = (from: number, value: number, to: number) => Math.abs(from + (to - from) * part - value);
      if (bend(before.outer, point.outer, after.outer) + bend(before.inner, point.inner, after.inner) < flat) return;
    }
    kept.push(point);
  });
  return kept;
}

/** The inner curve of a zone, from right to left; comfort profiles have no corner in it. */
function toInside(points: readonly OutlinePoint[], inner: number): SectionPoint[] {
  const kept = withoutStraight(points.map((point) => ({ ...point, outer: 0 }))).reverse();
  return kept.map((point, index) => {
    const [from, to] = [kept[index - 1] ?? point, kept[index + 1] ?? point];
    const length = Math.hypot(from.at - to.at, from.inner - to.inner);
    return {
      at: point.at,
      radius: inner + point.inner,
      normal: [(from.inner - to.inner) / length, -(from.at - to.at) / length],
    };
  });
}
