'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { importOptional } from '../../base/import-optional.ts';
import { toPictureAddress } from '../../base/picture-address.ts';
import type { productGallery } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import type { PictureZoomProps } from './picture-zoom.client.tsx';
import type { GalleryImage } from './zoomed-picture.tsx';

const styles = {
  root: 'product-gallery__root',
  strip: 'product-gallery__strip',
  slide: 'product-gallery__slide',
  thumbs: 'product-gallery__thumbs',
  thumb: 'product-gallery__thumb',
} satisfies Partial<SlotClasses<'product-gallery', typeof productGallery>>;
type Props = { images: readonly GalleryImage[]; label: string; messages: PictureZoomProps['messages'] };

const loadZoom = () => importOptional(() => import('./picture-zoom.client.tsx'));
const anchorOf = (at: number) => `bild-${at + 1}`;
const findShown = (list: Element) => Math.round(list.scrollLeft / list.clientWidth) || 0;

/** A picture gallery: a scroll-snapping strip, thumbnails that scroll it, and pictures that open the zoom viewer. */
export function ProductGallery({ images, label, messages }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoom, setZoom] = useState<ReactNode>();

  // The strip may have been scrolled before hydration.
  useEffect(() => {
    if (strip.current) setShown(findShown(strip.current));
  }, []);

  const show = (at: number) => {
    const list = strip.current;
    list?.scrollTo({ left: at * list.clientWidth });
  };
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadZoom().then((loaded) => {
      if (!loaded) return location.assign(href);
      const { PictureZoom } = loaded;
      setZoom(<PictureZoom {...{ images, messages, start }} strip={strip.current} onClose={() => setZoom(null)} />);
    });
  };
  const step = (event: KeyboardEvent) => {
    const next = shown + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? Number.NaN);
    const link = event.currentTarget.querySelectorAll('a')[next];
    if (!link) return;
    event.preventDefault();
    show(next);
    link.focus({ preventScroll: true });
  };

  return (
    <section className={styles.root} aria-label={label}>
      <ul
        className={styles.strip}
        ref={strip}
        onScroll={(event) => setShown(findShown(event.currentTarget))}
        onKeyDown={step}
      >
        {images.map((image, at) => (
          <li key={image.id} id={anchorOf(at)} className={styles.slide}>
            <a
              href={toPictureAddress(image.id, '1980.webp')}
              aria-label={image.enlarge}
              data-press=""
              onClick={(event) => enlarge(event, at)}
              onPointerEnter={loadZoom}
            >
              <Picture
                id={image.id}
                width={image.width}
                height={image.height}
                tint={image.tint}
                alt={image.alt}
                sizes="(min-width: 62em) 54vw, 100vw"
                isFirst={at === 0}
                hasTransition={at === 0}
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
                data-press=""
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
                  tint={image.tint}
                  alt=""
                  sizes="6rem"
                  maxWidth={320}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoom}
    </section>
  );
}
