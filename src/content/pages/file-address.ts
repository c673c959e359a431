import { toAnchor } from './anchor.ts';

/** File extensions of downloads by MIME type. Other types have no URL on this site. */
const extensions = { 'application/pdf': 'pdf', 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

export type DownloadType = keyof typeof extensions;

type File = { id: string; title: string | null; type: string | null };

/** `/media/{id}/ringmass-zum-ausdrucken.pdf`: the id identifies the file, the name is for the downloaded copy. */
export function findFileHref({ id, title, type }: File): string | undefined {
  if (!isDownloadType(type)) return undefined;
  return `/media/${id}/${toAnchor(title ?? '') || 'datei'}.${extensions[type]}`;
}

const filePathPattern = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-z0-9-]{1,120}\.(pdf|mp4|webm))$/;

/** @returns undefined for a path that is no download */
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
