import type { Language } from '../messages/language.ts';

export type Fact = { label: string; value: string };

/** A line item as a mail shows it; prices are written out. */
export type MailLineItem = {
  /** With its variant. */
  name: string;
  count: number;
  price: string;
  /** What one of several costs. */
  each: string | null;
  details: Fact[];
  note: string | null;
  /** Key of its picture in the content system. */
  picture: string | null;
};

export type Sum = Fact & { isTotal?: true };

export type MailCode = { text: string; name: string; note: string };

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'pieces'; pieces: MailLineItem[] }
  | { kind: 'sums'; sums: Sum[] }
  /** An address, an account; the code is what a phone reads from it, drawn where pictures are shown. */
  | { kind: 'lines'; title: string; lines: string[]; isMain?: true; code?: MailCode }
  /** What to do, and where; the label is for mail programs that show buttons. */
  | { kind: 'link'; text: string; label: string; href: string; isMain?: true }
  /** A list stands as a list of its own. */
  | { kind: 'note'; title: string | null; parts: (string | string[])[]; link?: string }
  /** To keep, at length; an empty line parts its paragraphs. */
  | { kind: 'terms'; title: string; text: string };

/** A mail to a customer, of which its text and its HTML are made. */
export type MailContent = {
  language: Language;
  /** The heading of the HTML, which a mail in plain text has in its subject. */
  title: string;
  blocks: MailBlock[];
  /** Of the house, a line each. */
  signature: string;
};
