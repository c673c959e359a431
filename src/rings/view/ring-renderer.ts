import type { Drawing } from '../../orders/drawing-data.ts';
import type { RingPair } from '../ring-pair.ts';
import type { RingStone } from '../ring-rules.ts';
import { type Pose, placeCamera } from './camera.ts';
import { createFrameBlocks } from './frame-blocks.ts';
import { createProgram, type Program } from './gpu.ts';
import { createHandRenderer } from './hand-renderer.ts';
import { type LoadedRing, loadRing, type RingParts } from './loaded-ring.ts';
import { metalShader } from './metal-shader.ts';
import type { Scene } from './placed-rings.ts';
import { arrangeRings, type RingArrangement } from './scene.ts';
import { shadowShader, shadowVertexShader } from './shadow-shader.ts';
import { stoneShader } from './stone-shader.ts';
import { vertexShader } from './studio-shader.ts';

/** What is drawn. */
export type RingLook = {
  pair: RingPair;
  alloys: RingParts['alloys'];
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
  const frame = createFrameBlocks(gl);
  let loaded = new Map<string, LoadedRing>();
  let rings: readonly LoadedRing[] = [];

  const drawRings = ({ rings: placed }: Scene, draw: 'drawMetal' | 'drawStones') =>
    placed.forEach(({ index }, place) => {
      frame.bindPlace(place);
      rings[index]?.[draw]();
    });

  return {
    update: ({ pair, alloys, stones, drawings }) => {
      const before = loaded;
      const entries = pair.map((ring, index) => {
        const parts = { alloys, stone: stones[ring.stone], drawing: drawings[index] ?? undefined };
        // The ring names its drawing by a hash.
        const key = JSON.stringify([index, ring, alloys, parts.stone, parts.drawing !== undefined]);
        return [key, before.get(key) ?? loadRing(gl, ring, parts, onChange)] as const;
      });
      loaded = new Map(entries);
      rings = entries.map(([, one]) => one);
      for (const [key, one] of before) if (!loaded.has(key)) one.remove();
      hands?.clear();
      if (rings.some(({ lift }) => lift > 0)) stone ??= createProgram(gl, vertexShader, stoneShader);
    },
    getState: (arrangement) => {
      if (arrangement === 'hand') hands ??= createHandRenderer(gl);
      const programs = [metal, shadow, stone, arrangement === 'hand' ? hands : undefined];
      const states = programs.map((one) => one?.getState() ?? 'ready');
      return states.find((state) => state === 'failed') ?? states.find((state) => state === 'pending') ?? 'ready';
    },
    draw: ({ pose, arrangement, tone }) => {
      const { width, height } = canvas;
      const scene = arrangeRings(rings, arrangement, pose.yaw);
      frame.write(placeCamera(scene, pose, width / height), scene);
      gl.viewport(0, 0, width, height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.CULL_FACE);
      shadow.select();
      gl.bindVertexArray(empty);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      gl.enable(gl.DEPTH_TEST);
      gl.enable(gl.CULL_FACE);
      metal.select();
      drawRings(scene, 'drawMetal');
      if (stone) {
        stone.select();
        drawRings(scene, 'drawStones');
      }
      if (scene.fingers.length > 0) hands?.draw(frame, scene, tone);
    },
    remove: () => {
      for (const one of rings) one.remove();
      // The context itself stays, for a view that is created on the same canvas again.
      for (const one of [metal, shadow, stone, hands, frame]) one?.remove();
      gl.deleteVertexArray(empty);
    },
  };
}
