import type { Language } from '../messages/language.ts';
import { breakLines, html, type Markup } from './html.ts';
import { type Fact, isWebAddress, type MailBlock, type MailLineItem, type Sum, writeLabel } from './mail-content.ts';
import { codeKey } from './mail-pictures.ts';
import type { MailStyles } from './mail-theme.ts';

/** URLs of a mail's pictures by key: `cid:…` in a mail, `data:…` in a preview. */
export type PictureSources = ReadonlyMap<string, string>;

export type RenderContext = { styles: MailStyles; pictures: PictureSources; language: Language };

type Block<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>;

/** Renders a block as a table row. */
export function writeBlockHtml(block: MailBlock, sheet: RenderContext): Markup {
  const { styles } = sheet;
  switch (block.kind) {
    case 'text':
      return row(html`<p class="ink" style="${styles.text}">${breakLines(block.text)}</p>`, 20);
    case 'facts':
      return row(table(block.facts.map((fact) => writeFact(fact, styles))));
    case 'line-items':
      return row(table(block.lineItems.map((item) => writeLineItem(item, sheet))), 8);
    case 'sums':
      return row(table(block.sums.map((sum) => writeSum(sum, styles))));
    case 'lines':
      return row(writeLines(block, sheet));
    case 'link':
      return row(writeLink(block, styles), block.isPrimary ? 32 : 24);
    case 'note':
      return row(writeNote(block, styles));
    case 'terms':
      return row(writeTerms(block, styles), 32);
  }
}

/** @param below bottom padding in pixels */
function row(content: Markup, below = 24): Markup {
  return html`<tr><td class="side" style="padding:0 40px ${below}px">${content}</td></tr>
`;
}

function table(rows: Markup[]): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}

function writeFact({ label, value }: Fact, { label: quiet, value: loud }: MailStyles): Markup {
  return html`<tr><td valign="top" width="38%" class="muted" style="padding:3px 16px 3px 0;${quiet}">${label}</td><td valign="top" class="ink" style="padding:2px 0;${loud}">${breakLines(value)}</td></tr>`;
}

/** A line item: picture, name and price in a row, details below. */
function writeLineItem(item: MailLineItem, { styles, pictures, language }: RenderContext): Markup {
  const { name, count, price, each, details, note } = item;
  const source = item.picture === null ? undefined : pictures.get(item.picture);
  const picture = source
    ? html`<td valign="top" width="1" class="line" style="padding:16px 16px 16px 0;${styles.line}"><img src="${source}" width="96" height="72" alt="" class="plate picture" style="display:block;border:0;${styles.plate}"></td>`
    : html``;
  const noteLines = [
    ...details.map((fact) => writeDetail(fact, styles, language)),
    ...[each, note].flatMap((line) => (line ? breakLines(line) : [])),
  ];
  const small =
    noteLines.length > 0
      ? html`<p class="muted" style="${styles.small}">${noteLines.map((line, index) => (index > 0 ? html`<br>${line}` : line))}</p>`
      : html``;
  const head = table([
    html`<tr><td valign="top" class="ink" style="padding:0 12px 0 0;${styles.name}">${count > 1 ? `${count} × ` : ''}${name}</td><td valign="top" align="right" class="ink" style="padding:1px 0 0;${styles.price}">${price}</td></tr>`,
  ]);
  return html`<tr>${picture}<td valign="top" colspan="${source ? 1 : 2}" class="line" style="padding:16px 0;${styles.line}">${head}${small}</td></tr>
`;
}

function writeDetail({ label, value, href }: Fact, styles: MailStyles, language: Language): Markup {
  const named = writeLabel(label, language);
  return href && isWebAddress(href)
    ? html`${named} ${anchor(value, href, styles)}`
    : breakLines(`${named} ${href ?? value}`);
}

function anchor(text: string, href: string, styles: MailStyles): Markup {
  return html`<a href="${href}" class="brand" style="${styles.link}">${text}</a>`;
}

function writeSum({ label, value, isTotal }: Sum, styles: MailStyles): Markup {
  if (!isTotal) {
    return html`<tr><td class="muted" style="padding:3px 16px 3px 0;${styles.label}">${label}</td><td align="right" class="ink" style="padding:3px 0;${styles.price}">${value}</td></tr>`;
  }
  return html`<tr><td colspan="2" height="10" style="font-size:0;line-height:10px">&nbsp;</td></tr><tr><td class="ink line" style="padding:12px 16px 8px 0;${styles.line};${styles.total}">${label}</td><td align="right" class="ink line" style="padding:12px 0 8px;${styles.line};${styles.total}">${value}</td></tr>`;
}

function writeLines({ title, lines, isPrimary, code }: Block<'lines'>, { styles, pictures }: RenderContext): Markup {
  const source = code && pictures.get(codeKey);
  // Always black on white, since phones cannot read inverted codes in dark mode.
  const drawn = source
    ? html`<p style="margin:16px 0 0"><img src="${source}" width="164" alt="${code.name}" style="display:block;border:0;background:#ffffff"></p><p class="muted" style="${styles.small};padding-top:6px">${code.note}</p>`
    : html``;
  const content = html`<p class="muted" style="margin:0 0 4px;${styles.label}">${title}</p><p class="ink" style="${styles.text}">${breakLines(lines.join('\n'))}</p>${drawn}`;
  return isPrimary ? onPanel(content, styles) : content;
}

function writeLink({ text, label, href, isPrimary }: Block<'link'>, styles: MailStyles): Markup {
  const intro = text.startsWith(label)
    ? html``
    : html`<p class="muted" style="${styles.small};padding-bottom:8px">${text}</p>`;
  // Only http(s) URLs become links.
  if (!isWebAddress(href)) return html`${intro}<p class="ink" style="${styles.text}">${href}</p>`;
  if (!isPrimary) return html`${intro}<p style="${styles.small}">${anchor(label, href, styles)}</p>`;
  return html`${intro}<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="fill" bgcolor="${styles.colors.fill}" style="${styles.fill}"><a href="${href}" class="onfill" style="${styles.onFill}">${label}</a></td></tr></table>`;
}

function writeNote({ title, parts, link }: Block<'note'>, styles: MailStyles): Markup {
  const head = title === null ? html`` : html`<h2 class="ink" style="${styles.title}">${title}</h2>`;
  const body = parts.map((part, index) => {
    const below = link || index < parts.length - 1 ? 8 : 0;
    return typeof part === 'string'
      ? html`<p class="ink" style="${styles.note};margin:0 0 ${below}px">${breakLines(part)}</p>`
      : html`<ul class="ink" style="${styles.note};margin:0 0 ${below}px;padding:0 0 0 20px">${part.map((entry) => html`<li>${entry}</li>`)}</ul>`;
  });
  const more =
    link && isWebAddress(link)
      ? html`<p style="${styles.small}">${anchor(link.replace(/^https?:\/\//, ''), link, styles)}</p>`
      : html``;
  return onPanel(html`${head}${body}${more}`, styles);
}

function onPanel(content: Markup, { plate, colors }: MailStyles): Markup {
  return table([
    html`<tr><td class="plate" bgcolor="${colors.plate}" style="padding:20px 24px;${plate}">${content}</td></tr>`,
  ]);
}

function writeTerms({ title, text }: Block<'terms'>, styles: MailStyles): Markup {
  const paragraphs = text.split(/\n{2,}/).map(
    (one) => html`<p style="margin:0 0 10px">${breakLines(one)}</p>
`,
  );
  return html`<div class="line muted" style="padding-top:24px;${styles.line};${styles.terms}"><h2 class="ink" style="${styles.title}">${title}</h2>${paragraphs}</div>`;
}
