import { toAnchor } from './anchor.ts';

/** Endings of the files that editors offer, by their type. Others have no address on this site. */
const endings = { 'application/pdf': 'pdf', 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

export type OfferedType = keyof typeof endings;

type File = { id: string; title: string | null; type: string | null };

/** `/media/{id}/ringmass-zum-ausdrucken.pdf`: the name is for those who keep the file, the id is what finds it. */
export function findFileHref({ id, title, type }: File): string | undefined {
  if (!isOffered(type)) return undefined;
  return `/media/${id}/${toAnchor(title ?? '') || 'datei'}.${endings[type]}`;
}

const address = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-z0-9-]{1,120}\.(pdf|mp4|webm))$/;

/** @returns undefined for a path that no page leads to */
export function parseFileAddress(path: string): { id: string; name: string; type: OfferedType } | undefined {
  const [, id, name, ending] = address.exec(path) ?? [];
  const type = Object.keys(endings).find((one): one is OfferedType => isOffered(one) && endings[one] === ending);
  return id && name && type ? { id, name, type } : undefined;
}

function isOffered(type: string | null): type is OfferedType {
  return type !== null && Object.hasOwn(endings, type);
}
