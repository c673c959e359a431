import type { Camera } from './camera.ts';
import { type Blocks, createBlocks } from './gpu.ts';
import { noShadow, type PlacedRing, type Scene } from './placed-rings.ts';

/** Both rings, and the fingers of two hands. */
const mostPlaces = 2 + 6;

/** What changes with every frame: the block `Scene`, and a block `Place` for each ring and finger. */
export type FrameBlocks = Pick<Blocks, 'remove'> & {
  write: (camera: Camera, scene: Scene) => void;
  /** Of a scene's rings, followed by its fingers. */
  bindPlace: (index: number) => void;
};

export function createFrameBlocks(gl: WebGL2RenderingContext): FrameBlocks {
  const blocks = createBlocks(gl, 1 + mostPlaces);
  const place = (index: number, { turn, center }: Pick<PlacedRing, 'turn' | 'center'>) => {
    // Columns are padded.
    for (let column = 0; column < 3; column += 1) {
      blocks.write(index, turn.slice(3 * column, 3 * column + 3), 4 * column);
    }
    blocks.write(index, center, 12);
  };
  return {
    write: ({ eye, scale }, { rings, fingers }) => {
      blocks.write(0, eye);
      blocks.write(0, scale, 4);
      for (let index = 0; index < 2; index += 1) blocks.write(0, rings[index]?.shadow ?? noShadow, 8 + 8 * index);
      for (const [index, ring] of rings.entries()) place(1 + index, ring);
      for (const [index, finger] of fingers.entries()) place(1 + rings.length + index, finger);
      blocks.upload(1 + rings.length + fingers.length);
      blocks.bind('Scene', 0);
    },
    bindPlace: (index) => blocks.bind('Place', 1 + index),
    remove: blocks.remove,
  };
}
