import 'server-only';
import { listPictureFields } from '../../base/sized-picture.ts';
import type { BlockDownloadsRow, BlockVideoRow } from '../../directus/rows.generated.ts';
import { bySort } from './by-sort.ts';
import { findFileHref } from './file-address.ts';
import { type Download, isVideoId, toImage, type Video } from './page.ts';

/** The texts of a block in one language; empty fields are null. */
export type BlockTexts = Partial<
  Record<
    'heading' | 'content' | 'alt' | 'caption' | 'link_label' | 'quote' | 'source' | 'label' | 'title',
    string | null
  >
>;

export const downloadFields = [
  'translations.*',
  'files.sort',
  ...['id', 'title', 'type', 'filesize'].map((field) => `files.directus_files_id.${field}`),
];

export const videoFields = [
  'provider',
  'video_id',
  'translations.*',
  ...['id', 'title', 'type'].map((field) => `file.${field}`),
  ...listPictureFields('poster'),
];

export function toDownloads({ files }: BlockDownloadsRow): Download[] {
  return bySort(files).flatMap(({ directus_files_id: file }) => {
    const href = file && findFileHref(file);
    if (!href) return [];
    const format = href.slice(href.lastIndexOf('.') + 1).toUpperCase();
    return [{ href, title: file.title ?? '', format, bytes: Number(file.filesize ?? 0) }];
  });
}

/** Undefined if staff have selected neither a file nor a video. */
export function toVideo(row: BlockVideoRow, texts: BlockTexts): Video | undefined {
  const source = findSource(row);
  if (!source) return undefined;
  const title = texts.title ?? '';
  return { kind: 'video', title, caption: texts.caption ?? null, poster: toImage(row.poster, title), source };
}

function findSource({ provider, video_id, file }: BlockVideoRow): Video['source'] | undefined {
  if (provider === 'file') {
    const href = file && findFileHref(file);
    return href && file.type ? { provider: 'own', href, type: file.type } : undefined;
  }
  if (!video_id) return undefined;
  const number = encodeURIComponent(video_id);
  const href = provider === 'vimeo' ? `https://vimeo.com/${number}` : `https://www.youtube.com/watch?v=${number}`;
  return { provider, href, id: isVideoId(provider, video_id) ? video_id : null };
}
