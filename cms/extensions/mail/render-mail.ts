import type { Context } from '../directus.ts';
import { type PictureSources, writeBlockHtml } from './block-html.ts';
import { breakLines, html, Markup } from './html.ts';
import { type MailBlock, type MailContent, writeText } from './mail-content.ts';
import { loadPictures, type MailPicture } from './mail-pictures.ts';
import { findTheme, type MailColors, type MailTheme, sans, serif, toStyles } from './mail-theme.ts';

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

/**
 * HTML of a mail, for mail programs: tables, inline styles, at most 600 pixels. It loads nothing, works without
 * pictures and has colors for dark mode.
 */
export function writeHtml(content: MailContent, theme: MailTheme, pictures: PictureSources): string {
  const { language, title, blocks, signature } = content;
  const styles = toStyles(theme);
  const rows = blocks.map((block) => writeBlockHtml(block, { styles, pictures, language }));
  return html`<!doctype html>
<html lang="${language}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${title}</title>
<style>${new Markup(general)}
@media (prefers-color-scheme: dark) {${darken(theme.dark, '')}}</style>
<style>${darken(theme.dark, '[data-ogsc] ')}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${theme.light.page}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${getPreheader(blocks)}${new Markup('&#847;&zwnj;&nbsp;'.repeat(30))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" bgcolor="${theme.light.page}" style="background:${theme.light.page}"><tr><td align="center" class="around" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" lang="${language}" class="sheet" bgcolor="${theme.light.sheet}" style="max-width:600px;background:${theme.light.sheet};text-align:left">
${writeHead(signature, theme, pictures)}
<tr><td class="side" style="padding:8px 40px 24px"><h1 class="ink" style="margin:0;${new Markup(`${serif};font-size:30px;line-height:1.2;font-weight:400;color:${theme.light.ink}`)}">${title}</h1></td></tr>
${rows}
<tr><td class="side" style="padding:16px 40px 40px"><p class="muted line" style="margin:0;padding-top:24px;border-top:1px solid ${theme.light.line};${new Markup(`${sans};font-size:14px;line-height:1.6;color:${theme.light.muted}`)}">${breakLines(signature)}</p></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`.source;
}

/**
 * Logo; the name instead if pictures are blocked, and in dark mode, where dark ink on paper would be a bright patch.
 */
function writeHead(signature: string, { light, logo }: MailTheme, pictures: PictureSources): Markup {
  const name = signature.split('\n')[0] ?? '';
  const type = new Markup(`${serif};font-size:22px;line-height:1.3;letter-spacing:.04em;color:${light.ink}`);
  const source = logo === null ? undefined : pictures.get(logo);
  const wordmark = html`<span class="ink${source ? ' night' : ''}" style="${source ? 'display:none;' : ''}${type}">${name}</span>`;
  const picture = source
    ? html`<img class="day" src="${source}" height="56" alt="${name}" style="display:block;height:56px;width:auto;max-width:260px;border:0;${type}">`
    : html``;
  return html`<tr><td class="side" style="padding:40px 40px 32px">${picture}${wordmark}</td></tr>`;
}

/** Preheader, shown after the subject in lists of mails. */
function getPreheader(blocks: readonly MailBlock[]): string {
  const [, second] = blocks;
  return second && 'text' in second ? second.text : '';
}

const general = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; -ms-text-size-adjust: 100%; }
@media (max-width: 480px) {
.around { padding: 0 !important; }
.side { padding-left: 20px !important; padding-right: 20px !important; }
.picture { width: 72px !important; height: 54px !important; }
}`;

function darken(colors: MailColors, within: string): Markup {
  const { page, sheet, plate, ink, muted, line, brand, fill, onFill } = colors;
  const rules = [
    ['.page', `background: ${page} !important;`],
    ['.sheet', `background: ${sheet} !important;`],
    ['.plate', `background: ${plate} !important;`],
    ['.ink', `color: ${ink} !important;`],
    ['.muted', `color: ${muted} !important;`],
    ['.line', `border-color: ${line} !important;`],
    ['.brand', `color: ${brand} !important;`],
    ['.fill', `background: ${fill} !important; border-color: ${fill} !important;`],
    ['.onfill', `color: ${onFill} !important;`],
    ['.day', 'display: none !important;'],
    ['.night', 'display: inline !important;'],
  ];
  return new Markup(rules.map(([name, rule]) => `\n${within}${name} { ${rule} }`).join(''));
}
