'use client';

import { useState, ViewTransition } from 'react';
import { type PictureFile, srcsetPictures, toPictureAddress } from '../base/picture-address.ts';

type Props = {
  /** Id of the file in the content system. */
  id: string;
  /** Size of the original. */
  width: number;
  height: number;
  alt: string;
  /** How wide the picture lies on the page, as in `sizes` of HTML. */
  sizes: string;
  /** Fetched at once instead of when it comes near. */
  isEager?: boolean;
  /** The largest picture of the first view: fetched before the others. */
  isFirst?: boolean;
  ratio?: 'standard' | 'wide' | 'own';
  /** Moves to where the same picture stands on the next page. Once a page at most. */
  hasTransition?: boolean;
  /** Pixels that the picture will never need more of. */
  maxWidth?: number;
};

const maxAvifWidth = 800;

/**
 * A picture of the content system on its plate, in the size and format that the browser likes best. Hydrated, so that
 * a page's payload says what the picture is instead of repeating all its addresses.
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
  hasTransition: travels = false,
  maxWidth: widest = 1980,
}: Props) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) {
    return (
      <picture className={`picture picture--ratio_${ratio}`} data-missing>
        {alt}
      </picture>
    );
  }
  const giveUp = () => {
    console.warn(`The picture ${id} did not come.`);
    setIsMissing(true);
  };
  // It may have failed before anybody listened.
  const lookAtOnce = (image: HTMLImageElement | null) => {
    if (!image?.complete || image.naturalWidth > 0 || !image.currentSrc) return;
    // While the browser chooses among the sources, a picture that is still to come looks the same.
    image.decode().catch(giveUp);
  };
  const format = widest > maxAvifWidth ? 'webp' : 'avif';
  const files = listFiles(srcsetPictures[format], Math.min(width, widest));
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
        ref={lookAtOnce}
        onError={giveUp}
      />
    </picture>
  );
  if (!travels) return picture;
  return (
    <ViewTransition name={`picture-${id}`} share="auto" default="none">
      {picture}
    </ViewTransition>
  );
}

/** No width that the original does not have, but for the smallest one that holds it whole. */
function listFiles(offered: readonly PictureFile[], original: number): PictureFile[] {
  const whole = offered.find((file) => getWidth(file) >= original);
  return offered.filter((file) => getWidth(file) < original || file === whole);
}

const getWidth = (file: PictureFile) => Number.parseInt(file, 10);
