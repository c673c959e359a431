import type { Surface } from './surfaces.ts';

type Material = {
  /** Linear. */
  color: readonly number[];
  /** What the reflected light is multiplied by. */
  dark?: number;
  surface?: Surface;
  /** Of the ring, in millimetres; half its width inside only, where its walls reflect one another. */
  radius?: number;
  half?: number;
  /** Scale of a stone, and its distance from the axis. */
  stone?: readonly [scale: number, radius: number];
  /** Width, height, relief and roughness of an engraving; of a finger, where its ring is, and its neighbours. */
  mark?: readonly [number, number, number, number];
};

const none: readonly number[] = [0, 0, 0, 0];

/** The values of the block `Material`, in its order. */
export function listMaterial({ color, dark = 1, surface, radius = 0, half = 0, stone = [1, 0], mark }: Material) {
  const { grain = none, tilt = none, cells = none, finish = none } = surface ?? {};
  return [...color, dark, radius, half, ...stone, ...grain, ...tilt, ...cells, ...finish, ...(mark ?? none)];
}
