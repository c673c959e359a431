import type { PictureFile } from '../../base/picture-address.ts';
import { zoomPicture } from '../../base/zoom-picture.ts';

const widest = '1980.webp';
/** Of those that pages offer. */
const files = ['480.webp', '800.webp', '1200.webp', widest] as const satisfies readonly PictureFile[];

/**
 * The file that a picture is shown with: whole, the smallest that has the pixels for it; magnified, the largest there is,
 * which is asked for only then.
 *
 * @param pixels of the screen that the whole picture is wide
 */
export function findZoomFile(original: number, pixels: number, isMagnified: boolean): PictureFile {
  if (isMagnified && original > widthOf(widest)) return zoomPicture;
  const wanted = isMagnified ? original : Math.min(original, pixels);
  return files.find((file) => widthOf(file) >= wanted) ?? widest;
}

/** The width in the name of a file or its address; 0 for none. */
export function widthOf(file: string): number {
  return Number.parseInt(file.slice(file.lastIndexOf('/') + 1), 10) || 0;
}
