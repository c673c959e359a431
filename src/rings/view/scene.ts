import { getInnerRadius } from '../ring-outline.ts';
import type { Ring } from '../ring-pair.ts';

/** Rings standing side by side, lying on one another, or the first one alone. */
export type RingArrangement = 'side' | 'stacked' | 'single';

/** Where a ring is: its axes as columns, its centre, and what its contact shadow is computed from. */
export type PlacedRing = {
  turn: readonly number[];
  center: readonly [x: number, y: number, z: number];
  /** x and z on the floor, outer radius; half width, height, yaw, and 1 for a lying ring. Zero without a shadow. */
  shadow: readonly [...foot: [number, number, number], ...base: [number, number, number, number]];
};

export type Scene = {
  rings: readonly PlacedRing[];
  /** Half the width of the picture, and the height, in millimetres. */
  reach: number;
  height: number;
  /** Whether the rings lie on the floor, as deep as they are wide. */
  isLying: boolean;
};

/** Gap between two standing rings in millimetres. */
const gap = 1.6;

/** By how much the second ring is turned further than the first, in radians. */
const apart = 0.42;

/** Places rings on a floor at y = 0, in millimetres. `lift` is what stones add to a ring's radius. */
export function arrangeRings(
  rings: readonly { ring: Ring; lift: number }[],
  arrangement: RingArrangement,
  yaw: number,
): Scene {
  const measured = rings.slice(0, arrangement === 'single' ? 1 : 2).map(({ ring, lift }) => ({
    radius: getInnerRadius(ring) + ring.height / 10,
    height: ring.height / 10,
    half: ring.width / 20,
    lift,
  }));
  if (arrangement === 'stacked') return stack(measured, yaw);
  const total = measured.reduce((sum, { radius, lift }) => sum + 2 * (radius + lift), gap * (measured.length - 1));
  let left = -total / 2;
  const placed = measured.map(({ radius, lift, half, height }, index): PlacedRing => {
    const x = left + radius + lift;
    left = x + radius + lift + gap;
    const angle = yaw + index * apart;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      turn: [cos, 0, -sin, 0, 1, 0, sin, 0, cos],
      center: [x, radius + lift, 0],
      shadow: [x, 0, radius, half, height, angle, 0],
    };
  });
  return {
    rings: placed,
    reach: total / 2,
    height: Math.max(...measured.map(({ radius, lift }) => 2 * (radius + lift))),
    isLying: false,
  };
}

type Measured = { radius: number; height: number; half: number; lift: number };

function stack(measured: readonly Measured[], yaw: number): Scene {
  let floor = 0;
  const placed = measured.map(({ radius, half, height }, index): PlacedRing => {
    const angle = yaw + index * apart;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const center = [index * 0.35, floor + half, index * -0.25] as const;
    floor += 2 * half;
    return {
      turn: [0, 1, 0, sin, 0, cos, cos, 0, -sin],
      center,
      shadow: index > 0 ? [0, 0, 0, 0, 0, 0, 0] : [0, 0, radius, half, height, angle, 1],
    };
  });
  return {
    rings: placed,
    reach: Math.max(...measured.map(({ radius, lift }) => radius + lift)),
    height: floor,
    isLying: true,
  };
}
