/** What a CDN may keep of a public file, and by which tags it is purged. */
export type SharedCopy = {
  /** Path and query at which it may be kept; at others it depends on more, as for the boundary inspector. */
  address: string;
  tags: readonly string[];
  freshSeconds: number;
  /** When it expires in any case, in milliseconds since 1970. */
  endsAt: number;
};

/** A tag that every page has: a release, or a change of everything, purges it. */
export const pageTag = 'page';

/** Lists have this tag, and a change of any product purges it. */
const productsTag = 'catalogue';

/** While the storefront does not answer, or only with errors, a CDN shows what it has for a day. */
const staleIfErrorSeconds = 86_400;

/** A visitor gets the old copy while the CDN fetches the new one. */
const staleWhileRevalidateSeconds = 60;

/** CDNs take 16 kB of tags and more, but proxies before them often only 8 kB for a header. */
const maxTagBytes = 4_000;

/** The tag as headers and APIs of CDNs accept it: `product:7` is `product-7`. */
export function toCdnTag(tag: string): string {
  return tag.replaceAll(/[^\w.-]/g, '-').slice(0, 100);
}

/**
 * The tags for the headers of a page; too many products are replaced by the tag of all lists.
 *
 * @returns undefined where they are too long even so, and nothing could purge the page
 */
export function toCdnTags(tags: Iterable<string>): string[] | undefined {
  const all = [...tags];
  const few = all.filter((tag) => !tag.startsWith('product:'));
  return [all, [...few, productsTag]]
    .map((some) => [...new Set([pageTag, ...some.map(toCdnTag)])])
    .find((some) => some.join(',').length <= maxTagBytes);
}

/**
 * Headers for CDNs beside those for browsers, as alternating names and values; none where nobody may keep the file.
 *
 * @param address path and query of the request
 */
export function findCdnHeaders(copy: SharedCopy | undefined, address: string | undefined, now = Date.now()): string[] {
  if (copy?.address !== address || copy === undefined) return [];
  const left = Math.floor((copy.endsAt - now) / 1_000);
  const fresh = Math.min(copy.freshSeconds, left);
  if (fresh < 1) return [];
  const revalidate = Math.min(staleWhileRevalidateSeconds, left - fresh);
  const directives = [
    `max-age=${fresh}`,
    ...(revalidate > 0 ? [`stale-while-revalidate=${revalidate}`] : []),
    `stale-if-error=${staleIfErrorSeconds}`,
  ];
  return [
    ...['cdn-cache-control', directives.join(', ')],
    ...['cache-tag', copy.tags.join(',')],
    ...['surrogate-key', copy.tags.join(' ')],
  ];
}
