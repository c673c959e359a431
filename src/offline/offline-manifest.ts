/** Documents that the service worker precaches for every visitor, by path. */
export type OfflineManifest = {
  /** The offline page of each language. */
  pages: string[];
  /** The cart of each language that has a shop. */
  carts: string[];
};

export const offlineManifestPath = '/offline.json';

/**
 * Parses the manifest.
 *
 * @throws for the format of another release
 */
export function parseOfflineManifest(value: unknown): OfflineManifest {
  if (typeof value === 'object' && value !== null && 'pages' in value && 'carts' in value) {
    const { pages, carts } = value;
    if (isPaths(pages) && isPaths(carts) && pages.length > 0) return { pages, carts };
  }
  throw new Error('This is no list of pages.');
}

function isPaths(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' && /^\/(?!\/)/.test(one));
}
