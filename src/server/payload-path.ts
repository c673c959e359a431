/** Where Waku's client asks for the payload of a page: `/RSC/R/kontakt.txt` for `/kontakt`. */
const payloads = '/RSC/R/';

export function isPayloadPath(path: string): boolean {
  return path.startsWith(payloads);
}

/** The page behind a payload's address. */
export function toPagePath(payloadPath: string): string {
  const name = payloadPath.slice(payloads.length, -'.txt'.length).replace(/_$/, '');
  if (name === '_root') return '/';
  return `/${name.replace(/^__/, '_')}`;
}

/** @param path a page's path without query */
export function toPayloadPath(path: string): string {
  if (path === '/') return `${payloads}_root.txt`;
  const name = path.slice(1).replace(/^_/, '__');
  return `${payloads}${name.endsWith('_') ? `${name}_` : name}.txt`;
}
