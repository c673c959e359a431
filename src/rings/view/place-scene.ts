import type { Camera } from './camera.ts';
import type { Program } from './gpu.ts';
import { noShadow, type PlacedRing } from './placed-rings.ts';

/** Selects a program, and sets its camera and the shadows of the rings. */
export function setScene(
  gl: WebGL2RenderingContext,
  { select, at }: Program,
  { eye, scale }: Camera,
  placed: readonly PlacedRing[],
): void {
  select();
  gl.uniform4fv(at('uEye'), eye);
  gl.uniform2fv(at('uLens'), scale);
  const shadows = [0, 1].map((index) => placed[index]?.shadow ?? noShadow);
  gl.uniform4fv(
    at('uFoot'),
    shadows.flatMap((values) => [...values.slice(0, 3), 0]),
  );
  gl.uniform4fv(
    at('uBase'),
    shadows.flatMap((values) => values.slice(3)),
  );
}

/** Sets where a mesh in millimetres is. */
export function place(
  gl: WebGL2RenderingContext,
  { at }: Program,
  { turn, center }: Pick<PlacedRing, 'turn' | 'center'>,
): void {
  gl.uniformMatrix3fv(at('uTurn'), false, turn);
  gl.uniform3fv(at('uCenter'), center);
  gl.uniform2f(at('uStone'), 1, 0);
}
