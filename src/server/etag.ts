import { createHash } from 'node:crypto';

export function etagOf(content: Uint8Array | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether an If-None-Match header matches this ETag. Weak ones match, too, as RFC 9110 wants it for this header. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((candidate) => candidate.replace(/^W\//, '') === etag);
}
