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
  matt: { ...polished, grain: [12, 12, 24, 24], tilt: [0.07, 0.07, 0.1, 0.1], finish: [0.42, 0, 0, 0] },
  'brushed-length': {
    ...polished,
    grain: [0.35, 8, 0.8, 21],
    tilt: [0, 0.2, 0, 0.26],
    finish: [0.12, 0, 0.16, 0],
  },
  'brushed-cross': {
    ...polished,
    grain: [8, 0.35, 21, 0.8],
    tilt: [0.2, 0, 0.26, 0],
    finish: [0.12, 0.16, 0, 0],
  },
  sand: { ...polished, grain: [6, 6, 14, 14], tilt: [0.12, 0.12, 0.5, 0.5], finish: [0.26, 0, 0, 0] },
  ice: { ...polished, grain: [9, 9, 0, 0], cells: [4.6, 0.6, 0.25, 0.2], finish: [0.2, 0, 0, 0.4] },
  hammered: { ...polished, grain: [0.7, 0.7, 0, 0], cells: [0.7, 0.12, 0.36, 0], finish: [0.02, 0, 0, 0.12] },
};

/** The surface of a zone's part: grooves, flanks and the inside are polished. */
export function findSurface(side: Side, surface: SurfaceKey): Surface {
  return side === 'outside' ? surfaces[surface] : polished;
}
