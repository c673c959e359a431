import { createHash } from 'node:crypto';

/** The same name gives the same file on every machine, so that rows can point at pictures that are not drawn yet. */
export function fileId(name: string): string {
  const hex = createHash('sha1').update(`vitrine/${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
