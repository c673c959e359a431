import type { Language } from '../messages/language.ts';

/** With an `href`, the value is the text of a link; plain text has the URL instead. */
export type Fact = { label: string; value: string; href?: string };

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
  | { kind: 'line-items'; lineItems: MailLineItem[] }
  | { kind: 'sums'; sums: Sum[] }
  /** An address or account; `code` is rendered as a QR code in HTML. */
  | { kind: 'lines'; title: string; lines: string[]; isPrimary?: true; code?: MailCode }
  /** A link with an introduction; the label is for the button in HTML. */
  | { kind: 'link'; text: string; label: string; href: string; isPrimary?: true }
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

/** Whether a value is an http(s) URL; other schemes could open applications. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value);
}

/** Separator after a label. */
const colons: Record<Language, string> = { de: ':', en: ':', fr: '\u00a0:' };

export function writeText({ blocks, language, signature }: MailContent): string {
  // Signature delimiter known by mail programs.
  return `${writeBlocks(blocks, language)}\n\n-- \n${signature}`;
}

export function writeBlocks(blocks: readonly MailBlock[], language: Language): string {
  return blocks.map((block) => writeBlock(block, language)).join('\n\n');
}

export function writeLabel(label: string, language: Language): string {
  return `${label}${colons[language]}`;
}

function writeBlock(block: MailBlock, language: Language): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return block.facts.map((fact) => writeFact(fact, language)).join('\n');
    case 'sums':
      return block.sums.map((sum) => writeFact(sum, language)).join('\n');
    case 'line-items':
      return block.lineItems.map((item) => writeLineItem(item, language)).join('\n\n');
    case 'lines':
      return [writeLabel(block.title, language), ...block.lines].join('\n');
    case 'link':
      return `${block.text}\n${block.href}`;
    case 'note':
      return [...(block.title ? [block.title] : []), ...block.parts.map(writePart), ...(block.link ? [block.link] : [])]
        .join('\n')
        .trim();
    case 'terms':
      return `${block.title.toLocaleUpperCase(language)}\n\n${block.text}`;
  }
}

function writeFact({ label, value, href }: Fact, language: Language): string {
  return `${writeLabel(label, language)} ${href ?? value}`;
}

function writePart(part: string | string[]): string {
  return typeof part === 'string' ? part : part.map((entry) => `- ${entry}`).join('\n');
}

function writeLineItem({ count, name, price, each, details, note }: MailLineItem, language: Language): string {
  return [
    `${writeLabel(`${count} × ${name}`, language)} ${price}${each ? ` (${each})` : ''}`,
    ...details.map((fact) => `    ${writeFact(fact, language)}`),
    ...(note ? [`    ${note}`] : []),
  ].join('\n');
}

/** Kinds of mails, with labels for staff. */
export const mailKinds = {
  order_confirmed: 'Bestellbestätigung',
  order_paid: 'Zahlung eingegangen',
  order_shipped: 'Unterwegs',
  order_tracking: 'Sendungsverfolgung',
  order_ready: 'Abholbereit',
  order_cancelled: 'Storniert',
  order_refused: 'Nicht ausgeführt',
  withdrawal_received: 'Widerruf eingegangen',
  request_received: 'Anfrage eingegangen',
  newsletter_confirm: 'Newsletter: bitte bestätigen',
  newsletter_welcome: 'Newsletter: bestätigt',
  newsletter_known: 'Newsletter: schon bestellt',
  stock_alert_confirm: 'Bescheid geben: bitte bestätigen',
  stock_alert_known: 'Bescheid geben: schon vorgemerkt',
  stock_alert_available: 'Wieder da',
  notice: 'Meldung an uns',
} as const;

export type MailKind = keyof typeof mailKinds;

/** Mails that end an order; no other mail follows. */
export const closingKinds: readonly MailKind[] = ['order_cancelled', 'order_refused'];

/** Mails that must not follow one of these. */
export const runningOrderKinds: readonly MailKind[] = [
  ...(['order_confirmed', 'order_paid', 'order_ready', 'order_shipped', 'order_tracking'] as const),
];
