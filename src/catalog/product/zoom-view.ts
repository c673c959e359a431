/**
 * Position of a picture in the viewport: its scale, and the offset of its center from the viewport's center in pixels.
 */
export type ZoomView = { scale: number; x: number; y: number };

export type Size = { width: number; height: number };
/** Relative to the center of the viewport. */
export type Point = { x: number; y: number };

/** Size of the viewport and of the fitted picture, and the largest scale. */
export type Frame = { viewport: Size; picture: Size; maxScale: number };

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 };

/** Scale after one click. */
export const clickScale = 2;
const maxScale = 6;

/**
 * The frame of a picture. It can be magnified to twice its original size, at least to `clickScale` and at most to
 * `maxScale`.
 */
export function toFrame(viewport: Size, original: Size): Frame {
  const fit = Math.min(1, viewport.width / original.width, viewport.height / original.height);
  const picture = { width: original.width * fit, height: original.height * fit };
  return { viewport, picture, maxScale: Math.min(maxScale, Math.max(clickScale, 2 / fit)) };
}

/** Zooms to a scale while the point stays in place, as far as the picture's edges allow. */
export function zoomAt(view: ZoomView, scale: number, at: Point, frame: Frame): ZoomView {
  const next = Math.min(frame.maxScale, Math.max(1, scale));
  const by = next / view.scale;
  return clampView({ scale: next, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, frame);
}

export function moveBy({ scale, x, y }: ZoomView, by: Point, frame: Frame): ZoomView {
  return clampView({ scale, x: x + by.x, y: y + by.y }, frame);
}

/** Limits the offset, so that a large picture covers the viewport and a small one stays centered. */
function clampView({ scale, x, y }: ZoomView, { viewport, picture }: Frame): ZoomView {
  const across = Math.max(0, (picture.width * scale - viewport.width) / 2);
  const down = Math.max(0, (picture.height * scale - viewport.height) / 2);
  return { scale, x: clamp(x, across), y: clamp(y, down) };
}

// Adding zero makes 0 of -0.
const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0;
