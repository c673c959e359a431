import type { MailRow } from '../../../../src/directus/rows.generated.ts';
import { pairKey } from '../../../../src/rings/pair-key.ts';
import { type Context, openItems } from '../../directus.ts';
import { html, Markup } from '../../mail/html.ts';
import { getMailContent, type MailContent, mailKinds } from '../../mail/mail-content.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { type Language, languages } from '../../messages/language.ts';
import { languageNames } from '../../messages/new-mail.ts';
import { tokenPlaceholders } from '../../messages/tokens.ts';
import { createReader } from '../../transact.ts';
import { findOrderShopContext } from '../orders/find-order-shop-context.ts';
import { findOrderRow, getItems, type OrderRow, orderTokenPlaceholder } from '../orders/order-row.ts';
import { isSampleKind, type SampleKind, sampleKinds, writeSample } from './write-sample.ts';

export type PreviewRequest = {
  params: { id?: string; kind?: string; language?: string };
  /** Null unless logged in to the studio. */
  accountability?: { user: string | null };
};

export type PreviewResponse = {
  set: (headers: Record<string, string>) => void;
  status: (code: number) => { send: (text: string) => void };
};

type PreviewHandler = (request: PreviewRequest, response: PreviewResponse, context: Context) => Promise<void>;

/** Preview of a mail about an order, for staff who may read the order. Its links contain no valid tokens. */
export const showSample: PreviewHandler = async (request, response, context) => {
  const { id = '', kind = 'order_confirmed', language: requested } = request.params;
  if (!isSampleKind(kind) || !(await canRead(request, context, 'ecommerce_order'))) return refuse(response);
  const row = await findOrderRow(await createReader(context), { id: { _eq: Number(id) } });
  const language = languages.find((one) => one === requested) ?? row?.language ?? 'de';
  const setting = row && (await findOrderShopContext(context, row.project?.id ?? 0, language));
  if (!row || !setting) return refuse(response);
  const mail = writeSample(kind, language, row, setting, context.env);
  send(response, {
    title: `Bestellung ${row.order_number}: ${mailKinds[kind]}`,
    note: 'So sähe diese E-Mail jetzt aus. Hier wird nichts verschickt, und die Links darin öffnen nichts.',
    ...(await renderPreview(context, setting.shop.project, mail)),
    choice: { root: `/ecom/mail-preview/order/${row.id}`, kind, language },
    sheets: findPairSheets(row),
  });
};

/** A mail of the outbox, for staff who may read it. */
export const showStoredMail: PreviewHandler = async (request, response, context) => {
  if (!(await canRead(request, context, 'mail'))) return refuse(response);
  const mails = await openItems<MailRow>(context, 'mail');
  const mail = await mails.readOne(Number(request.params.id), { fields: ['*', 'project.id'] });
  send(response, {
    title: mail.kind ? mailKinds[mail.kind] : 'E-Mail',
    note: `${states[mail.status]} Die Links darin öffnen hier nichts.`,
    ...(await renderPreview(context, mail.project?.id ?? 0, { ...mail, content: getMailContent(mail) })),
    ...{ choice: null, sheets: [] },
  });
};

/** Paths of the sheets of an order's pairs of wedding rings. */
function findPairSheets(row: OrderRow): string[] {
  const pairs = getItems(row).filter(({ personalization }) => personalization?.some(({ key }) => key === pairKey));
  return pairs.map(({ id }) => `/publishing/preview/ecommerce_order_item/${id}`);
}

const states: Record<MailRow['status'], string> = {
  ...{ pending: 'Diese E-Mail steht noch aus.', sending: 'Diese E-Mail wird gerade verschickt.' },
  ...{ sent: 'Diese E-Mail ist verschickt.', failed: 'Diese E-Mail ging nicht hinaus.' },
};

/** Fields that a preview shows; staff need permission to read all of them. */
const previewFields = {
  ecommerce_order: ['id', 'customer_email', 'shipping_address', 'invoice_address', 'items.*'],
  mail: ['id', 'to', 'subject', 'text'],
};

/** @throws Directus's error if staff may not read it */
async function canRead(
  { accountability, params: { id = '' } }: PreviewRequest,
  context: Context,
  collection: keyof typeof previewFields,
) {
  if (!accountability?.user || !/^\d{1,9}$/.test(id)) return false;
  await new context.services.ItemsService(collection, { schema: await context.getSchema(), accountability }).readOne(
    id,
    {
      fields: previewFields[collection],
    },
  );
  return true;
}

type MailFields = {
  to?: string | null | undefined;
  subject: string | null;
  text: string | null;
  content?: MailContent | null | undefined;
};

async function renderPreview(context: Context, project: number, { to, subject, text, content }: MailFields) {
  const preview = { to: to ?? '', subject: subject ?? '', text: hideTokens(text ?? ''), html: '' };
  if (!content) return preview;
  const { html } = await renderMail(context, project, content, toDataAddress);
  return { ...preview, html: hideTokens(html) };
}

function toDataAddress({ type, bytes }: { type: string; bytes: Buffer }): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function hideTokens(preview: string): string {
  const marks = [orderTokenPlaceholder, ...Object.values(tokenPlaceholders)];
  return marks.reduce((whole, placeholder) => whole.replaceAll(placeholder, 'vorschau'), preview);
}

function refuse(response: PreviewResponse) {
  response.status(404).send('Diese E-Mail gibt es nicht, oder Sie sind nicht im Studio angemeldet.');
}

function send(response: PreviewResponse, page: Parameters<typeof renderPreviewPage>[0]) {
  response.set({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    'referrer-policy': 'no-referrer',
  });
  response.status(200).send(renderPreviewPage(page));
}

type PreviewMail = {
  title: string;
  /** A note for staff. */
  note: string;
  to: string;
  subject: string;
  text: string;
  /** Empty for plain text mails. */
  html: string;
  /** Path of its variants; null for a stored mail. */
  choice: { root: string; kind: SampleKind; language: Language } | null;
  sheets: string[];
};

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 24px; max-width: 1400px; }
h1 { font-size: 20px; margin: 0 0 4px; }
h2 { font-size: 14px; margin: 0 0 8px; }
p { margin: 0 0 16px; max-width: 70ch; }
ul { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; margin: 0 0 12px; padding: 0; }
a { color: inherit; display: inline-block; padding: 4px 0; }
a[aria-current] { font-weight: 600; text-decoration: none; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 16px 0 24px; }
dt { opacity: .7; }
dd { margin: 0; overflow-wrap: anywhere; }
.both { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
.frame { width: 640px; max-width: 100%; height: 80vh; min-width: 320px; overflow: hidden; resize: both; border: 1px solid #8888; box-sizing: border-box; }
iframe { width: 100%; height: 100%; border: 0; background: #fff; }
pre { flex: 1 1 400px; min-width: 0; margin: 0; padding: 16px; border: 1px solid #8888; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; }
section { min-width: 0; max-width: 100%; }
section + section { flex: 1 1 400px; }`;

/** HTML page that shows a mail in a sandboxed frame, with its plain text beside it. */
function renderPreviewPage(mail: PreviewMail): string {
  const { title, note, to, subject, text, choice, sheets } = mail;
  const shown = mail.html
    ? html`<section><h2>Mit Gestaltung; die Ecke unten rechts ändert die Breite</h2><div class="frame"><iframe title="E-Mail mit Gestaltung" sandbox srcdoc="${mail.html}"></iframe></div></section>`
    : html``;
  return html`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${new Markup(style)}</style></head>
<body>
<h1>${title}</h1>
<p>${note}</p>
${sheets.length > 0 ? renderSheets(sheets) : html``}
${choice ? renderChoice(choice) : html``}
<dl><dt>An</dt><dd>${to}</dd><dt>Betreff</dt><dd>${subject}</dd></dl>
<div class="both">${shown}<section><h2>Als Text</h2><pre>${text}</pre></section></div>
</body>
</html>`.source;
}

function renderChoice({ root, kind, language }: NonNullable<PreviewMail['choice']>): Markup {
  const kinds = sampleKinds.map((one) => renderLink(`${root}/${one}/${language}`, mailKinds[one], one === kind));
  const others = languages.map((one) => renderLink(`${root}/${kind}/${one}`, languageNames[one], one === language));
  return html`<nav aria-label="E-Mail"><ul>${kinds}</ul></nav><nav aria-label="Sprache"><ul>${others}</ul></nav>`;
}

function renderSheets(paths: readonly string[]): Markup {
  const links = paths.map((path, index) => {
    const name = paths.length > 1 ? `Maßblatt der Trauringe ${index + 1}` : 'Maßblatt der Trauringe';
    return html`<li><a href="${path}" target="_blank">${name}</a></li>`;
  });
  return html`<nav aria-label="Trauringe"><ul>${links}</ul></nav>`;
}

function renderLink(href: string, name: string, isCurrent: boolean): Markup {
  return html`<li><a href="${href}"${new Markup(isCurrent ? ' aria-current="page"' : '')}>${name}</a></li>`;
}
