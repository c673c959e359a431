import type { ZoomPicture } from './zoom-picture.ts';

/**
 * Pictures that pages offer in `srcset`, from narrow to wide, as `{width}.{format}`. AVIF is the smaller one, but takes
 * the processor seconds for a large picture. One format is enough for a page, since every browser that knows the site's
 * colours knows both, and older ones get JPEG.
 */
export const srcsetPictures = {
  avif: ['320.avif', '480.avif', '800.avif'],
  webp: ['320.webp', '480.webp', '800.webp', '1200.webp', '1980.webp'],
} as const;

/** For older browsers, for the logo, which the service worker knows by its width, for structured data and networks. */
export const fallbackPictures = ['320.jpg', '480.jpg', '640.webp', '1200.jpg', 'social.jpg'] as const;

/** A size and format that the server makes; it answers 404 for all others. */
export type PictureFile =
  | (typeof srcsetPictures)[keyof typeof srcsetPictures][number]
  | (typeof fallbackPictures)[number]
  | ZoomPicture;

/** `/media/{id}/800.avif`: where a picture of the content system is shown from. */
export function toPictureAddress(id: string, file: PictureFile): string {
  return `/media/${id}/${file}`;
}
