import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export type ZoomGestures = {
  /** Multiplies the scale. */
  zoom: (by: number, at: Point) => void;
  /** Toggles between fitted and magnified. */
  toggle: (at: Point) => void;
  pan: (by: Point) => void;
  /** To the next or previous picture, while the picture is fitted. */
  swipe: (by: 1 | -1) => void;
};

/** Pixels that a tap may move. */
const tapTolerance = 8;

const minSwipeDistance = 60;

/** Longest interval between the two taps of a double tap. */
const doubleTapMs = 350;

/** Handlers of wheel, drag, pinch, click and double tap; points are relative to the center of the viewport. */
export function useZoomGestures(viewport: RefObject<HTMLElement | null>, gestures: ZoomGestures) {
  const pointers = useRef(new Map<number, Point>());
  const moved = useRef<Point>({ x: 0, y: 0 });
  const wasPinch = useRef(false);
  const tappedAt = useRef(Number.NEGATIVE_INFINITY);

  const toPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = viewport.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
  };

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A trackpad pinch is reported as wheel events with Ctrl, in smaller steps.
    gestures.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), toPoint(event));
  });
  useEffect(() => {
    // React adds passive listeners, which cannot prevent scrolling or zooming the page.
    const box = viewport.current;
    const listen = (event: WheelEvent) => handleWheel(event);
    box?.addEventListener('wheel', listen, { passive: false });
    return () => box?.removeEventListener('wheel', listen);
  }, [viewport]);

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) {
      moved.current = { x: 0, y: 0 };
      wasPinch.current = false;
    }
    pointers.current.set(event.pointerId, toPoint(event));
    if (pointers.current.size > 1) wasPinch.current = true;
  };
  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = toPoint(event);
    pointers.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    moved.current = { x: moved.current.x + by.x, y: moved.current.y + by.y };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return gestures.pan(by);
    gestures.pan({ x: by.x / 2, y: by.y / 2 });
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    gestures.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
  };
  const up = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0 || wasPinch.current) return;
    const { x, y } = moved.current;
    if (Math.hypot(x, y) <= tapTolerance) return tap(event);
    if (event.pointerType !== 'mouse' && Math.abs(x) > minSwipeDistance && Math.abs(x) > 2 * Math.abs(y)) {
      gestures.swipe(x < 0 ? 1 : -1);
    }
  };
  const tap = (event: PointerEvent) => {
    const isDouble = event.timeStamp - tappedAt.current < doubleTapMs;
    tappedAt.current = isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp;
    if (event.pointerType === 'mouse' || isDouble) gestures.toggle(toPoint(event));
  };
  const cancel = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Position of a picture in the viewport: its scale, and the offset of its center from the viewport's center in pixels.
 */
export type ZoomView = { scale: number; x: number; y: number };

export type Size = { width: number; height: number };

/** Relative to the center of the viewport. */
export type Point = { x: number; y: number };

/** Size of the viewport and of the fitted picture, and the largest scale. */
type Frame = { viewport: Size; picture: Size; maxScale: number };

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
