/** Measures in millimetres. */
export type MeasuredRing = { index: number; inner: number; radius: number; height: number; half: number; lift: number };

/** Where a ring is: its axes as columns, its centre, and what its contact shadow is computed from. */
export type PlacedRing = {
  /** Which ring of the pair. */
  index: number;
  turn: readonly number[];
  center: readonly [x: number, y: number, z: number];
  shadow: Shadow;
};

/**
 * x and z on the floor, outer radius, and nothing; half width, height, yaw, and 1 for a lying ring. Zero without a
 * shadow.
 */
export type Shadow = readonly [...foot: [number, number, number, 0], ...base: [number, number, number, number]];

export const noShadow: Shadow = [0, 0, 0, 0, 0, 0, 0, 0];

/** A finger that points up: its axes as columns, with x along it, and the middle of its foot. */
export type PlacedFinger = {
  turn: readonly number[];
  center: readonly [x: number, y: number, z: number];
  /** In millimetres, where a ring is worn, and from foot to tip. */
  radius: number;
  length: number;
  /** The ring on it: its middle and half its width along the finger. Zero without one. */
  worn: readonly [at: number, half: number];
  /** 1 where another finger is at the left, and at the right. */
  beside: readonly [left: number, right: number];
};

export type Scene = {
  rings: readonly PlacedRing[];
  /** On which rings are worn. */
  fingers: readonly PlacedFinger[];
  /** Half the width of the picture, and the height, in millimetres. */
  reach: number;
  height: number;
  /** The height that a camera comes closer to. */
  aim: number;
  /** Whether the rings lie on the floor, as deep as they are wide. */
  isLying: boolean;
};
