import type { ZoomPicture } from './zoom-picture.ts';

/**
 * Files that pages offer in `srcset`, from narrow to wide, as `{width}.{format}`. AVIF is smaller, but encoding a large
 * picture takes seconds. Every browser that knows AVIF knows both formats, and older ones get JPEG.
 */
export const srcsetPictures = ['320.avif', '480.avif', '800.avif', '1200.webp', '1980.webp'] as const;

/**
 * JPEG for older browsers; the logo, which the service worker recognizes by its width; structured data and link
 * previews.
 */
export const fallbackPictures = ['320.jpg', '480.jpg', '640.webp', '1200.jpg', 'social.jpg'] as const;

/** Offered by pages of earlier versions of the code, which browsers may have stored. */
export const formerPictures = ['320.webp', '480.webp', '800.webp'] as const;

/** A size and format that the server generates; it answers 404 for all others. */
export type PictureFile = (typeof srcsetPictures)[number] | (typeof fallbackPictures)[number] | ZoomPicture;

/** The address of a picture in one size and format: `/media/{id}/800.avif`. */
export function toPictureAddress(id: string, file: PictureFile): string {
  return `/media/${id}/${file}`;
}

export const getPictureWidth = (file: PictureFile) => Number.parseInt(file, 10);

type Offered = {
  /** Width of the original in pixels. */
  width: number;
  /** Largest width in pixels that is ever needed. */
  maxWidth?: number | undefined;
};

/** The files that a page offers of a picture, up to its width, plus the smallest one that contains it in full. */
export function offerPictures({ width, maxWidth = 1980 }: Offered): PictureFile[] {
  const needed = Math.min(width, maxWidth);
  const whole = srcsetPictures.find((file) => getPictureWidth(file) >= needed);
  return srcsetPictures.filter((file) => getPictureWidth(file) < needed || file === whole);
}
