import { createRenderer, type Pose, type RingLook } from './ring-renderer.ts';
import type { RingArrangement } from './scene.ts';

export type RingView = {
  update: (next: RingLook) => void;
  /** Turns by fractions of the canvas's width and height. Returns the whole turn so far in degrees, 0 to 359. */
  turn: (dx: number, dy: number) => number;
  /** Larger than 1 comes closer. */
  zoom: (factor: number) => void;
  layout: (arrangement: RingArrangement) => void;
  /** Returns to the first pose. */
  reset: () => void;
  destroy: () => void;
};

export type RingViewEvents = {
  /** After the first frame, and after the first one of a restored context. */
  onDrawn?: () => void;
  /** When the browser has taken the context away. */
  onLost?: () => void;
};

const firstPose: Readonly<Record<RingArrangement, Pose>> = {
  side: { yaw: -0.86, pitch: 0.32, zoom: 1 },
  single: { yaw: -0.72, pitch: 0.32, zoom: 1 },
  stacked: { yaw: 0, pitch: 0.36, zoom: 1 },
};

/** Radians by which a drag over the whole canvas turns the rings. */
const turnPerWidth = 1.5 * Math.PI;

/** Share of the way to the wanted pose that is left after each millisecond. */
const damping = 0.988;

/** A view of a pair of rings on a canvas; undefined without WebGL 2. It draws when something has changed only. */
export function createRingView(
  canvas: HTMLCanvasElement,
  look: RingLook,
  { onDrawn, onLost }: RingViewEvents = {},
): RingView | undefined {
  const created = createRenderer(canvas);
  if (!created) return undefined;
  let renderer: typeof created | undefined = created;
  let shown = look;
  let wanted = firstPose[look.arrangement];
  let pose = wanted;
  let frame = 0;
  let last = 0;
  let isDrawn = false;
  const motion = matchMedia('(prefers-reduced-motion: reduce)');

  const draw = (now: number) => {
    frame = 0;
    if (!renderer) return;
    if (!renderer.isReady()) {
      request();
      return;
    }
    pose =
      motion.matches || last === 0 ? wanted : approach(pose, wanted, damping ** Math.min(100, Math.max(0, now - last)));
    renderer.draw(pose, shown.arrangement);
    last = pose === wanted ? 0 : now;
    if (pose !== wanted) request();
    if (!isDrawn) onDrawn?.();
    isDrawn = true;
  };
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const move = (next: Pose) => {
    wanted = next;
    last ||= performance.now();
    request();
  };
  const resize = () => {
    const ratio = Math.min(2, devicePixelRatio);
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    if (width === 0 || (canvas.width === width && canvas.height === height)) return;
    canvas.width = width;
    canvas.height = height;
    // Before the browser paints, since a new size empties the canvas.
    cancelAnimationFrame(frame);
    draw(performance.now());
  };
  const lose = (event: Event) => {
    // Without it, browsers do not restore the context.
    event.preventDefault();
    renderer = undefined;
    onLost?.();
  };
  const restore = () => {
    renderer = createRenderer(canvas);
    renderer?.update(shown);
    isDrawn = false;
    request();
  };

  canvas.addEventListener('webglcontextlost', lose);
  canvas.addEventListener('webglcontextrestored', restore);
  const observer = new ResizeObserver(resize);
  created.update(look);
  observer.observe(canvas);

  const layout = (arrangement: RingArrangement) => {
    if (arrangement === shown.arrangement) return;
    shown = { ...shown, arrangement };
    pose = firstPose[arrangement];
    move(pose);
  };
  return {
    update: (next) => {
      const isMoved = next.arrangement !== shown.arrangement;
      if (isMoved) layout(next.arrangement);
      shown = next;
      renderer?.update(next);
      request();
    },
    turn: (dx, dy) => {
      const pitch = Math.min(1.45, Math.max(0.02, wanted.pitch + dy * 2.2));
      move({ ...wanted, yaw: wanted.yaw + dx * turnPerWidth, pitch });
      const degrees = Math.round(((wanted.yaw - firstPose[shown.arrangement].yaw) * 180) / Math.PI);
      return ((degrees % 360) + 360) % 360;
    },
    zoom: (factor) => move({ ...wanted, zoom: Math.min(2, Math.max(0.8, wanted.zoom * factor)) }),
    layout,
    reset: () => move(firstPose[shown.arrangement]),
    destroy: () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
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
