import { getInnerRadius } from '../ring-outline.ts';
import type { Ring } from '../ring-pair.ts';
import { placeHands } from './hand-scene.ts';
import { type MeasuredRing, noShadow, type PlacedRing, type Scene } from './placed-rings.ts';

/** Both rings standing side by side, lying on one another, or worn; or one of them alone. */
export type RingArrangement = 'side' | 'stacked' | 'hand' | 'first' | 'second';

/** Gap between two standing rings in millimetres. */
const gap = 1.6;

/** By how much the second ring is turned further than the first, in radians. */
const apart = 0.42;

/**
 * How far both stand to the right of the middle, as a multiple of the second one's radius: of the ring that is turned
 * further, the first pose shows less.
 */
const aside = 0.16;

/** Places rings on a floor at y = 0, in millimetres. `lift` is what stones add to a ring's radius. */
export function arrangeRings(
  rings: readonly { ring: Ring; lift: number }[],
  arrangement: RingArrangement,
  yaw: number,
): Scene {
  const measured = rings.map(({ ring, lift }, index) => ({
    index,
    inner: getInnerRadius(ring),
    radius: getInnerRadius(ring) + ring.height / 10,
    height: ring.height / 10,
    half: ring.width / 20,
    lift,
  }));
  if (arrangement === 'hand') return placeHands(measured, yaw);
  if (arrangement === 'stacked') return stack(measured, yaw);
  const alone = { first: 0, second: 1, side: undefined }[arrangement];
  return stand(
    measured.filter(({ index }) => alone === undefined || index === alone),
    yaw,
  );
}

function stand(measured: readonly MeasuredRing[], yaw: number): Scene {
  const total = measured.reduce((sum, { radius, lift }) => sum + 2 * (radius + lift), gap * (measured.length - 1));
  let left = aside * (measured[1]?.radius ?? 0) - total / 2;
  const placed = measured.map(({ index, radius, lift, half, height }, place): PlacedRing => {
    const x = left + radius + lift;
    left = x + radius + lift + gap;
    const angle = yaw + place * apart;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      index,
      turn: [cos, 0, -sin, 0, 1, 0, sin, 0, cos],
      center: [x, radius + lift, 0],
      shadow: [x, 0, radius, 0, half, height, angle, 0],
    };
  });
  const height = Math.max(...measured.map(({ radius, lift }) => 2 * (radius + lift)));
  return { rings: placed, fingers: [], reach: total / 2, height, aim: height / 2, isLying: false };
}

function stack(measured: readonly MeasuredRing[], yaw: number): Scene {
  let floor = 0;
  const placed = measured.map(({ index, radius, half, height }): PlacedRing => {
    const angle = yaw + index * apart;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const center = [index * 0.35, floor + half, index * -0.25] as const;
    floor += 2 * half;
    return {
      index,
      turn: [0, 1, 0, sin, 0, cos, cos, 0, -sin],
      center,
      shadow: index > 0 ? noShadow : [0, 0, radius, 0, half, height, angle, 1],
    };
  });
  const reach = Math.max(...measured.map(({ radius, lift }) => radius + lift));
  return { rings: placed, fingers: [], reach, height: floor, aim: floor / 2, isLying: true };
}
