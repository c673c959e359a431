import type { Picture } from './trace-picture.ts';

/** Pixels of the longer side: a ridge of a fingerprint is then some pixels wide. */
const longerSide = 640;

/** Larger files are no pictures of a signature. */
const maxBytes = 30 * 1024 ** 2;

/**
 * Reads a picture's brightness, in this browser: nothing is sent.
 *
 * @returns undefined for what the browser cannot show
 */
export async function readPicture(file: Blob): Promise<Picture | undefined> {
  if (file.size > maxBytes) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(4, longerSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  // What is transparent is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const levels = new Uint8Array(width * height);
  for (let pixel = 0; pixel < levels.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    levels[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, levels };
}
