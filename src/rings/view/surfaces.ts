import type { SurfaceKey } from '../ring-rules.ts';
import type { Side } from './ring-mesh.ts';

/** A surface's relief, in the units of the shader: lengths round the ring first, then across it. */
export type Surface = {
  /** Cells of noise per millimetre, of two layers. */
  grain: readonly [number, number, number, number];
  /** How much each layer tilts the normal. */
  tilt: readonly [number, number, number, number];
  /** Cells per millimetre, random tilt of each, its hollow, and how dark the joints are. */
  cells: readonly [density: number, lean: number, hollow: number, joint: number];
  /** Width of blurred reflections; stretch of reflections in both directions; how far noise moves the cells. */
  finish: readonly [rough: number, round: number, across: number, warp: number];
};

const polished: Surface = { grain: [0, 0, 0, 0], tilt: [0, 0, 0, 0], cells: [0, 0, 0, 0], finish: [0, 0, 0, 0] };

const surfaces: Readonly<Record<SurfaceKey, Surface>> = {
  polished,
  matt: { ...polished, grain: [21, 21, 0, 0], tilt: [0.09, 0.09, 0, 0], finish: [0.5, 0, 0, 0] },
  'brushed-length': {
    ...polished,
    grain: [0.45, 17, 0.9, 41],
    tilt: [0, 0.26, 0, 0.2],
    finish: [0.14, 0, 0.2, 0],
  },
  'brushed-cross': {
    ...polished,
    grain: [17, 0.45, 41, 0.9],
    tilt: [0.26, 0, 0.2, 0],
    finish: [0.14, 0.2, 0, 0],
  },
  sand: { ...polished, grain: [9, 9, 19, 19], tilt: [0.12, 0.12, 0.5, 0.5], finish: [0.3, 0, 0, 0] },
  ice: { ...polished, grain: [9, 9, 0, 0], cells: [4.6, 0.6, 0.25, 0.2], finish: [0.2, 0, 0, 0.4] },
  hammered: { ...polished, cells: [0.72, 0, 0.42, 0], finish: [0.015, 0, 0, 0] },
};

/** The surface of a zone's part: grooves, flanks and the inside are polished. */
export function findSurface(side: Side, surface: SurfaceKey): Surface {
  return side === 'outside' ? surfaces[surface] : polished;
}
