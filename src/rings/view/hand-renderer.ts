import type { Camera } from './camera.ts';
import { fingerShader } from './finger-shader.ts';
import { createProgram, type Program, type UploadedMesh, uploadMesh } from './gpu.ts';
import { buildFinger } from './hand-scene.ts';
import { place, setScene } from './place-scene.ts';
import type { Scene } from './placed-rings.ts';
import { vertexShader } from './studio-shader.ts';

type HandRenderer = Pick<Program, 'getState' | 'remove'> & {
  /** @param tone linear colour */
  draw: (camera: Camera, scene: Scene, tone: readonly number[]) => void;
  /** Forgets the fingers of rings that have changed. */
  clear: () => void;
};

/** Draws fingers, which fade out over what is drawn already. */
export function createHandRenderer(gl: WebGL2RenderingContext): HandRenderer {
  const program = createProgram(gl, vertexShader, fingerShader);
  const meshes = new Map<string, UploadedMesh>();
  const clear = () => {
    for (const mesh of meshes.values()) mesh.remove();
    meshes.clear();
  };
  return {
    getState: program.getState,
    draw: (camera, { rings, fingers }, tone) => {
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      setScene(gl, program, camera, rings);
      gl.uniform3fv(program.at('uColor'), tone);
      for (const finger of fingers) {
        const { radius, length, worn, beside } = finger;
        const key = `${radius} ${length}`;
        const mesh = meshes.get(key) ?? uploadMesh(gl, buildFinger(radius, length));
        meshes.set(key, mesh);
        place(gl, program, finger);
        gl.uniform2fv(program.at('uWorn'), worn);
        gl.uniform2fv(program.at('uBeside'), beside);
        mesh.draw();
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
