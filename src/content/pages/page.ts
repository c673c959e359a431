import type { ContentEntry } from '../../base/content-notice.ts';
import { type SizedPicture, toSizedPicture } from '../../base/sized-picture.ts';
import type { Language } from '../../i18n/languages.ts';

/** Unsanitized HTML from the CMS, and the entry that contains it. */
type EditorHtml = { html: string; entry?: ContentEntry | undefined };

/** A content block of a page. */
export type Block =
  | ({ kind: 'rich_text' } & EditorHtml)
  | { kind: 'picture'; image: Image; caption: string | null }
  | { kind: 'gallery'; heading: string | null; images: Image[] }
  | ({
      kind: 'text_picture';
      heading: string | null;
      image: Image | null;
      side: 'left' | 'right';
      link: { href: string; label: string } | null;
    } & EditorHtml)
  | { kind: 'teasers'; heading: string | null; teasers: Teaser[] }
  | { kind: 'quote'; quote: string; source: string | null }
  | { kind: 'faq'; heading: string | null; items: Question[] }
  | { kind: 'opening_hours'; heading: string | null; branchId: number | null }
  | { kind: 'branches'; heading: string | null }
  | ({ kind: 'contact'; heading: string | null } & EditorHtml)
  | { kind: 'products'; heading: string | null; category: string | null; count: number }
  | ({
      kind: 'call_to_action';
      heading: string | null;
      appearance: 'plain' | 'deep';
      link: { href: string; label: string } | null;
    } & EditorHtml)
  | { kind: 'downloads'; heading: string | null; files: Download[] }
  | Video;

/** A block and the language of its texts: the default language if there is no translation. */
export type LocalizedBlock = Block & { language: Language };

/** A download with a URL on this site. */
export type Download = { href: string; title: string; format: string; bytes: number };

export type Video = {
  kind: 'video';
  title: string;
  caption: string | null;
  poster: Image | null;
  /** An uploaded file, or a video of a provider, which is loaded only with consent. */
  source: { provider: 'own'; href: string; type: string } | ExternalVideo;
};

export type ExternalVideo = {
  provider: VideoProvider;
  /** The video's page at the provider. */
  href: string;
  /** The provider's video id; null if the value in the CMS is invalid. */
  id: string | null;
};

/** `lang` is set if the texts are in another language than the block. */
export type Question = { question: string; lang?: Language | undefined } & EditorHtml;

export type Teaser = {
  title: string;
  text: string | null;
  href: string | null;
  label: string | null;
  image: Image | null;
  /** Language of the texts, if it is not the block's. */
  lang?: Language | undefined;
};

export type Article = Page & {
  id: number;
  /** ISO date without time. */
  date: string | null;
  /** When it was last changed, as an ISO timestamp. */
  changedAt: string | null;
  author: string | null;
};

export type Page = {
  title: string;
  lead: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string | null;
  image: Image | null;
  blocks: LocalizedBlock[];
  /** Language of the texts: the default language if there is no translation. */
  language: Language;
};

export type VideoProvider = 'youtube' | 'vimeo';

const patterns: Record<VideoProvider, RegExp> = { youtube: /^[\w-]{11}$/, vimeo: /^\d{6,12}$/ };

/** Whether the id has the provider's format. */
export function isVideoId(provider: VideoProvider, id: string): boolean {
  return patterns[provider].test(id);
}

/** A picture from Directus, with its alternative text. */
export type Image = SizedPicture & { alt: string };

export function toImage(
  file: Parameters<typeof toSizedPicture>[0] | null | undefined,
  alt: string | null | undefined,
): Image | null {
  return file ? { ...toSizedPicture(file), alt: alt ?? '' } : null;
}
