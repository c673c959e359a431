import type { Drawing } from '../../orders/drawing-data.ts';
import type { Ring } from '../ring-pair.ts';
import type { RingStone } from '../ring-rules.ts';
import { drawEngraving, loadEngravingFont } from './engraving-texture.ts';
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

type LoadedEngraving = { texture: WebGLTexture; size: readonly [number, number] };

/** A ring on the GPU. */
export type LoadedRing = {
  ring: Ring;
  mesh: UploadedMesh;
  parts: readonly MeshPart[];
  stones: LoadedStones | undefined;
  /** With width and height in millimetres; another one once its font is there. */
  engraving: LoadedEngraving | undefined;
  remove: () => void;
};

/** @param onChange called when the font of the engraving has come later */
export function loadRing(
  gl: WebGL2RenderingContext,
  ring: Ring,
  { stone, drawing }: { stone: Pick<RingStone, 'diameter'> | undefined; drawing: Drawing | undefined },
  onChange: () => void,
): LoadedRing {
  const built = buildRingMesh(ring);
  const mesh = uploadMesh(gl, built);
  const stones = loadStones(gl, ring, stone);
  let isRemoved = false;
  const loaded: LoadedRing = {
    ring,
    mesh,
    parts: built.parts,
    stones,
    engraving: loadEngraving(gl, ring, drawing),
    remove: () => {
      isRemoved = true;
      mesh.remove();
      stones?.mesh.remove();
      stones?.setting.remove();
      gl.deleteTexture(loaded.engraving?.texture ?? null);
    },
  };
  const replace = () => {
    if (isRemoved) return;
    gl.deleteTexture(loaded.engraving?.texture ?? null);
    loaded.engraving = loadEngraving(gl, ring, drawing);
    onChange();
  };
  // Without its font, a browser has drawn the text in another one.
  loadEngravingFont(ring)?.then(replace, () => {});
  return loaded;
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

function loadEngraving(
  gl: WebGL2RenderingContext,
  ring: Ring,
  drawing: Drawing | undefined,
): LoadedEngraving | undefined {
  const drawn = drawEngraving(ring, drawing);
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
