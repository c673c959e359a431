import { fallbackPictures, srcsetPictures } from '../../base/picture-address.ts';
import { keysOf } from '../../base/records.ts';
import { zoomPicture } from '../../base/zoom-picture.ts';

export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Size of the picture in link previews. */
const socialSize = { width: 1200, height: 630 };

/** A picture in one size and format: uncropped, or cropped to a height. */
export type Picture = { id: string; width: number; height?: number; format: keyof typeof pictureTypes };

const files = new Set<string>([...srcsetPictures.avif, ...srcsetPictures.webp, ...fallbackPictures, zoomPicture]);
const address = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/((?:\d{3,4}|social)\.(?:avif|webp|jpg))$/;

/** @returns undefined for sizes and formats that no page uses: converting them would be wasted work */
export function parsePictureAddress(path: string): Picture | undefined {
  const [, id, file] = address.exec(path) ?? [];
  return id && file && files.has(file) ? toPicture(id, file) : undefined;
}

/** All sizes and formats of one picture. */
export function listPictures(id: string): Picture[] {
  return [...files].map((file) => toPicture(id, file));
}

function toPicture(id: string, file: string): Picture {
  const [width, ending] = file.split('.');
  const size = width === 'social' ? socialSize : { width: Number(width) };
  const format = keysOf(pictureTypes).find((one) => one === ending);
  if (!format) throw new Error(`No picture format: ${file}`);
  return { id, ...size, format };
}

export function pictureKey({ id, width, height, format }: Picture): string {
  return `${id}-${width}${height ? `x${height}` : ''}.${format}`;
}
