import { createHash } from 'node:crypto';
import { type Picture, pictureTypes } from './picture.ts';

/** The content system's side of a picture. Both throw when it is away or answers nonsense. */
export type PictureSource = {
  /** Names the file's present state; undefined when there is no such picture. */
  findVersion: (id: string) => Promise<string | undefined>;
  load: (picture: Picture) => Promise<Uint8Array<ArrayBuffer>>;
};

const raster = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/tiff', 'image/gif']);
const largestPicture = 20 * 1024 * 1024;

/** @param assetUrl base address of Directus, which serves files under `/assets` */
export function createPictureSource(assetUrl: string, token: string): PictureSource {
  const base = assetUrl.replace(/\/assets$/, '');
  const ask = (path: string, method: string, budget: number) =>
    fetch(`${base}/assets/${path}`, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(budget),
      redirect: 'error',
    });
  return {
    findVersion: async (id) => {
      const { status, headers } = await ask(id, 'HEAD', 10_000);
      // Directus hides what may not be read behind the answer for what is not there.
      if (status === 403 || status === 404) return undefined;
      if (status !== 200) throw new Error(`the content system answered ${status} for a picture`);
      if (!raster.has(headers.get('content-type') ?? '')) return undefined;
      const state = ['etag', 'last-modified', 'content-length'].map((name) => headers.get(name)).join();
      return createHash('sha256').update(state).digest('hex').slice(0, 16);
    },
    load: async ({ id, width, height, format }) => {
      const form: Record<string, string> = height
        ? { height: String(height), fit: 'cover' }
        : { fit: 'inside', withoutEnlargement: 'true' };
      const query = new URLSearchParams({ width: String(width), quality: '85', format, ...form });
      const response = await ask(`${id}?${query}`, 'GET', 60_000);
      const isExpected = response.status === 200 && response.headers.get('content-type') === pictureTypes[format];
      if (isExpected && response.body) return readAtMost(response.body, largestPicture);
      await response.body?.cancel();
      throw new Error(
        `the content system answered ${response.status} ${response.headers.get('content-type')} for a picture`,
      );
    },
  };
}

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new Error('a picture is larger than any page could want');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
