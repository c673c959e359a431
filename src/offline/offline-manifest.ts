/** What a browser keeps for times without a network, whoever comes: paths of documents. */
export type OfflineManifest = {
  /** The offline page of each language. */
  pages: string[];
  /** The cart of each language that has a shop. */
  carts: string[];
};

export const offlineManifestPath = '/offline.json';

/** @throws for what another release may have written in another form */
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
