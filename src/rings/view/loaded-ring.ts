import type { Drawing } from '../../orders/drawing-data.ts';
import type { Ring } from '../ring-pair.ts';
import type { RingStone } from '../ring-rules.ts';
import { drawEngraving, loadEngravingFont } from './engraving-texture.ts';
import { createBlocks, type UploadedMesh, uploadMesh } from './gpu.ts';
import { listMaterial } from './material.ts';
import { toReflectance } from './reflectance.ts';
import { buildRingMesh } from './ring-mesh.ts';
import { buildSetting } from './setting-mesh.ts';
import { buildBrilliant, findInstances, type StoneInstances } from './stone-mesh.ts';
import { findSurface } from './surfaces.ts';

/** A ring on the GPU. */
export type LoadedRing = {
  ring: Ring;
  /** What its stones add to its radius, in millimetres. */
  lift: number;
  drawMetal: () => void;
  drawStones: () => void;
  remove: () => void;
};

export type RingParts = {
  /** `#rrggbb` of each alloy. */
  alloys: Readonly<Record<string, string>>;
  stone: Pick<RingStone, 'diameter'> | undefined;
  drawing: Drawing | undefined;
};

/** @param onChange called when the font of the engraving has come later */
export function loadRing(
  gl: WebGL2RenderingContext,
  ring: Ring,
  { alloys, stone, drawing }: RingParts,
  onChange: () => void,
): LoadedRing {
  const { parts, ...built } = buildRingMesh(ring);
  const mesh = uploadMesh(gl, built);
  const stones = loadStones(gl, ring, stone);
  const materials = createBlocks(gl, parts.length + 2);
  const [ofSetting, ofStones] = [parts.length, parts.length + 1];
  let engraving: LoadedEngraving | undefined;
  let isRemoved = false;

  const engrave = () => {
    gl.deleteTexture(engraving?.texture ?? null);
    engraving = loadEngraving(gl, ring, drawing);
    const [relief, rough] = ring.engraving === 'laser' ? [0.3, 0.6] : [1, 0.1];
    const [width, height] = engraving?.size ?? [0, 0];
    const radius = ring.size / 20 / Math.PI;
    const toColor = (alloy = '') => toReflectance(alloys[alloy] ?? '#cccccc');
    parts.forEach(({ zone, side }, index) => {
      const { alloy, surface = 'polished' } = ring.zones[zone] ?? {};
      const inside = { half: ring.width / 20, mark: [width, height, relief, rough] } as const;
      const material = {
        ...{ color: toColor(alloy), dark: side === 'groove' ? 0.75 : 1, surface: findSurface(side, surface), radius },
        ...(side === 'inside' && inside),
      };
      materials.write(index, listMaterial(material));
    });
    // The zone in the middle holds the stones.
    const color = toColor(ring.zones[ring.zones.length >> 1]?.alloy);
    if (stones) {
      const place = { stone: [stones.at.scale, stones.at.radius] } as const;
      materials.write(ofSetting, listMaterial({ color, radius, ...(stones.isPerStone && place) }));
      materials.write(ofStones, listMaterial({ color, ...place }));
    }
    materials.upload();
  };
  engrave();
  // Without its font, a browser has drawn the text in another one.
  loadEngravingFont(ring)?.then(
    () => {
      if (isRemoved) return;
      engrave();
      onChange();
    },
    () => {},
  );
  return {
    ring,
    lift: stones ? 0.36 * stones.at.scale : 0,
    drawMetal: () => {
      gl.bindTexture(gl.TEXTURE_2D, engraving?.texture ?? null);
      parts.forEach(({ start, count }, index) => {
        materials.bind('Material', index);
        mesh.draw(start, count);
      });
      if (!stones) return;
      materials.bind('Material', ofSetting);
      stones.setting.draw();
    },
    drawStones: () => {
      if (!stones) return;
      materials.bind('Material', ofStones);
      stones.mesh.draw();
    },
    remove: () => {
      isRemoved = true;
      mesh.remove();
      stones?.mesh.remove();
      stones?.setting.remove();
      materials.remove();
      gl.deleteTexture(engraving?.texture ?? null);
    },
  };
}

type LoadedStones = {
  at: StoneInstances;
  mesh: UploadedMesh;
  setting: UploadedMesh;
  /** Whether the setting is drawn once per stone. */
  isPerStone: boolean;
};

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

/** With width and height in millimetres. */
type LoadedEngraving = { texture: WebGLTexture; size: readonly [number, number] };

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
