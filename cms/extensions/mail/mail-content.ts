import type { Language } from '../messages/language.ts';

export type Fact = { label: string; value: string };

/** A line item in a mail; prices are formatted. */
export type MailLineItem = {
  /** Includes the variant. */
  name: string;
  count: number;
  price: string;
  /** Unit price, if there are several. */
  each: string | null;
  details: Fact[];
  note: string | null;
  /** Id of its picture in Directus. */
  picture: string | null;
};

export type Sum = Fact & { isTotal?: true };

export type MailCode = { text: string; name: string; note: string };

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'pieces'; pieces: MailLineItem[] }
  | { kind: 'sums'; sums: Sum[] }
  /** An address or account; `code` is rendered as a QR code in HTML. */
  | { kind: 'lines'; title: string; lines: string[]; isMain?: true; code?: MailCode }
  /** A link with an introduction; the label is for the button in HTML. */
  | { kind: 'link'; text: string; label: string; href: string; isMain?: true }
  /** A string array is a list. */
  | { kind: 'note'; title: string | null; parts: (string | string[])[]; link?: string }
  /** Legal terms; blank lines separate paragraphs. */
  | { kind: 'terms'; title: string; text: string };

/** Content of a mail to a customer; text and HTML are rendered from it. */
export type MailContent = {
  language: Language;
  /** Heading of the HTML version. */
  title: string;
  blocks: MailBlock[];
  /** Signature of the shop, line by line. */
  signature: string;
};

/** The content of a stored mail; null for mails of text only. */
export function getMailContent({ content }: { content: unknown }): MailContent | null {
  // Only our own code writes the column, in this shape.
  return (content ?? null) as MailContent | null;
}
