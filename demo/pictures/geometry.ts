export type Point = readonly [x: number, y: number];
export type Vec = readonly [x: number, y: number, z: number];

const _tau = Math.PI * 2;

/** One decimal is a tenth of a pixel: nothing finer can be seen, and it keeps the files small. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
}

/** Opacities need two decimals. */
export function alpha(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = toRadians(degrees);
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`;
}

/** A closed smooth curve through the points. */
export function smoothPolygon(points: readonly Point[]): string {
  return `${smoothLine([...points, wrap(points, 0)], true)}z`;
}

/** A smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function smoothLine(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    if (closed) {
      return wrap(points, index < 0 ? index - 1 : index > last ? index + 1 : index);
    }
    return wrap(points, Math.max(0, Math.min(last, index)));
  };
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`;
  for (let i = 0; i < last; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)} `;
    d += `${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)} ${num(to[0])} ${num(to[1])}`;
  }
  return d;
}

export function wrap<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) {
    throw new Error('An empty list has no items to go around in');
  }
  return item;
}

/** `count` values from 0 to 1, both ends included. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (count === 1 ? 0 : index / (count - 1)));
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value));
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function plus(a: Vec, b: Vec, factor = 1): Vec {
  return [a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor];
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function normalize(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
