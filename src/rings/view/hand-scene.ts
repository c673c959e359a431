import { type MeasuredRing, noShadow, type PlacedFinger, type PlacedRing, type Scene } from './placed-rings.ts';
import { type Mesh, type SectionPoint, sweep } from './ring-mesh.ts';

/** A finger in multiples of the ring finger's radius; x grows towards the middle finger. */
type Finger = { x: number; z: number; radius: number; length: number; tilt: number };

const ringFinger: Finger = { x: 0, z: 0, radius: 1, length: 9, tilt: 0 };

const fingers: readonly Finger[] = [
  { x: -2.02, z: -0.35, radius: 0.86, length: 7, tilt: -0.075 },
  ringFinger,
  { x: 2.12, z: -0.05, radius: 1.05, length: 9.8, tilt: 0.035 },
];

/** Where a ring is worn, as a part of the finger's length. */
const wornAt = 0.29;

/** Distance of the two hands, as a multiple of a finger's radius. */
const apart = 1.1;

/**
 * Two hands of three fingers each, in the scale of their rings: a left one and a right one, each turned about itself.
 * Their ring fingers are as thick as the rings are wide inside.
 */
export function placeHands(rings: readonly MeasuredRing[], yaw: number): Scene {
  const halves = rings.map(({ inner }) => 3.2 * inner);
  const gap = apart * Math.max(...rings.map(({ inner }) => inner));
  const total = halves.reduce((sum, half) => sum + 2 * half, gap * (rings.length - 1));
  let left = -total / 2;
  const hands = rings.map((ring, index) => {
    const half = halves[index] ?? 0;
    const x = left + half;
    left = x + half + gap;
    return placeHand(ring, x, index === 0 ? 1 : -1, index === 0 ? yaw : -yaw);
  });
  return {
    rings: hands.map(({ ring }) => ring),
    fingers: hands.flatMap((hand) => hand.fingers),
    reach: total / 2,
    height: Math.max(...rings.map(({ inner }) => inner)) * 10,
    aim: Math.max(...hands.map(({ ring }) => ring.center[1])) + 6,
    isLying: false,
  };
}

/** @param side 1 for a hand whose middle finger is at the right, -1 at the left */
function placeHand(ring: MeasuredRing, x: number, side: 1 | -1, yaw: number) {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const turn = (px: number, py: number, pz: number) => [px * cos + pz * sin, py, pz * cos - px * sin] as const;
  const scale = ring.inner;
  const toAxes = ({ tilt }: Finger) => {
    const [lean, up] = [Math.sin(side * tilt), Math.cos(tilt)];
    return [...turn(lean, up, 0), ...turn(0, 0, 1), ...turn(up, -lean, 0)];
  };
  const toFoot = (finger: Finger) => {
    const [px, , pz] = turn(side * finger.x * scale, 0, finger.z * scale);
    return [x + px, 0, pz] as const;
  };
  const [footX, , footZ] = toFoot(ringFinger);
  const axes = toAxes(ringFinger);
  const at = wornAt * ringFinger.length * scale;
  const [ax = 0, ay = 0, az = 0] = axes;
  const placed: PlacedRing = {
    index: ring.index,
    turn: axes,
    center: [footX + ax * at, ay * at, footZ + az * at],
    shadow: noShadow,
  };
  return {
    ring: placed,
    fingers: fingers.map((finger, index): PlacedFinger => {
      const [inner, outer] = [index < fingers.length - 1 ? 1 : 0, index > 0 ? 1 : 0];
      return {
        turn: toAxes(finger),
        center: toFoot(finger),
        radius: finger.radius * scale,
        length: finger.length * scale,
        worn: finger === ringFinger ? [at, ring.half] : [0, 0],
        beside: side > 0 ? [outer, inner] : [inner, outer],
      };
    }),
  };
}

/** How much thinner a finger is at its tip than at its foot. */
const taper = 0.26;

/** A finger without joints: a tapered cylinder with a round tip, as thick as it is said to be where rings are worn. */
export function buildFinger(radius: number, length: number): Mesh {
  const thickness = (at: number) => radius * (0.985 + taper * (wornAt - at / length));
  const tip = 2.3 * radius;
  const shoulder = length - tip;
  const points = Array.from({ length: 32 }, (_, index): SectionPoint => {
    const isTip = index > 11;
    const angle = isTip ? ((index - 11) / 20) * (Math.PI / 2) : 0;
    const at = isTip ? shoulder + tip * Math.sin(angle) : (shoulder * index) / 11;
    const distance = isTip ? thickness(shoulder) * Math.cos(angle) ** 0.8 : thickness(at);
    return { at, radius: distance, normal: [0, 1] };
  });
  return sweep([{ points: points.map((point, index) => ({ ...point, normal: findNormal(points, index) })) }], {
    steps: 56,
  });
}

/** Across the line between a point's neighbours. */
function findNormal(points: readonly SectionPoint[], index: number): SectionPoint['normal'] {
  const [from, to] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]];
  if (!from || !to || index === points.length - 1) return [1, 0];
  const length = Math.hypot(to.at - from.at, to.radius - from.radius);
  return [(from.radius - to.radius) / length, (to.at - from.at) / length];
}
