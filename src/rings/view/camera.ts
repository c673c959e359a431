import type { Scene } from './placed-rings.ts';

/** Angle of the rings and of the camera in radians, and what the camera's distance is divided by. */
export type Pose = { yaw: number; pitch: number; zoom: number };

/** Sine and cosine of its pitch, its distance, the height that it looks at, and the scales of both axes. */
export type Camera = { eye: readonly [number, number, number, number]; scale: readonly [number, number] };

/** Tangent of half the camera's vertical angle. */
const lens = 0.2;

/** The camera that has the whole scene in its picture. */
export function placeCamera({ reach, height, aim, isLying }: Scene, { pitch, zoom }: Pose, aspect: number): Camera {
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  // What lies nearer than the middle looks larger.
  const half = isLying ? 1.15 * ((height / 2) * cos + reach * sin) : height / 2;
  const fitting = (1.05 * Math.max(reach / aspect, half)) / lens;
  const target = aim + (height / 2 - aim) / Math.max(1, zoom) ** 3;
  return { eye: [sin, cos, (fitting + 0.35 * reach) / zoom, target], scale: [1 / (lens * aspect), 1 / lens] };
}
