import type { Ring, RingPair } from '../ring-pair.ts';
import type { RingStone } from '../ring-rules.ts';
import { createProgram, type Program } from './gpu.ts';
import { type LoadedRing, loadRing } from './loaded-ring.ts';
import { metalShader } from './metal-shader.ts';
import { arrangeRings, type PlacedRing, type RingArrangement, type Scene } from './scene.ts';
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
  arrangement: RingArrangement;
};

/** Angle of the rings and of the camera in radians, and what the camera's distance is divided by. */
export type Pose = { yaw: number; pitch: number; zoom: number };

type Renderer = {
  update: (look: RingLook) => void;
  /** Whether the driver has compiled the programs; without that, drawing waits for it. */
  isReady: () => boolean;
  draw: (pose: Pose, arrangement: RingArrangement) => void;
  remove: () => void;
};

/** Draws rings with WebGL 2; undefined without it. */
export function createRenderer(canvas: HTMLCanvasElement): Renderer | undefined {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!gl || gl.isContextLost()) return undefined;
  const metal = createProgram(gl, vertexShader, metalShader);
  const shadow = createProgram(gl, shadowVertexShader, shadowShader);
  let stone: Program | undefined;
  const empty = gl.createVertexArray();
  let loaded = new Map<string, LoadedRing>();
  let rings: readonly LoadedRing[] = [];
  let alloys: RingLook['alloys'] = {};

  const setColor = ({ at }: Program, alloy: string | undefined) =>
    gl.uniform3fv(at('uColor'), toLinear(alloys[alloy ?? ''] ?? '#cccccc'));

  const setSurface = ({ grain, tilt, cells, finish }: Surface) => {
    gl.uniform4fv(metal.at('uGrain'), grain);
    gl.uniform4fv(metal.at('uTilt'), tilt);
    gl.uniform4fv(metal.at('uCells'), cells);
    gl.uniform4fv(metal.at('uFinish'), finish);
  };

  const drawMetal = ({ ring, mesh, parts, stones, engraving }: LoadedRing) => {
    const { at } = metal;
    gl.uniform2f(at('uSize'), ring.size / 20 / Math.PI, ring.width / 20);
    gl.uniform2f(at('uStone'), 1, 0);
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
        const key = JSON.stringify([index, ring, look.stones[ring.stone]]);
        return [key, before.get(key) ?? loadRing(gl, ring, look.stones[ring.stone])] as const;
      });
      loaded = new Map(entries);
      rings = entries.map(([, one]) => one);
      for (const [key, one] of before) if (!loaded.has(key)) one.remove();
      if (rings.some(({ stones }) => stones)) stone ??= createProgram(gl, vertexShader, stoneShader);
    },
    isReady: () => [metal, shadow, stone].every((one) => one?.isReady() ?? true),
    draw: (pose, arrangement) => {
      const { width, height } = canvas;
      const lifted = rings.map(({ ring, stones }) => ({ ring, lift: stones ? 0.36 * stones.at.scale : 0 }));
      const scene = arrangeRings(lifted, arrangement, pose.yaw);
      const camera = placeCamera(scene, pose, width / height);
      const each = (program: Program, draw: (ring: LoadedRing) => void) => {
        setScene(gl, program, camera, scene.rings);
        scene.rings.forEach(({ turn, center }, index) => {
          gl.uniformMatrix3fv(program.at('uTurn'), false, turn);
          gl.uniform3fv(program.at('uCenter'), center);
          const ring = rings[index];
          if (ring) draw(ring);
        });
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
      const program = stone;
      if (program) each(program, (ring) => drawStones(program, ring));
    },
    remove: () => {
      for (const one of rings) one.remove();
      // The context itself stays, for a view that is created on the same canvas again.
      for (const one of [metal, shadow, stone]) one?.remove();
      gl.deleteVertexArray(empty);
    },
  };
}

/** Sine and cosine of its pitch, its distance, the height that it looks at, and the scales of both axes. */
type Camera = { eye: readonly [number, number, number, number]; scale: readonly [number, number] };

/** Tangent of half the camera's vertical angle. */
const lens = 0.2;

/** The camera that has the whole scene in its picture. */
function placeCamera({ reach, height, isLying }: Scene, { pitch, zoom }: Pose, aspect: number): Camera {
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  // What lies nearer than the middle looks larger.
  const half = isLying ? 1.15 * ((height / 2) * cos + reach * sin) : (height / 2) * cos;
  const fitting = (1.05 * Math.max(reach / aspect, half)) / lens;
  return { eye: [sin, cos, (fitting + 0.35 * reach) / zoom, height / 2], scale: [1 / (lens * aspect), 1 / lens] };
}

function setScene(
  gl: WebGL2RenderingContext,
  { select, at }: Program,
  { eye, scale }: Camera,
  placed: readonly PlacedRing[],
): void {
  select();
  gl.uniform4fv(at('uEye'), eye);
  gl.uniform2fv(at('uLens'), scale);
  const shadows = [0, 1].map((index) => placed[index]?.shadow ?? [0, 0, 0, 0, 0, 0, 0]);
  gl.uniform4fv(
    at('uFoot'),
    shadows.flatMap((values) => [...values.slice(0, 3), 0]),
  );
  gl.uniform4fv(
    at('uBase'),
    shadows.flatMap((values) => values.slice(3)),
  );
}

/** The alloy of the zone in the middle, which holds the stones. */
const getMiddleAlloy = ({ zones }: Ring) => zones[zones.length >> 1]?.alloy;

/** Linear channels of `#rrggbb`. */
function toLinear(hex: string): number[] {
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
}
