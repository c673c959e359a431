import { fingerShader } from './finger-shader.ts';
import type { FrameBlocks } from './frame-blocks.ts';
import { createBlocks, createProgram, type Program, type UploadedMesh, uploadMesh } from './gpu.ts';
import { buildFinger } from './hand-scene.ts';
import { listMaterial } from './material.ts';
import type { Scene } from './placed-rings.ts';
import { vertexShader } from './studio-shader.ts';

type HandRenderer = Pick<Program, 'getState' | 'remove'> & {
  /** @param tone linear colour */
  draw: (frame: FrameBlocks, scene: Scene, tone: readonly number[]) => void;
  /** Forgets the fingers of rings that have changed. */
  clear: () => void;
};

/** Draws fingers, which fade out over what is drawn already. */
export function createHandRenderer(gl: WebGL2RenderingContext): HandRenderer {
  const program = createProgram(gl, vertexShader, fingerShader);
  const meshes = new Map<string, UploadedMesh>();
  let materials: ReturnType<typeof createBlocks> | undefined;
  let shown: readonly number[] = [];
  const clear = () => {
    for (const mesh of meshes.values()) mesh.remove();
    meshes.clear();
    materials?.remove();
    materials = undefined;
  };
  const find = (radius: number, length: number) => {
    const key = `${radius} ${length}`;
    const mesh = meshes.get(key) ?? uploadMesh(gl, buildFinger(radius, length));
    meshes.set(key, mesh);
    return mesh;
  };
  return {
    getState: program.getState,
    draw: (frame, { rings, fingers }, tone) => {
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      program.select();
      if (!materials || shown !== tone) {
        materials ??= createBlocks(gl, fingers.length);
        for (const [index, { worn, beside }] of fingers.entries()) {
          materials.write(index, listMaterial({ color: tone, mark: [...worn, ...beside] }));
        }
        materials.upload();
        shown = tone;
      }
      for (const [index, { radius, length }] of fingers.entries()) {
        frame.bindPlace(rings.length + index);
        materials.bind('Material', index);
        find(radius, length).draw();
      }
      gl.disable(gl.BLEND);
    },
    clear,
    remove: () => {
      clear();
      program.remove();
    },
  };
}
