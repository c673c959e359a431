import { Readable } from 'node:stream';
import { InvalidPayloadError } from '@directus/errors';
import sharp from 'sharp';
import { createMutex } from '../../../src/base/mutex.ts';
import type { Context } from '../directus.ts';

/** Pictures that browsers show; Directus converts each of them. */
const shownTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff', 'image/gif'];

/** Formats of telephones that neither Directus nor browsers read. */
const foreignTypes = ['image/heic', 'image/heif', 'image/x-adobe-dng'];

/** Twice what the website shows at most. */
const scaledSide = 4_500;

const maxMegabytes = 100;

/**
 * Scales pictures down while they are uploaded that are larger than Directus converts, since those would be an empty box in
 * the studio and on the website; refuses those that cannot be shown. Directus has no event before a file is stored, so
 * this wraps the function that stores every one.
 */
export function scalePictures({ services, env }: Context): void {
  const maxSide = Number(env.ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION) || 6_000;
  // One at a time: decoding uses the processor that also answers requests.
  const mutex = createMutex();
  const { prototype } = services.FilesService;
  const { uploadOne } = prototype;
  prototype.uploadOne = async function (stream, data, ...rest) {
    const type = data.type?.toLowerCase() ?? '';
    const isForeign = foreignTypes.includes(type);
    if (!isForeign && !shownTypes.includes(type)) return uploadOne.call(this, stream, data, ...rest);
    const bytes = await readPicture(stream);
    // What is refused is read to its end all the same, so that the browser gets the answer.
    if (isForeign)
      throw refuse('Dieses Format zeigen Browser nicht. Bitte als JPEG speichern und noch einmal hochladen.');
    const scaled = await mutex.runExclusive(() => scaleDown(bytes, maxSide));
    return uploadOne.call(this, Readable.from([scaled]), data, ...rest);
  };
}

function refuse(reason: string): Error {
  return new InvalidPayloadError({ reason });
}

async function readPicture(stream: Readable & { truncated?: boolean }): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    bytes += part.length;
    if (bytes <= maxMegabytes * 1e6) parts.push(part);
  }
  if (stream.truncated || bytes > maxMegabytes * 1e6) {
    throw refuse(`Das Bild ist größer als ${maxMegabytes} MB. Bitte kleiner speichern und noch einmal hochladen.`);
  }
  return Buffer.concat(parts);
}

/**
 * The picture itself where no side is longer than `maxSide` pixels, else a smaller one in the same format, upright.
 * Exported for its test.
 *
 * @throws where it cannot be read
 */
export async function scaleDown(bytes: Buffer, maxSide: number): Promise<Buffer> {
  const { width, height, format, pages = 1 } = await readMetadata(bytes);
  if (Math.max(width, height) <= maxSide) return bytes;
  const side = Math.min(scaledSide, maxSide);
  try {
    return await sharp(bytes, { animated: pages > 1, sequentialRead: true })
      .rotate()
      .resize(side, side, { fit: 'inside' })
      .keepIccProfile()
      .toFormat(format, format === 'jpeg' ? { quality: 92 } : {})
      .toBuffer();
  } catch {
    throw refuse(`Das Bild hat ${width} × ${height} Pixel und lässt sich nicht verkleinern. Bitte kleiner speichern.`);
  }
}

async function readMetadata(bytes: Buffer) {
  try {
    return await sharp(bytes).metadata();
  } catch {
    throw refuse('Die Datei lässt sich nicht als Bild lesen. Bitte als JPEG speichern und noch einmal hochladen.');
  }
}
