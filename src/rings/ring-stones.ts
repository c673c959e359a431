import { findGrooves, findOuter, getInnerRadius, grooves } from './ring-outline.ts';
import type { Ring } from './ring-pair.ts';
import type { ArrangementKey, RingStone, SettingKey, Tenths } from './ring-rules.ts';

export type PlacedStones = {
  /** Diameter in millimetres. */
  diameter: number;
  /** Distance of their girdles from the ring's axis in millimetres. */
  radius: number;
  /** Angles round the ring in radians, symmetric to 0, which is the ring's top. */
  angles: readonly number[];
};

/** Distance of neighbours' middles, as a multiple of the diameter. */
const pitches: Readonly<Record<SettingKey, number>> = { bezel: 1.5, channel: 1.06, pave: 1.16 };

/** Metal that a setting needs on each side of a stone, and below it. */
const wall: Tenths = 4;
const floor: Tenths = 5;

const counts: Readonly<Partial<Record<ArrangementKey, number>>> = { one: 1, three: 3, row: 7 };

/** Outer radius of a bezel, as a multiple of the stone's. */
export const collar = 1.3;

/** Distance from a stone's middle to the end of its setting, across the ring. */
function getReach({ diameter }: Pick<RingStone, 'diameter'>, setting: SettingKey): number {
  const plain = diameter / 2 + wall;
  return setting === 'bezel' ? Math.max(plain, (collar * diameter) / 2) : plain;
}

/** The smallest width and height of a ring that holds a stone in its setting. */
export function getStoneSpace(
  stone: Pick<RingStone, 'diameter'>,
  setting: SettingKey,
): { width: Tenths; height: Tenths } {
  const width = Math.ceil(2 * getReach(stone, setting));
  return { width, height: Math.ceil(stone.diameter * 0.5) + floor };
}

type Grooved = Pick<Ring, 'width' | 'zones' | 'share' | 'groove' | 'setting'>;

/** Whether a groove would be cut through the stones, which lie along the middle, or through their setting. */
export function meetsGroove(ring: Grooved, stone: Pick<RingStone, 'diameter'>): boolean {
  const reach = getReach(stone, ring.setting) + (grooves[ring.groove].width * 10) / 2;
  return findGrooves(ring).some((t) => (Math.abs(t) * ring.width) / 2 < reach);
}

/** The stones of a ring along the middle of its width. A half or full eternity has as many as fit. */
export function placeStones(ring: Ring, stone: Pick<RingStone, 'diameter'>): PlacedStones {
  const diameter = stone.diameter / 10;
  const radius = getInnerRadius(ring) + findOuter({ ...ring, groove: 'none' }, 0);
  const smallest = 2 * Math.asin(Math.min(1, (diameter * pitches[ring.setting]) / (2 * radius)));
  const count = countStones(ring.arrangement, smallest);
  const pitch = ring.arrangement === 'full' ? (2 * Math.PI) / count : smallest;
  return { diameter, radius, angles: Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch) };
}

function countStones(arrangement: ArrangementKey, pitch: number): number {
  if (arrangement === 'none') return 0;
  if (arrangement === 'full') return Math.floor((2 * Math.PI) / pitch);
  const half = Math.floor(Math.PI / pitch);
  return Math.min(counts[arrangement] ?? half, half);
}
