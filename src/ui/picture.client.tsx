'use client';

import { useState, ViewTransition } from 'react';
import { type PictureFile, srcsetPictures, toPictureAddress } from '../base/picture-address.ts';

type Props = {
  /** Id of the file in the content system. */
  id: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
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

const maxAvifWidth = 800;

/**
 * A responsive picture from Directus with a placeholder background. A client component, so that the payload holds its
 * properties instead of all its addresses.
 */
export function Picture({
  id,
  width,
  height,
  alt,
  sizes,
  isEager = false,
  isFirst = false,
  ratio = 'standard',
  hasTransition = false,
  maxWidth = 1980,
}: Props) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) {
    return (
      <picture className={`picture picture--ratio_${ratio}`} data-missing>
        {alt}
      </picture>
    );
  }
  const handleError = () => {
    console.warn(`The picture ${id} did not come.`);
    setIsMissing(true);
  };
  // The picture may have failed before hydration.
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (!image?.complete || image.naturalWidth > 0 || !image.currentSrc) return;
    // A picture whose source is not chosen yet looks the same.
    image.decode().catch(handleError);
  };
  const format = maxWidth > maxAvifWidth ? 'webp' : 'avif';
  const files = listFiles(srcsetPictures[format], Math.min(width, maxWidth));
  const offered = files.map((file) => `${toPictureAddress(id, file)} ${getWidth(file)}w`).join(', ');
  const picture = (
    <picture className={`picture picture--ratio_${ratio}`}>
      <source type={`image/${format}`} srcSet={offered} sizes={sizes} />
      <img
        src={toPictureAddress(id, files.length > 1 ? '480.jpg' : '320.jpg')}
        width={width}
        height={height}
        alt={alt}
        loading={isEager || isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        ref={checkLoaded}
        onError={handleError}
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

/** Files up to the width of the original, plus the smallest one that contains it in full. */
function listFiles(offered: readonly PictureFile[], original: number): PictureFile[] {
  const whole = offered.find((file) => getWidth(file) >= original);
  return offered.filter((file) => getWidth(file) < original || file === whole);
}

const getWidth = (file: PictureFile) => Number.parseInt(file, 10);
