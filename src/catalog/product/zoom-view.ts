/** How a picture lies on the stage: how much it is magnified, and how far its middle is from the stage's, in pixels. */
export type ZoomView = { scale: number; x: number; y: number };

export type Size = { width: number; height: number };
/** From the middle of the stage. */
export type Point = { x: number; y: number };

/** The stage, and the picture as it lies there whole. */
export type Frame = { viewport: Size; picture: Size; maxScale: number };

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 };

/** What one click magnifies to. */
export const clickScale = 2;
const maxScale = 6;

/** Twice as large as the original is enough to see each of its pixels. */
export function toFrame(stage: Size, original: Size): Frame {
  const fit = Math.min(1, stage.width / original.width, stage.height / original.height);
  const picture = { width: original.width * fit, height: original.height * fit };
  return { viewport: stage, picture, maxScale: Math.min(maxScale, Math.max(clickScale, 2 / fit)) };
}

/** Magnified so that what lies at the point stays there, as far as the picture reaches. */
export function zoomAt(view: ZoomView, scale: number, at: Point, frame: Frame): ZoomView {
  const next = Math.min(frame.maxScale, Math.max(1, scale));
  const by = next / view.scale;
  return clampView({ scale: next, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, frame);
}

export function moveBy({ scale, x, y }: ZoomView, by: Point, frame: Frame): ZoomView {
  return clampView({ scale, x: x + by.x, y: y + by.y }, frame);
}

/** The picture's edge is not drawn farther in than the stage's, and a narrow picture stays in the middle. */
function clampView({ scale, x, y }: ZoomView, { viewport: stage, picture }: Frame): ZoomView {
  const across = Math.max(0, (picture.width * scale - stage.width) / 2);
  const down = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(x, across), y: clamp(y, down) };
}

// Adding zero makes 0 of -0.
const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0;
