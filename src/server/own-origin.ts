type OriginHeaders = { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined };

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a POST comes from our own pages. Programs send neither header and cannot be tricked into a visitor's session;
 * browsers send at least one, and a sister domain is as foreign as any other.
 */
export function isOwnOrigin(headers: OriginHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  // A page that gives no referrer hides its origin too; the browser itself still says that it is ours.
  if (headers.origin === 'null') return site === 'same-origin';
  const own = new URL(siteUrl);
  const origin = URL.parse(headers.origin);
  if (!origin) return false;
  const isSameMachine = loopback.has(own.hostname) && loopback.has(origin.hostname) && own.port === origin.port;
  return origin.origin === own.origin || (isSameMachine && own.protocol === origin.protocol);
}
