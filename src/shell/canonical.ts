import { trimEndSlashes } from '../base/trim-slashes.ts';

type Location = { path: string; query?: string; hash?: string };
type Options = { siteUrl: string; withQuery?: boolean; withHash?: boolean; excludedPaths?: readonly string[] };

/**
 * The canonical URL of a page, built from the configured site URL and the path; never from the request's `Host`.
 *
 * @returns undefined for an excluded path
 */
export function getCanonicalUrl({ path, query = '', hash = '' }: Location, options: Options): string | undefined {
  const { siteUrl, withQuery = false, withHash = false, excludedPaths = [] } = options;
  if (excludedPaths.includes(path)) return undefined;
  const search = withQuery && query ? `?${query.replace(/^\?/, '')}` : '';
  const anchor = withHash && hash ? `#${hash.replace(/^#/, '')}` : '';
  return `${trimEndSlashes(siteUrl)}${path === '/' ? '/' : trimEndSlashes(path)}${search}${anchor}`;
}
