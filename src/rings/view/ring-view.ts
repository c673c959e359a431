import type { Pose } from './camera.ts';
import { toLinear } from './reflectance.ts';
import { createRenderer, type RingLook } from './ring-renderer.ts';
import type { RingArrangement } from './scene.ts';

export type RingView = {
  update: (next: RingLook) => void;
  /** Turns by fractions of the canvas's width and height. Returns the whole turn so far in degrees, 0 to 359. */
  turn: (dx: number, dy: number) => number;
  /** Larger than 1 comes closer. */
  zoom: (factor: number) => void;
  arrange: (next: RingArrangement) => void;
  /** Returns to the first pose. */
  reset: () => void;
  destroy: () => void;
};

export type RingViewEvents = {
  /** After the first frame, and after the first one of a restored context. */
  onDrawn?: () => void;
  /** When nothing can be drawn: the browser has taken the context away, or the driver has refused a program. */
  onLost?: () => void;
};

const firstPose: Readonly<Record<RingArrangement, Pose>> = {
  side: { yaw: -0.86, pitch: 0.32, zoom: 1 },
  first: { yaw: -0.72, pitch: 0.32, zoom: 1 },
  second: { yaw: -0.72, pitch: 0.32, zoom: 1 },
  stacked: { yaw: 0, pitch: 0.36, zoom: 1 },
  hand: { yaw: -0.16, pitch: 0.1, zoom: 1 },
};

/** Radians by which a drag over the whole canvas turns the rings. */
const turnPerWidth = 1.5 * Math.PI;

/** Share of the way to the wanted pose that is left after each millisecond. */
const damping = 0.988;

/** Milliseconds between two frames above which moving pictures get coarser, and below which finer again. */
const slowFrame = 30;
const fastFrame = 18;

/** The least share of the full resolution. */
const coarsest = 0.4;

/**
 * A view of a pair of rings on a canvas; undefined without WebGL 2. It draws when something has changed only, and while
 * it moves with as many pixels as the device draws fluently.
 */
export function createRingView(
  canvas: HTMLCanvasElement,
  look: RingLook,
  first: RingArrangement,
  { onDrawn, onLost }: RingViewEvents = {},
): RingView | undefined {
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };
  let frame = 0;
  const created = createRenderer(canvas, request);
  if (!created) return undefined;
  let renderer: typeof created | undefined = created;
  let shown = look;
  let arrangement = first;
  let wanted = firstPose[first];
  let pose = wanted;
  /** When the last frame of a movement was drawn; 0 at rest. */
  let last = 0;
  let movingScale = 1;
  let isDrawn = false;
  /** Measured when they change, since a frame that asks the page for them makes it compute its styles and layout. */
  let [clientWidth, clientHeight] = [canvas.clientWidth, canvas.clientHeight];
  let tone: readonly number[] | undefined;
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const dark = matchMedia('(prefers-color-scheme: dark)');

  const setSize = (scale: number) => {
    const ratio = Math.min(2, devicePixelRatio) * scale;
    const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
    if (width === 0 || (canvas.width === width && canvas.height === height)) return false;
    canvas.width = width;
    canvas.height = height;
    return true;
  };
  const stop = () => {
    renderer?.remove();
    renderer = undefined;
    onLost?.();
  };
  const draw = (now: number) => {
    frame = 0;
    const state = renderer?.getState(arrangement);
    if (!renderer || state === 'failed') return state && stop();
    if (state === 'pending') return request();
    const passed = last === 0 ? 0 : now - last;
    pose =
      motion.matches || last === 0 ? wanted : approach(pose, wanted, damping ** Math.min(100, Math.max(0, passed)));
    const isMoving = pose !== wanted;
    if (isMoving && passed > slowFrame) movingScale = Math.max(coarsest, movingScale * 0.8);
    else if (isMoving && passed > 0 && passed < fastFrame) movingScale = Math.min(1, movingScale * 1.03);
    // Few sizes, since each new one costs a new buffer.
    setSize(isMoving ? Math.ceil(movingScale * 5) / 5 : 1);
    tone ??= toLinear((getComputedStyle(canvas).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    renderer.draw({ pose, arrangement, tone });
    last = isMoving ? now : 0;
    if (isMoving) request();
    if (!isDrawn) onDrawn?.();
    isDrawn = true;
  };
  const move = (next: Pose) => {
    wanted = next;
    last ||= performance.now();
    request();
  };
  const resize = () => {
    ({ clientWidth, clientHeight } = canvas);
    if (last > 0 || !setSize(1)) return;
    // Before the browser paints, since a new size empties the canvas.
    cancelAnimationFrame(frame);
    draw(performance.now());
  };
  const changeMode = () => {
    tone = undefined;
    request();
  };
  const lose = (event: Event) => {
    // Without it, browsers do not restore the context.
    event.preventDefault();
    stop();
  };
  const restore = () => {
    renderer = createRenderer(canvas, request);
    renderer?.update(shown);
    isDrawn = false;
    request();
  };

  canvas.addEventListener('webglcontextlost', lose);
  canvas.addEventListener('webglcontextrestored', restore);
  const observer = new ResizeObserver(resize);
  const modes = new MutationObserver(changeMode);
  created.update(look);
  observer.observe(canvas);
  modes.observe(document.documentElement, { attributeFilter: ['data-color-mode'] });
  dark.addEventListener('change', changeMode);

  return {
    update: (next) => {
      shown = next;
      renderer?.update(next);
      request();
    },
    turn: (dx, dy) => {
      const pitch = Math.min(1.45, Math.max(0.02, wanted.pitch + dy * 2.2));
      move({ ...wanted, yaw: wanted.yaw + dx * turnPerWidth, pitch });
      const degrees = Math.round(((wanted.yaw - firstPose[arrangement].yaw) * 180) / Math.PI);
      return ((degrees % 360) + 360) % 360;
    },
    zoom: (factor) => move({ ...wanted, zoom: Math.min(2, Math.max(0.8, wanted.zoom * factor)) }),
    arrange: (next) => {
      arrangement = next;
      pose = firstPose[next];
      move(pose);
    },
    reset: () => move(firstPose[arrangement]),
    destroy: () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      modes.disconnect();
      dark.removeEventListener('change', changeMode);
      canvas.removeEventListener('webglcontextlost', lose);
      canvas.removeEventListener('webglcontextrestored', restore);
      renderer?.remove();
    },
  };
}

/** Part of the way from one pose to another, and the other itself once nobody sees a difference. */
function approach(from: Pose, to: Pose, left: number): Pose {
  const mix = (one: number, other: number) => other + (one - other) * left;
  const next = { yaw: mix(from.yaw, to.yaw), pitch: mix(from.pitch, to.pitch), zoom: mix(from.zoom, to.zoom) };
  const rest = Math.abs(next.yaw - to.yaw) + Math.abs(next.pitch - to.pitch) + Math.abs(next.zoom - to.zoom);
  return rest < 0.002 ? to : next;
}
