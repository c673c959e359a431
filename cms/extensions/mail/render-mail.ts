import type { Context } from '../directus.ts';
import type { MailContent } from './mail-content.ts';
import { loadPictures, type MailPicture } from './mail-pictures.ts';
import { findTheme } from './mail-theme.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

export type RenderedMail = {
  html: string;
  pictures: MailPicture[];
  /** Text files for terms that do not fit into the mail. */
  attachments: { name: string; text: string }[];
};

/** Gmail clips mails above 102 kB. */
const maxHtmlBytes = 100_000;

/** Names of attached files, and notes about them. */
const attachmentMessages = {
  de: {
    name: 'Bedingungen.txt',
    note: 'Die Bedingungen und die Widerrufsbelehrung hängen als Datei an dieser E-Mail.',
  },
  en: { name: 'Terms.txt', note: 'The terms and the information on withdrawal are attached to this e-mail as a file.' },
  fr: {
    name: 'Conditions.txt',
    note: 'Les conditions et les informations sur la rétractation sont jointes à cet e-mail.',
  },
};

/** @param toSource URL of a picture in the HTML */
export async function renderMail(
  context: Context,
  project: number,
  content: MailContent,
  toSource: (picture: MailPicture) => string,
): Promise<RenderedMail> {
  const theme = await findTheme(context, project);
  const pictures = await loadPictures(context, content, theme);
  const sources = new Map(pictures.map((picture) => [picture.key, toSource(picture)]));
  const html = writeHtml(content, theme, sources);
  const isShort = countBytes(writeHtml(content, theme, new Map())) <= maxHtmlBytes;
  if (isShort) return { html, pictures, attachments: [] };
  const { shortened, kept: attachments } = detachTerms(content);
  return { html: writeHtml(shortened, theme, sources), pictures, attachments };
}

/** Moves the terms to an attachment, for mails that would be clipped. */
export function detachTerms(content: MailContent): { shortened: MailContent; kept: RenderedMail['attachments'] } {
  const { name, note } = attachmentMessages[content.language];
  const terms = content.blocks.filter(({ kind }) => kind === 'terms');
  if (terms.length === 0) return { shortened: content, kept: [] };
  const others = content.blocks.filter(({ kind }) => kind !== 'terms');
  const shortened: MailContent = { ...content, blocks: [...others, { kind: 'text', text: note }] };
  return { shortened, kept: [{ name, text: writeText({ ...content, blocks: terms }) }] };
}

function countBytes(html: string): number {
  return Buffer.byteLength(html);
}
