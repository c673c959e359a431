import { cross, minus, normalize, plus, type Vec } from './geometry.ts';
import { type Camera, cutFaces, type Face, type Paint } from './mesh.ts';

type Tube = {
  /** The middle line, `t` from 0 to 1. */
  path: (t: number) => Vec;
  radius: (t: number) => number;
  segments: number;
  sides?: number;
  camera: Camera;
  paint: Paint;
};

/** A bent rod of round section. */
export function cutTube({ path, radius, segments, sides = 12, camera, paint }: Tube): Face[] {
  const frame = (t: number): readonly [Vec, Vec, Vec] => {
    const ahead = normalize(minus(path(t + 0.002), path(t - 0.002)));
    const reference: Vec = Math.abs(ahead[1]) > 0.92 ? [1, 0, 0] : [0, 1, 0];
    const side = normalize(cross(ahead, reference));
    return [path(t), side, cross(side, ahead)];
  };
  const frames = new Map<number, readonly [Vec, Vec, Vec]>();
  const surface = (t: number, v: number): Vec => {
    const [middle, side, over] = frames.get(t) ?? frame(t);
    frames.set(t, [middle, side, over]);
    const angle = (v / sides) * Math.PI * 2;
    return plus(plus(middle, side, Math.cos(angle) * radius(t)), over, -Math.sin(angle) * radius(t));
  };
  const ts = Array.from({ length: segments + 1 }, (_, index) => index / segments);
  const vs = Array.from({ length: sides + 1 }, (_, index) => index);
  return cutFaces(surface, ts, vs, camera, paint);
}
