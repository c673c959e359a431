'use client';

import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import {
  clickScale,
  fitted,
  moveBy,
  type Point,
  toFrame,
  useZoomGestures,
  type ZoomView,
  zoomAt,
} from './use-zoom-gestures.ts';
import { zoomStyles as styles } from './zoom-styles.ts';
import { type GalleryImage, ZoomedPicture } from './zoomed-picture.tsx';

export type PictureZoomProps = {
  images: readonly GalleryImage[];
  start: number;
  messages: Record<'title' | 'close' | 'closer' | 'farther' | 'previous' | 'next' | 'loading' | 'failed', string>;
  /** The gallery's list, with a link in each item: closing focuses the picture seen last. */
  strip: HTMLElement | null;
  onClose: () => void;
};

const center: Point = { x: 0, y: 0 };
/** Zoom factor and pan distance in pixels of one key press. */
const zoomPerKey = 1.5;
const panPerKey = 80;
const arrows: Readonly<Record<string, Point>> = {
  ArrowRight: { x: -panPerKey, y: 0 },
  ArrowLeft: { x: panPerKey, y: 0 },
  ArrowDown: { x: 0, y: -panPerKey },
  ArrowUp: { x: 0, y: panPerKey },
};
const zooms: Readonly<Record<string, number>> = { '+': zoomPerKey, '=': zoomPerKey, '-': 1 / zoomPerKey, '0': 0 };

/** A full-screen picture viewer with zoom. A modal `<dialog>` traps and restores the focus. */
export function PictureZoom({ images, start, messages, strip, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const viewport = useRef<HTMLElement>(null);
  const [at, setAt] = useState(start);
  const [announcement, setAnnouncement] = useState('');
  const [view, setView] = useState(fitted);
  const [isAnimated, setIsAnimated] = useState(false);
  const [box, setBox] = useState({ width: innerWidth, height: innerHeight });
  const image = images[at];
  const frame = toFrame(box, image ?? box);
  // Clamped again, since the window may have been resized.
  const clamped = moveBy(view, center, frame);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    const measure = () => {
      const { clientWidth: width = innerWidth, clientHeight: height = innerHeight } = viewport.current ?? {};
      setBox({ width, height });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  const handleClosed = () => {
    strip?.scrollTo({ left: at * strip.clientWidth, behavior: 'instant' });
    strip?.children[at]?.querySelector('a')?.focus({ preventScroll: true });
    onClose();
  };
  const close = useBackToClose(() => {
    dialog.current?.close();
    handleClosed();
  });
  const go = (by: number) => {
    const next = (at + by + images.length) % images.length;
    setView(fitted);
    setAt(next);
    setAnnouncement(images[next]?.alt ?? '');
  };
  // From the current state: a pinch pans and zooms in one event.
  const change = (isSmooth: boolean, next: (view: ZoomView) => ZoomView) => {
    setIsAnimated(isSmooth);
    setView((now) => next(moveBy(now, center, frame)));
  };
  const zoom = (by: number, point: Point, isSmooth = false) =>
    change(isSmooth, (now) => zoomAt(now, now.scale * by, point, frame));
  const pan = (by: Point, isSmooth = false) => change(isSmooth, (now) => moveBy(now, by, frame));
  const toggle = (point: Point) => change(true, (now) => zoomAt(now, now.scale > 1 ? 1 : clickScale, point, frame));

  const gestures = useZoomGestures(viewport, {
    zoom,
    toggle,
    pan,
    swipe: (by) => clamped.scale === 1 && images.length > 1 && go(by),
  });
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const by = zooms[key];
    const step = arrows[key];
    if (by !== undefined) zoom(by, center, true);
    else if (step && clamped.scale > 1) pan(step, true);
    else if (step?.x && images.length > 1) go(Math.sign(-step.x));
    else return;
    event.preventDefault();
  };

  if (!image) return null;
  const stripImage = strip?.children[at]?.querySelector('img');
  const isClose = clamped.scale > 1;
  return (
    <dialog
      ref={dialog}
      style={styles.dialog}
      aria-label={messages.title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // Browsers close a dialog on a second Escape without a `cancel` event.
      onClose={close}
      onKeyDown={handleKey}
    >
      <div style={styles.tools}>
        {images.length > 1 && (
          <>
            <Tool label={messages.previous} icon="arrow" isTurned onPress={() => go(-1)} />
            <Tool label={messages.next} icon="arrow" onPress={() => go(1)} />
          </>
        )}
        <Tool
          label={isClose ? messages.farther : messages.closer}
          icon={isClose ? 'minus' : 'plus'}
          onPress={() => toggle(center)}
        />
        <Tool label={messages.close} icon="close" onPress={close} />
      </div>
      <section ref={viewport} style={styles.viewport} aria-label={image.alt} {...gestures}>
        <ZoomedPicture
          key={image.id}
          image={image}
          first={stripImage?.complete && stripImage.naturalWidth > 0 ? stripImage.currentSrc : undefined}
          size={frame.picture}
          view={clamped}
          {...{ isAnimated, messages }}
        />
      </section>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </dialog>
  );
}

type ToolProps = { label: string; icon: IconName; isTurned?: boolean; onPress: () => void };

function Tool({ label, icon, isTurned = false, onPress }: ToolProps) {
  return (
    <button type="button" style={styles.tool} aria-label={label} onClick={onPress}>
      <span style={isTurned ? { scale: '-1 1' } : undefined}>
        <Icon name={icon} />
      </span>
    </button>
  );
}

/**
 * Pushes a history entry for an overlay, so that Back closes it and the page stays.
 *
 * @param onBack called when the entry was left
 * @returns goes back, for other ways of closing; repeated calls have no effect
 */
function useBackToClose(onBack: () => void): () => void {
  const close = useEffectEvent(onBack);
  const isLeft = useRef(false);
  useEffect(() => {
    const { href } = location;
    history.pushState(history.state, '', href);
    const follow = (event: PopStateEvent) => {
      // At the same address the router would reload the page; going farther back is left to the router.
      if (location.href === href) event.stopImmediatePropagation();
      isLeft.current = true;
      close();
    };
    const once = { capture: true, once: true };
    addEventListener('popstate', follow, once);
    return () => removeEventListener('popstate', follow, once);
  }, []);
  return useCallback(() => {
    if (isLeft.current) return;
    isLeft.current = true;
    history.back();
  }, []);
}
