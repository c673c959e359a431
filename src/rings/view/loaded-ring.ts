import type { Ring } from '../ring-pair.ts';
import type { RingStone } from '../ring-rules.ts';
import { drawEngraving } from './engraving-texture.ts';
import { type UploadedMesh, uploadMesh } from './gpu.ts';
import { buildRingMesh, type MeshPart } from './ring-mesh.ts';
import { buildSetting } from './setting-mesh.ts';
import { buildBrilliant, findInstances, type StoneInstances } from './stone-mesh.ts';

type LoadedStones = {
  at: StoneInstances;
  mesh: UploadedMesh;
  setting: UploadedMesh;
  /** Whether the setting is drawn once per stone. */
  isPerStone: boolean;
};

/** A ring on the GPU. */
export type LoadedRing = {
  ring: Ring;
  mesh: UploadedMesh;
  parts: readonly MeshPart[];
  stones: LoadedStones | undefined;
  /** With width and height in millimetres. */
  engraving: { texture: WebGLTexture; size: readonly [number, number] } | undefined;
  remove: () => void;
};

export function loadRing(
  gl: WebGL2RenderingContext,
  ring: Ring,
  stone: Pick<RingStone, 'diameter'> | undefined,
): LoadedRing {
  const built = buildRingMesh(ring);
  const mesh = uploadMesh(gl, built);
  const stones = loadStones(gl, ring, stone);
  const engraving = loadEngraving(gl, ring);
  const remove = () => {
    mesh.remove();
    stones?.mesh.remove();
    stones?.setting.remove();
    if (engraving) gl.deleteTexture(engraving.texture);
  };
  return { ring, mesh, parts: built.parts, stones, engraving, remove };
}

function loadStones(
  gl: WebGL2RenderingContext,
  ring: Ring,
  stone: Pick<RingStone, 'diameter'> | undefined,
): LoadedStones | undefined {
  const at = findInstances(ring, stone);
  if (!at) return undefined;
  const setting = buildSetting(ring.setting, at);
  return {
    at,
    mesh: uploadMesh(gl, buildBrilliant(), at.angles),
    setting: uploadMesh(gl, setting, setting.isPerStone ? at.angles : undefined),
    isPerStone: setting.isPerStone,
  };
}

function loadEngraving(gl: WebGL2RenderingContext, ring: Ring): LoadedRing['engraving'] {
  const drawn = drawEngraving(ring);
  if (!drawn) return undefined;
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, gl.RED, gl.UNSIGNED_BYTE, drawn.canvas);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return { texture, size: [drawn.width, drawn.height] };
}
