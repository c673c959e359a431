import type { Language } from '../i18n/languages.ts';
import type { Image } from './image.ts';

/** What an editor puts on a page, in the order of the page. Rich text is the editor's HTML, not yet made safe. */
export type Block =
  | { kind: 'rich_text'; html: string }
  | { kind: 'picture'; image: Image; caption: string | null }
  | { kind: 'gallery'; heading: string | null; images: Image[] }
  | {
      kind: 'text_picture';
      heading: string | null;
      html: string;
      image: Image | null;
      side: 'left' | 'right';
      link: { href: string; label: string } | null;
    }
  | { kind: 'teasers'; heading: string | null; teasers: Teaser[] }
  | { kind: 'quote'; quote: string; source: string | null }
  | { kind: 'faq'; heading: string | null; items: { question: string; answerHtml: string }[] }
  | { kind: 'opening_hours'; heading: string | null; branchId: number | null }
  | { kind: 'branches'; heading: string | null }
  | { kind: 'contact'; heading: string | null; html: string }
  | { kind: 'products'; heading: string | null; category: string | null; count: number }
  | {
      kind: 'call_to_action';
      heading: string | null;
      html: string;
      appearance: 'plain' | 'deep';
      link: { href: string; label: string } | null;
    };

export type Teaser = {
  title: string;
  text: string | null;
  href: string | null;
  label: string | null;
  image: Image | null;
};

export type Page = {
  title: string;
  lead: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string | null;
  image: Image | null;
  blocks: Block[];
  /** The language of the words, which is the first language's where a translation is missing. */
  language: Language;
};
