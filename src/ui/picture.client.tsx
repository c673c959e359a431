'use client';

import { type CSSProperties, ViewTransition } from 'react';
import { preload } from 'react-dom';
import { getPictureWidth, offerPictures, toPictureAddress } from '../base/picture-address.ts';
import type { SizedPicture } from '../base/sized-picture.ts';

type Props = SizedPicture & {
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads eagerly instead of lazily. */
  isEager?: boolean;
  /** The LCP image: loads eagerly and with high priority. */
  isFirst?: boolean;
  ratio?: 'standard' | 'wide' | 'own';
  /** Whether the picture is a shared element of view transitions. At most once per picture and page. */
  hasTransition?: boolean;
  /** Largest width in pixels that is ever needed. */
  maxWidth?: number;
};

/**
 * A responsive picture from Directus, with its tint as placeholder until it is loaded. A client component, so that the
 * payload holds its properties instead of all its addresses.
 */
export function Picture({
  id,
  width,
  height,
  tint,
  alt,
  sizes,
  isEager = false,
  isFirst = false,
  ratio = 'standard',
  hasTransition = false,
  maxWidth,
}: Props) {
  const files = offerPictures({ width, maxWidth });
  const offered = files.map((file) => `${toPictureAddress(id, file)} ${getPictureWidth(file)}w`).join(', ');
  const src = toPictureAddress(id, files.length > 1 ? '480.jpg' : '320.jpg');
  if (isFirst) {
    // Browsers find it before the styles, and request it before fonts and other pictures.
    const options = {
      imageSrcSet: offered,
      imageSizes: sizes,
      type,
      fetchPriority: 'high',
    } as const;
    preload(src, { as: 'image', ...options });
  }
  const picture = (
    // A script marks a picture that fails to load.
    <picture className={`picture picture--ratio_${ratio}`} suppressHydrationWarning>
      <source type={type} srcSet={offered} sizes={sizes} />
      <img
        // First, where it compresses best.
        style={toTintStyle(tint)}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isEager || isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
  if (!hasTransition) return picture;
  return (
    <ViewTransition name={`picture-${id}`} share="auto" default="none">
      {picture}
    </ViewTransition>
  );
}

/** Which browsers look at the files: those that know AVIF, whatever each file is. */
const type = 'image/avif';

/** The tint as the background of a picture. */
export function toTintStyle(tint: string | undefined): (CSSProperties & Record<'--p', string>) | undefined {
  return tint === undefined ? undefined : { '--p': `#${tint}` };
}
