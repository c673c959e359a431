import { shorten } from '../../../src/base/clean-text.ts';
import type { EcommerceRequestRow, MailRow } from '../../../src/directus/rows.generated.ts';
import { reservationTime } from '../../../src/i18n/reservation-time.ts';
import type { RequestInput } from '../../../src/orders/order-bodies.ts';
import type { OrderResponse } from '../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../src/orders/parse-order-body.ts';
import { type Context, type Items, openItems } from '../directus.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { badRequest, okResponse } from '../messages/api-response.ts';
import { formatMoment, languageNames } from '../messages/contact-mail.ts';
import { createShopMail, createVisitorMail, type NewMail } from '../messages/new-mail.ts';
import { findShop, type Shop } from '../messages/shop.ts';
import { createOnce, isStored } from './create-once.ts';
import { findOffer, type Offer } from './offer.ts';
import { receiptMessages } from './receipt-messages.ts';
import { countCall, isRateLimited, tooMany } from './request-limits.ts';

const kinds = {
  availability: {
    subject: 'Anfrage',
    says: 'fragt jemand, ob dieses Stück zu haben ist:',
  },
  reservation: {
    subject: 'Bitte zurücklegen',
    says:
      'möchte jemand dieses Stück zurücklegen lassen. Der Bestand ist unverändert; wenn Sie es bestätigen, ' +
      `liegt es von da an ${reservationTime.de} lang kostenlos bereit:`,
  },
} as const satisfies Record<RequestInput['kind'], object>;

/** Prevents flooding somebody's mailbox with receipts. */
const maxReceiptsPerHour = 3;

/** Stores a product request and, in the same transaction, its mails. Stock is not changed. */
export async function receiveRequest(context: Context, body: unknown): Promise<OrderResponse<'request'>> {
  const parsed = parseOrderBody('request', body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { input } = parsed;
  const shop = await findShop(context, input.project);
  if (!shop) return badRequest('project');
  const requests: Items<EcommerceRequestRow> = await openItems(context, 'ecommerce_request');
  if (await isStored(requests, input.id)) return okResponse;
  const result = await findOffer(context, shop.project, input);
  if ('missing' in result) return badRequest(result.missing);
  // A reservation needs a variant if there are any.
  if (input.kind === 'reservation' && input.variant === null && result.offer.hasVariants) return badRequest('variant');
  const now = new Date();
  if (await isRateLimited(context, input, 'request', now)) return tooMany;
  const mails: NewMail[] = [writeRequestMail(input, result.offer, shop, now)];
  if (await canSendReceipt(context, input.email, now)) mails.push(writeReceipt(input, result.offer, shop, now));
  const { kind, product, variant, name, email, phone, language, message, isSpam } = input;
  const isNew = await createOnce(requests, {
    ...{ kind, product, variant, name, email, phone, language, message },
    ...{ project: shop.project, request_id: input.id },
    ...(isSpam ? { status: 'spam', mail_status: 'none' } : { status: 'new', mails }),
  });
  if (isNew) await countCall(context, input, 'request');
  return okResponse;
}

async function canSendReceipt(context: Context, email: string, now: Date): Promise<boolean> {
  const mails = await openItems<MailRow>(context, 'mail');
  const since = new Date(now.getTime() - 3_600_000).toISOString();
  const filter = { to: { _eq: email }, recipient: { _eq: 'visitor' }, date_created: { _gte: since } };
  return (await mails.readByQuery({ filter, fields: ['id'], limit: maxReceiptsPerHour })).length < maxReceiptsPerHour;
}

/** Receipt for the visitor. It repeats no input, since anybody can enter anybody's e-mail address. */
export function writeReceipt(input: RequestInput, offer: Offer, shop: Shop, now: Date): NewMail {
  const { kind, language, email } = input;
  const messages = receiptMessages[language];
  const { subject, title, text } = messages[kind](messages.name(offer.getName(language), offer.variant), shop.name);
  const content: MailContent = {
    ...{ language, title, signature: shop.signature },
    blocks: [messages.greeting, ...text, messages.notYou].map((one) => ({ kind: 'text', text: one })),
  };
  return createVisitorMail({ kind: 'request_received', to: email, subject, content }, shop, now);
}

/** Mail to the shop, in German. The visitor's text comes last, so that it cannot imitate ours. */
export function writeRequestMail(input: RequestInput, offer: Offer, shop: Shop, now: Date): NewMail {
  const { kind, name, email, phone, language, message } = input;
  const product = offer.getName('de');
  const text = [
    'Guten Tag,',
    '',
    `über die Website von ${shop.name} ${kinds[kind].says}`,
    '',
    `Stück:          ${product}`,
    `Variante:       ${offer.variant ?? 'keine gewählt'}`,
    `Artikelnummer:  ${offer.reference || 'keine'}`,
    `Name:           ${name}`,
    `E-Mail:         ${email}`,
    `Telefon:        ${phone || 'nicht angegeben'}`,
    `Sprache:        ${languageNames[language]}`,
    `Wann:           ${formatMoment(now, shop.timeZone)}`,
    '',
    `Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an ${email}.`,
    'Die Anfrage liegt auch im Studio, unter „Bestellungen & Anfragen“, „Anfragen“.',
    '',
    ...(message ? ['Es folgt die Nachricht, so wie sie geschrieben wurde:', '', message] : ['Ohne Nachricht.']),
  ].join('\n');
  const subject = `${kinds[kind].subject}: ${shorten(product, 60)}, von ${shorten(name, 60)}`;
  return createShopMail({ to: shop.email, reply_to: email, subject, text, language: 'de', project: shop.project }, now);
}
