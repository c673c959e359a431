import { toAnchor } from './anchor.ts';

/** Endings of the files that editors offer, by their type. Others have no address on this site. */
const extensions = { 'application/pdf': 'pdf', 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

export type DownloadType = keyof typeof extensions;

type File = { id: string; title: string | null; type: string | null };

/** `/media/{id}/ringmass-zum-ausdrucken.pdf`: the name is for those who keep the file, the id is what finds it. */
export function findFileHref({ id, title, type }: File): string | undefined {
  if (!isDownloadType(type)) return undefined;
  return `/media/${id}/${toAnchor(title ?? '') || 'datei'}.${extensions[type]}`;
}

const filePathPattern = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-z0-9-]{1,120}\.(pdf|mp4|webm))$/;

/** @returns undefined for a path that no page leads to */
export function parseFileAddress(path: string): { id: string; name: string; type: DownloadType } | undefined {
  const [, id, name, ending] = filePathPattern.exec(path) ?? [];
  const type = Object.keys(extensions).find(
    (one): one is DownloadType => isDownloadType(one) && extensions[one] === ending,
  );
  return id && name && type ? { id, name, type } : undefined;
}

function isDownloadType(type: string | null): type is DownloadType {
  return type !== null && Object.hasOwn(extensions, type);
}
