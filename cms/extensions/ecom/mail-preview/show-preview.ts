import type { MailRow } from '../../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../../directus.ts';
import { getMailContent, type MailContent } from '../../mail/mail-content.ts';
import { mailKinds } from '../../mail/mail-kinds.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { languages } from '../../messages/language.ts';
import { tokenPlaceholders } from '../../messages/tokens.ts';
import { openReading } from '../../transact.ts';
import { findOrderSetting } from '../orders/find-order-setting.ts';
import { findOrderRow } from '../orders/order-row.ts';
import { orderTokenPlaceholder } from '../orders/order-token.ts';
import { renderPreviewPage } from './preview-page.ts';
import { isSampleKind, writeSample } from './write-sample.ts';

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
  const row = await findOrderRow(await openReading(context), { id: { _eq: Number(id) } });
  const language = languages.find((one) => one === requested) ?? row?.language ?? 'de';
  const setting = row && (await findOrderSetting(context, row.project?.id ?? 0, language));
  if (!row || !setting) return refuse(response);
  const mail = writeSample(kind, language, row, setting, context.env);
  send(response, {
    title: `Bestellung ${row.order_number}: ${mailKinds[kind]}`,
    note: 'So sähe diese E-Mail jetzt aus. Hier wird nichts verschickt, und die Links darin öffnen nichts.',
    ...(await renderPreview(context, setting.shop.project, mail)),
    choice: { root: `/ecom/mail-preview/order/${row.id}`, kind, language },
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
    choice: null,
  });
};

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
