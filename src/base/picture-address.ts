import type { ZoomPicture } from './zoom-picture.ts';

/**
 * Files that pages offer in `srcset`, from narrow to wide, as `{width}.{format}`. AVIF is smaller, but encoding a large
 * picture takes seconds. One format is enough for a page: every browser that knows the site's colours knows both, and
 * older ones get JPEG.
 */
export const srcsetPictures = {
  avif: ['320.avif', '480.avif', '800.avif'],
  webp: ['320.webp', '480.webp', '800.webp', '1200.webp', '1980.webp'],
} as const;

/**
 * JPEG for older browsers; the logo, which the service worker recognizes by its width; structured data and link
 * previews.
 */
export const fallbackPictures = ['320.jpg', '480.jpg', '640.webp', '1200.jpg', 'social.jpg'] as const;

/** A size and format that the server generates; it answers 404 for all others. */
export type PictureFile =
  | (typeof srcsetPictures)[keyof typeof srcsetPictures][number]
  | (typeof fallbackPictures)[number]
  | ZoomPicture;

/** The address of a picture in one size and format: `/media/{id}/800.avif`. */
export function toPictureAddress(id: string, file: PictureFile): string {
  return `/media/${id}/${file}`;
}

export const getPictureWidth = (file: PictureFile) => Number.parseInt(file, 10);

/** Encoding wider AVIF pictures takes seconds. */
const maxAvifWidth = 800;

type Offered = {
  /** Width of the original in pixels. */
  width: number;
  /** Largest width in pixels that is ever needed. */
  maxWidth?: number | undefined;
};

/** The format and the files that a page offers of a picture, from narrow to wide. */
export function offerPictures({ width, maxWidth = 1980 }: Offered): {
  format: keyof typeof srcsetPictures;
  files: PictureFile[];
} {
  const format = maxWidth > maxAvifWidth ? 'webp' : 'avif';
  return { format, files: listFiles(srcsetPictures[format], Math.min(width, maxWidth)) };
}

/** Files up to the width of the original, plus the smallest one that contains it in full. */
function listFiles(offered: readonly PictureFile[], original: number): PictureFile[] {
  const whole = offered.find((file) => getPictureWidth(file) >= original);
  return offered.filter((file) => getPictureWidth(file) < original || file === whole);
}
