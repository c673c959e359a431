'use client';

import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import { toPictureAddress } from '../../base/picture-address.ts';
import { Icon } from '../../ui/icon.tsx';
import type { GalleryImage } from './product-gallery.client.tsx';

/** Written here, since no page needs these before somebody looks closer. */
const styles = {
  dialog: {
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    border: 0,
    background: 'var(--colors-paper)',
    color: 'var(--colors-ink)',
  },
  tools: { position: 'absolute', top: 8, right: 8, zIndex: 1, display: 'flex', gap: 4 },
  tool: {
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: '50%',
    background: 'var(--colors-raised)',
  },
  stage: { display: 'grid', height: '100%', overflow: 'auto', touchAction: 'pan-x pan-y pinch-zoom' },
  fitting: { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' },
  whole: { width: '100%', height: '100%', objectFit: 'contain', cursor: 'zoom-in' },
  close: { width: '220%', maxWidth: 'none', height: 'auto', margin: 'auto', cursor: 'grab' },
} satisfies Record<string, CSSProperties>;

export type PictureZoomProps = {
  images: readonly GalleryImage[];
  at: number;
  words: Record<'title' | 'close' | 'closer' | 'farther' | 'previous' | 'next', string>;
  onMove: (at: number) => void;
  onClose: () => void;
};

/** The picture as large as it is: the browser's own dialog holds the focus and gives it back. */
export function PictureZoom({ images, at, words, onMove, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [isClose, setIsClose] = useState(false);
  const image = images[at];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const pan = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
    stage.current?.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  };
  const move = (by: number) => {
    setIsClose(false);
    onMove((at + by + images.length) % images.length);
  };
  const magnify = () => {
    setIsClose(!isClose);
    // To the middle, once the picture has its new size.
    requestAnimationFrame(() => {
      const box = stage.current;
      box?.scrollTo({
        left: (box.scrollWidth - box.clientWidth) / 2,
        top: (box.scrollHeight - box.clientHeight) / 2,
        behavior: 'instant',
      });
    });
  };

  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      style={styles.dialog}
      aria-label={words.title}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (isClose || images.length < 2) return;
        if (key === 'ArrowRight') move(1);
        if (key === 'ArrowLeft') move(-1);
      }}
    >
      <div style={styles.tools}>
        {images.length > 1 && (
          <>
            <button type="button" style={styles.tool} aria-label={words.previous} onClick={() => move(-1)}>
              <span style={{ scale: '-1 1' }}>
                <Icon name="arrow" />
              </span>
            </button>
            <button type="button" style={styles.tool} aria-label={words.next} onClick={() => move(1)}>
              <Icon name="arrow" />
            </button>
          </>
        )}
        <button
          type="button"
          style={styles.tool}
          aria-pressed={isClose}
          aria-label={isClose ? words.farther : words.closer}
          onClick={magnify}
        >
          <Icon name={isClose ? 'minus' : 'plus'} />
        </button>
        <button type="button" style={styles.tool} aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <section
        ref={stage}
        style={isClose ? styles.stage : { ...styles.stage, ...styles.fitting }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: A scrolling box has to be in reach of the keyboard.
        tabIndex={0}
        aria-label={image.alt}
        onPointerMove={pan}
      >
        <img
          key={image.id}
          src={toPictureAddress(image.id, image.width > 1200 ? '1980.webp' : '1200.webp')}
          width={image.width}
          height={image.height}
          alt={image.alt}
          draggable={false}
          style={isClose ? styles.close : styles.whole}
          onDoubleClick={magnify}
        />
      </section>
    </dialog>
  );
}
