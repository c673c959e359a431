import { shorten } from '../../../src/base/clean-text.ts';
import type { EcommerceRequestRow, MailRow } from '../../../src/directus/rows.generated.ts';
import { reservationTime } from '../../../src/i18n/reservation-time.ts';
import type { RequestInput } from '../../../src/orders/order-bodies.ts';
import type { OrderResponse } from '../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../src/orders/parse-order-body.ts';
import { withinLast } from '../clock-bounds.ts';
import { type Context, type Items, openItems } from '../directus.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { badRequest, okResponse } from '../messages/api-response.ts';
import type { Language } from '../messages/language.ts';
import { createShopMail, createVisitorMail, formatMoment, languageNames, type NewMail } from '../messages/new-mail.ts';
import { findShop, type Shop } from '../messages/shop.ts';
import { countCall, createOnce, isRateLimited, isStored, tooMany } from './request-limits.ts';
import { findOffer, type RequestedProduct } from './requested-product.ts';

const kinds = {
  availability: {
    subject: 'Anfrage',
    intro: 'fragt jemand, ob dieses Stück zu haben ist:',
  },
  reservation: {
    subject: 'Bitte zurücklegen',
    intro:
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
  const filter = { to: { _eq: email }, recipient: { _eq: 'visitor' }, date_created: withinLast(3_600_000, now) };
  return (await mails.readByQuery({ filter, fields: ['id'], limit: maxReceiptsPerHour })).length < maxReceiptsPerHour;
}

/** Receipt for the visitor. It repeats no input, since anybody can enter anybody's e-mail address. */
export function writeReceipt(input: RequestInput, offer: RequestedProduct, shop: Shop, now: Date): NewMail {
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
export function writeRequestMail(input: RequestInput, offer: RequestedProduct, shop: Shop, now: Date): NewMail {
  const { kind, name, email, phone, language, message } = input;
  const product = offer.getName('de');
  const text = [
    'Guten Tag,',
    '',
    `über die Website von ${shop.name} ${kinds[kind].intro}`,
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

type MailTexts = { subject: string; title: string; text: string[] };

type ReceiptMessages = Record<RequestInput['kind'], (product: string, shop: string) => MailTexts> & {
  greeting: string;
  name: (product: string, variant: string | undefined) => string;
  notYou: string;
};

export const receiptMessages: Record<Language, ReceiptMessages> = {
  de: {
    greeting: 'Guten Tag,',
    name: (product, variant) => `„${product}“${variant ? ` (${variant})` : ''}`,
    availability: (product, shop) => ({
      subject: `Ihre Anfrage zu ${product} bei ${shop}`,
      title: 'Ihre Anfrage ist angekommen',
      text: [
        `vielen Dank für Ihre Anfrage zu ${product}.`,
        'Wir sehen nach, ob das Stück da ist oder wann wir es bekommen können, und melden uns bei Ihnen.',
      ],
    }),
    reservation: (product, shop) => ({
      subject: `Ihr Wunsch, ${product} bei ${shop} zurückzulegen`,
      title: 'Ihr Wunsch ist angekommen',
      text: [
        `vielen Dank, Ihr Wunsch ist bei uns angekommen: Wir sollen ${product} für Sie zurücklegen.`,
        'Noch liegt es nicht für Sie bereit. Wir sehen nach und schreiben Ihnen. Sobald wir es bestätigt haben, halten ' +
          `wir es ${reservationTime.de} lang im Geschäft für Sie fest. Das kostet nichts und verpflichtet Sie zu nichts.`,
      ],
    }),
    notYou:
      'Waren Sie es nicht, brauchen Sie nichts zu tun. Haben Sie noch eine Frage, antworten Sie auf diese E-Mail.',
  },
  en: {
    greeting: 'Hello,',
    name: (product, variant) => `“${product}”${variant ? ` (${variant})` : ''}`,
    availability: (product, shop) => ({
      subject: `Your question about ${product} at ${shop}`,
      title: 'We have received your question',
      text: [
        `Thank you for asking about ${product}.`,
        'We will see whether the piece is here, or when we can have it, and get back to you.',
      ],
    }),
    reservation: (product, shop) => ({
      subject: `Your wish to have ${product} put aside at ${shop}`,
      title: 'We have received your wish',
      text: [
        `Thank you, we have received your wish: you would like us to put ${product} aside for you.`,
        'It is not reserved yet. We will look and write to you. Once we have confirmed, we keep it for you in the shop ' +
          `for ${reservationTime.en}. This costs nothing and does not commit you to anything.`,
      ],
    }),
    notYou:
      'If it wasn’t you, there is nothing you need to do. If you have another question, just reply to this e-mail.',
  },
  fr: {
    greeting: 'Bonjour,',
    name: (product, variant) => `« ${product} »${variant ? ` (${variant})` : ''}`,
    availability: (product, shop) => ({
      subject: `Votre demande au sujet de ${product} chez ${shop}`,
      title: 'Nous avons bien reçu votre demande',
      text: [
        `Merci pour votre demande au sujet de ${product}.`,
        'Nous vérifions si la pièce est en boutique ou quand nous pouvons la recevoir, et nous revenons vers vous.',
      ],
    }),
    reservation: (product, shop) => ({
      subject: `Votre souhait de faire mettre ${product} de côté chez ${shop}`,
      title: 'Nous avons bien reçu votre souhait',
      text: [
        `Merci, nous avons bien reçu votre souhait : vous aimeriez que nous mettions ${product} de côté pour vous.`,
        'La pièce n’est pas encore réservée. Nous vérifions et vous écrivons. Dès que nous l’aurons confirmé, nous la ' +
          `gardons pour vous en boutique pendant ${reservationTime.fr}. C’est gratuit et sans engagement.`,
      ],
    }),
    notYou:
      'Si ce n’était pas vous, vous n’avez rien à faire. Pour toute autre question, répondez simplement à cet e-mail.',
  },
};
