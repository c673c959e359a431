'use client';

import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { toPictureAddress } from '../../base/picture-address.ts';
import type { productGallery } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import type { PictureZoomProps } from './picture-zoom.client.tsx';

const styles = {
  root: 'product-gallery__root',
  strip: 'product-gallery__strip',
  slide: 'product-gallery__slide',
  thumbs: 'product-gallery__thumbs',
  thumb: 'product-gallery__thumb',
} satisfies Partial<SlotClasses<'product-gallery', typeof productGallery>>;

export type GalleryImage = { id: string; width: number; height: number; alt: string; show: string; enlarge: string };

type Props = { images: readonly GalleryImage[]; label: string; words: PictureZoomProps['words'] };

const anchorOf = (at: number) => `bild-${at + 1}`;

/** A strip that scrolls picture by picture; the small ones below lead there, the large ones open to the eye. */
export function ProductGallery({ images, label, words }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [Zoom, setZoom] = useState<ComponentType<PictureZoomProps>>();
  const [enlarged, setEnlarged] = useState<number>();

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const look = () => setShown(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, []);

  const show = (at: number) => {
    const list = strip.current;
    list?.scrollTo({ left: at * list.clientWidth });
  };
  const loadZoom = () =>
    import('./picture-zoom.client.tsx').then(
      ({ PictureZoom }) => setZoom(() => PictureZoom),
      // The link leads to the picture all the same.
      () => undefined,
    );
  const enlarge = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(at);
    if (!Zoom) loadZoom();
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = shown + (by ?? 0);
    if (!by || next < 0 || next >= images.length) return;
    event.preventDefault();
    show(next);
    const links = event.currentTarget.querySelectorAll<HTMLElement>('a');
    links[next]?.focus({ preventScroll: true });
  };

  return (
    <section className={styles.root} aria-label={label}>
      <ul className={styles.strip} ref={strip} onKeyDown={step}>
        {images.map((image, at) => (
          <li key={image.id} id={anchorOf(at)} className={styles.slide}>
            <a
              href={toPictureAddress(image.id, '1980.webp')}
              aria-label={image.enlarge}
              onClick={(event) => enlarge(event, at)}
              onPointerEnter={Zoom ? undefined : loadZoom}
            >
              <Picture
                id={image.id}
                width={image.width}
                height={image.height}
                alt={image.alt}
                sizes="(min-width: 62em) 54vw, 100vw"
                isFirst={at === 0}
                travels={at === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles.thumbs} onKeyDown={step}>
          {images.map((image, at) => (
            <li key={image.id}>
              <a
                href={`#${anchorOf(at)}`}
                className={styles.thumb}
                aria-label={image.show}
                aria-current={at === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(at);
                }}
              >
                <Picture
                  id={image.id}
                  width={image.width}
                  height={image.height}
                  alt=""
                  sizes="6rem"
                  widest={320}
                  isEager
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Zoom && enlarged !== undefined && (
        <Zoom images={images} at={enlarged} words={words} onMove={setEnlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </section>
  );
}
