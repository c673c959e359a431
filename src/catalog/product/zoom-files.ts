import type { PictureFile } from '../../base/picture-address.ts';
import { zoomPicture } from '../../base/zoom-picture.ts';

const widest = '1980.webp';
/** Files that pages use too. */
const files = ['480.webp', '800.webp', '1200.webp', widest] as const satisfies readonly PictureFile[];

/**
 * The file to show a picture with: fitted, the smallest one with enough pixels; magnified, the largest one, which is
 * only then requested.
 *
 * @param pixels width of the fitted picture in device pixels
 */
export function findZoomFile(original: number, pixels: number, isMagnified: boolean): PictureFile {
  if (isMagnified && original > widthOf(widest)) return zoomPicture;
  const wanted = isMagnified ? original : Math.min(original, pixels);
  return files.find((file) => widthOf(file) >= wanted) ?? widest;
}

/** The width in a file's name or address; 0 when there is none. */
export function widthOf(file: string): number {
  return Number.parseInt(file.slice(file.lastIndexOf('/') + 1), 10) || 0;
}
