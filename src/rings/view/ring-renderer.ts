import type { Drawing } from '../../orders/drawing-data.ts';
import type { Ring, RingPair } from '../ring-pair.ts';
import type { RingStone } from '../ring-rules.ts';
import { type Pose, placeCamera } from './camera.ts';
import { createProgram, type Program } from './gpu.ts';
import { createHandRenderer } from './hand-renderer.ts';
import { type LoadedRing, loadRing } from './loaded-ring.ts';
import { metalShader } from './metal-shader.ts';
import { place, setScene } from './place-scene.ts';
import { toReflectance } from './reflectance.ts';
import { arrangeRings, type RingArrangement } from './scene.ts';
import { shadowShader, shadowVertexShader } from './shadow-shader.ts';
import { stoneShader } from './stone-shader.ts';
import { vertexShader } from './studio-shader.ts';
import { findSurface, type Surface } from './surfaces.ts';

/** What is drawn. */
export type RingLook = {
  pair: RingPair;
  /** `#rrggbb` of each alloy. */
  alloys: Readonly<Record<string, string>>;
  stones: Readonly<Record<string, Pick<RingStone, 'diameter'>>>;
  /** What is engraved in each ring in place of a text, as far as this browser has it. */
  drawings: readonly (Drawing | null | undefined)[];
};

/** How it is drawn; the tone is the linear colour of hands. */
export type Shot = { pose: Pose; arrangement: RingArrangement; tone: readonly number[] };

type Renderer = {
  update: (look: RingLook) => void;
  /** Of the programs that the arrangement needs: while one is pending, drawing would wait for the driver. */
  getState: (arrangement: RingArrangement) => ReturnType<Program['getState']>;
  draw: (shot: Shot) => void;
  remove: () => void;
};

/**
 * Draws rings with WebGL 2; undefined without it.
 *
 * @param onChange called when what is drawn has changed by itself
 */
export function createRenderer(canvas: HTMLCanvasElement, onChange: () => void): Renderer | undefined {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!gl || gl.isContextLost()) return undefined;
  const metal = createProgram(gl, vertexShader, metalShader);
  const shadow = createProgram(gl, shadowVertexShader, shadowShader);
  let stone: Program | undefined;
  let hands: ReturnType<typeof createHandRenderer> | undefined;
  const empty = gl.createVertexArray();
  let loaded = new Map<string, LoadedRing>();
  let rings: readonly LoadedRing[] = [];
  let alloys: RingLook['alloys'] = {};

  const setColor = ({ at }: Program, alloy: string | undefined) =>
    gl.uniform3fv(at('uColor'), toReflectance(alloys[alloy ?? ''] ?? '#cccccc'));

  const setSurface = ({ grain, tilt, cells, finish }: Surface) => {
    gl.uniform4fv(metal.at('uGrain'), grain);
    gl.uniform4fv(metal.at('uTilt'), tilt);
    gl.uniform4fv(metal.at('uCells'), cells);
    gl.uniform4fv(metal.at('uFinish'), finish);
  };

  const drawMetal = ({ ring, mesh, parts, stones, engraving }: LoadedRing) => {
    const { at } = metal;
    gl.uniform2f(at('uSize'), ring.size / 20 / Math.PI, ring.width / 20);
    gl.bindTexture(gl.TEXTURE_2D, engraving?.texture ?? null);
    const isLaser = ring.engraving === 'laser';
    for (const { zone, side, start, count } of parts) {
      const { alloy, surface = 'polished' } = ring.zones[zone] ?? {};
      setColor(metal, alloy);
      setSurface(findSurface(side, surface));
      const isInside = side === 'inside';
      const [width, height] = (isInside && engraving?.size) || [0, 0];
      gl.uniform1i(at('uInside'), isInside ? 1 : 0);
      gl.uniform1f(at('uDark'), side === 'groove' ? 0.75 : 1);
      gl.uniform4f(at('uText'), width, height, isLaser ? 0.3 : 1, isLaser ? 0.6 : 0.1);
      mesh.draw(start, count);
    }
    if (!stones) return;
    setColor(metal, getMiddleAlloy(ring));
    setSurface(findSurface('flank', 'polished'));
    gl.uniform1i(at('uInside'), 0);
    gl.uniform1f(at('uDark'), 1);
    gl.uniform4f(at('uText'), 0, 0, 0, 0);
    if (stones.isPerStone) gl.uniform2f(at('uStone'), stones.at.scale, stones.at.radius);
    stones.setting.draw();
  };

  const drawStones = (program: Program, { ring, stones }: LoadedRing) => {
    if (!stones) return;
    setColor(program, getMiddleAlloy(ring));
    gl.uniform2f(program.at('uStone'), stones.at.scale, stones.at.radius);
    stones.mesh.draw();
  };

  return {
    update: (look) => {
      alloys = look.alloys;
      const before = loaded;
      const entries = look.pair.map((ring, index) => {
        const stone = look.stones[ring.stone];
        const drawing = look.drawings[index] ?? undefined;
        // The ring names its drawing by a hash.
        const key = JSON.stringify([index, ring, stone, drawing !== undefined]);
        return [key, before.get(key) ?? loadRing(gl, ring, { stone, drawing }, onChange)] as const;
      });
      loaded = new Map(entries);
      rings = entries.map(([, one]) => one);
      for (const [key, one] of before) if (!loaded.has(key)) one.remove();
      hands?.clear();
      if (rings.some(({ stones }) => stones)) stone ??= createProgram(gl, vertexShader, stoneShader);
    },
    getState: (arrangement) => {
      if (arrangement === 'hand') hands ??= createHandRenderer(gl);
      const states = [metal, shadow, stone, hands].map((one) => one?.getState() ?? 'ready');
      return states.find((state) => state === 'failed') ?? states.find((state) => state === 'pending') ?? 'ready';
    },
    draw: ({ pose, arrangement, tone }) => {
      const { width, height } = canvas;
      const lifted = rings.map(({ ring, stones }) => ({ ring, lift: stones ? 0.36 * stones.at.scale : 0 }));
      const scene = arrangeRings(lifted, arrangement, pose.yaw);
      const camera = placeCamera(scene, pose, width / height);
      const each = (program: Program, draw: (ring: LoadedRing) => void) => {
        setScene(gl, program, camera, scene.rings);
        for (const placed of scene.rings) {
          const ring = rings[placed.index];
          place(gl, program, placed);
          if (ring) draw(ring);
        }
      };
      gl.viewport(0, 0, width, height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.CULL_FACE);
      setScene(gl, shadow, camera, scene.rings);
      gl.bindVertexArray(empty);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      gl.enable(gl.DEPTH_TEST);
      gl.enable(gl.CULL_FACE);
      each(metal, drawMetal);
      if (stone) {
        const program = stone;
        each(program, (ring) => drawStones(program, ring));
      }
      if (scene.fingers.length > 0) hands?.draw(camera, scene, tone);
    },
    remove: () => {
      for (const one of rings) one.remove();
      // The context itself stays, for a view that is created on the same canvas again.
      for (const one of [metal, shadow, stone, hands]) one?.remove();
      gl.deleteVertexArray(empty);
    },
  };
}

/** The alloy of the zone in the middle, which holds the stones. */
const getMiddleAlloy = ({ zones }: Ring) => zones[zones.length >> 1]?.alloy;
