import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchCms } from '../../base/fetch-cms.ts';
import { fallbackPictures, formerPictures, type PictureFile, srcsetPictures } from '../../base/picture-address.ts';
import { keysOf } from '../../base/records.ts';
import { maxZoomSize, zoomPicture } from '../../base/zoom-picture.ts';
import { QueueFull } from '../work-queue.ts';
import { EmptyBody, type FindFileType, readAtMost } from './file-source.ts';

/** Reads pictures from the content system. Both functions throw when it is unavailable or its response is invalid. */
export type PictureSource = {
  /** Identifies the current version of a file; undefined when it is certain that there is no such picture. */
  findVersion: (id: string, signal: AbortSignal) => Promise<string | undefined>;
  load: (picture: Picture, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
};

const rasterTypes = new Set<unknown>([
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/png',
  'image/tiff',
  'image/gif',
]);

const maxPictureBytes = 20 * 1024 * 1024;

const findTimeoutMs = 15_000;

/** Directus itself aborts a conversion after 7.5 seconds. */
const loadTimeoutMs = 20_000;

const conversionTimeoutMs = 8_000;

/** Two thirds of the processor time of 2, and a ninth of that of sharp's default, 4, for 4 to 6 % more bytes. */
const avifEffort = 1;

/** Looks as WebP does with 85, in three quarters of its bytes; the scales of the formats differ. */
const avifQuality = 65;

const quality = 85;

/** For logos: lettering and flat colours are sharper so, and take less than two thirds of the bytes; photographs do not. */
const nearLosslessQuality = 60;

/** Without that of logos: one that was converted otherwise is no reason to convert all pictures again. */
const conversion = `${quality} ${avifQuality} ${avifEffort}`;

const emptyRetryDelayMs = 200;

/**
 * Directus answers an empty picture while it converts that picture for another request, which may be another
 * storefront's or one that was aborted.
 */
async function loadConverted(load: () => Promise<Uint8Array<ArrayBuffer>>, signal: AbortSignal) {
  const deadline = performance.now() + conversionTimeoutMs;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof EmptyBody) || performance.now() > deadline) throw error;
    }
    await wait(emptyRetryDelayMs, undefined, { signal });
  }
}

/** @param assetUrl base address of Directus, which serves files under `/assets` */
export function createPictureSource(assetUrl: string, token: string, findFileType: FindFileType): PictureSource {
  const base = assetUrl.replace(/\/assets$/, '');
  const request = (path: string, method: string, timeoutMs: number, signal: AbortSignal) =>
    fetchCms('file', `${base}/assets/${path}`, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      redirect: 'error',
    });
  return {
    findVersion: async (id, signal) => {
      const { status, headers } = await request(id, 'HEAD', findTimeoutMs, signal);
      const type = headers.get('content-type');
      if (status === 200 && rasterTypes.has(type)) {
        // A picture that was converted otherwise is another one.
        const state = [
          ...['etag', 'last-modified', 'content-length'].map((name) => headers.get(name)),
          conversion,
        ].join();
        return createHash('sha256').update(state).digest('hex').slice(0, 16);
      }
      // A page with status 200 comes from a proxy, and 403 may mean an invalid token: neither proves that the picture
      // is gone.
      const mayBeGone = [200, 403, 404, 410].includes(status);
      if (mayBeGone && !rasterTypes.has(await findFileType(id, signal))) return undefined;
      throw new Error(`the content system answered ${status} ${type} for a picture`);
    },
    load: async ({ id, width, height, format }, signal) => {
      const options: Record<string, string> = height
        ? { height: String(height), fit: 'cover' }
        : { fit: 'inside', withoutEnlargement: 'true' };
      // Narrower pictures keep their full height; a magnified long one would be more than a phone can decode.
      if (width === maxZoomSize.width) options.height = String(maxZoomSize.height);
      const convert = (ofFormat: number, own?: object) => {
        const query = new URLSearchParams({ width: String(width), quality: String(ofFormat), format, ...options });
        if (own) query.set('transforms', JSON.stringify([[format, own]]));
        const load = async () => {
          const response = await request(`${id}?${query}`, 'GET', loadTimeoutMs, signal);
          const type = response.headers.get('content-type');
          if (response.status === 200 && type === pictureTypes[format] && response.body) {
            return readAtMost(response.body, maxPictureBytes);
          }
          await response.body?.cancel();
          if (response.status === 503) throw new QueueFull('the content system makes too many pictures already');
          throw new Error(`the content system answered ${response.status} ${type} for a picture`);
        };
        return loadConverted(load, signal);
      };
      if (format === 'avif') return convert(avifQuality, { effort: avifEffort });
      const picture = await convert(quality);
      if (!isLogo({ width, format })) return picture;
      // The logo that has been made is not lost with its second encoding.
      const nearLossless = await convert(nearLosslessQuality, { nearLossless: true }).catch(() => picture);
      return nearLossless.length < picture.length ? nearLossless : picture;
    },
  };
}

export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Size of the picture in link previews. */
const socialSize = { width: 1200, height: 630 };

/** A picture in one size and format: uncropped, or cropped to a height. */
export type Picture = { id: string; width: number; height?: number; format: keyof typeof pictureTypes };

const files = new Set<string>([...srcsetPictures, ...fallbackPictures, ...formerPictures, zoomPicture]);

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

/** Only the logo is shown in this file. */
function isLogo({ width, format }: Pick<Picture, 'width' | 'format'>): boolean {
  return `${width}.${format}` === ('640.webp' satisfies PictureFile);
}

export function pictureKey({ id, width, height, format }: Picture): string {
  return `${id}-${width}${height ? `x${height}` : ''}.${format}`;
}
