/** Prefix of RSC payloads: `/RSC/R/kontakt.txt` for `/kontakt`. */
const payloads = '/RSC/R/';

export function isPayloadPath(path: string): boolean {
  return path.startsWith(payloads);
}

/** The page's path for the path of its payload. */
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
