import type { ContentEntry } from '../../base/content-notice.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Image } from './image.ts';
import type { VideoProvider } from './video-id.ts';

/** The editor's HTML, not yet made safe, and where it is written. */
type EditorHtml = { html: string; entry?: ContentEntry | undefined };

/** What an editor puts on a page, in the order of the page. */
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

/** A block and the language of its words, which is the first language's where a translation is missing. */
export type LocalizedBlock = Block & { language: Language };

/** A file to take home, under an address of this site. */
export type Download = { href: string; title: string; format: string; bytes: number };

export type Video = {
  kind: 'video';
  title: string;
  caption: string | null;
  poster: Image | null;
  /** Its own file plays in place; what a provider shows is loaded from there only when the visitor wants it. */
  source: { provider: 'own'; href: string; type: string } | ExternalVideo;
};

export type ExternalVideo = {
  provider: VideoProvider;
  /** The provider's own page. */
  href: string;
  /** The provider's number of the film; null where what staff wrote can be none. */
  id: string | null;
};

/** `lang` is that of its words, where it is not that of the block. */
export type Question = { question: string; lang?: Language | undefined } & EditorHtml;

export type Teaser = {
  title: string;
  text: string | null;
  href: string | null;
  label: string | null;
  image: Image | null;
  /** Of its words, where it is not that of the block. */
  lang?: Language | undefined;
};

export type Article = Page & {
  id: number;
  /** ISO date without time. */
  date: string | null;
  /** When its words were last changed, as an ISO date with time. */
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
  /** The language of the words, which is the first language's where a translation is missing. */
  language: Language;
};
