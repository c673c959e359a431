import { createHash } from 'node:crypto';
import type { EcommerceOrderRow } from '../../../../src/directus/rows.generated.ts';
import { formatClockTimes } from '../../../../src/i18n/format-clock-times.ts';
import type { WithdrawalInput } from '../../../../src/orders/order-bodies.ts';
import { type Context, openItems } from '../../directus.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import type { Language } from '../../messages/language.ts';
import { createVisitorMail, type NewMail } from '../../messages/new-mail.ts';
import type { Shop } from '../../messages/shop.ts';

/** The legally required receipt: content of the declaration, and date and time of its arrival. */
export function writeWithdrawalReceipt({ input, shop, lines, now }: WithdrawalMailInput): NewMail {
  const { language, email, name, order_number, items, message } = input;
  const messages = withdrawalMessages[language];
  const receivedAt = messages.receivedAt(
    now.toLocaleDateString(messages.locale, { dateStyle: 'full', timeZone: shop.timeZone }),
    formatClockTimes(
      now.toLocaleTimeString(messages.locale, { timeStyle: 'short', timeZone: shop.timeZone }),
      language,
    ),
  );
  const itemTexts = lines.map((line) => `${line.count} × ${line.name}`);
  const entries: [string, string][] = [
    [messages.labels.at, receivedAt],
    [messages.labels.name, name],
    [messages.labels.email, email],
    [messages.labels.order, order_number],
    [messages.labels.what, itemTexts.length > 0 ? itemTexts.join('; ') : items || messages.whole],
    ...(message ? [[messages.labels.message, message] satisfies [string, string]] : []),
  ];
  const content: MailContent = {
    ...{ language, title: messages.title, signature: shop.signature },
    blocks: [
      { kind: 'text', text: messages.greeting },
      { kind: 'text', text: messages.arrived(shop.name, receivedAt) },
      { kind: 'text', text: messages.content },
      { kind: 'facts', facts: entries.map(([label, value]) => ({ label, value })) },
      { kind: 'text', text: messages.next },
      { kind: 'text', text: messages.notYou },
    ],
  };
  const subject = messages.subject(shop.name);
  return createVisitorMail({ kind: 'withdrawal_received', to: email, subject, content }, shop, now);
}

type WithdrawalMessages = {
  locale: string;
  subject: (shop: string) => string;
  title: string;
  greeting: string;
  receivedAt: (day: string, time: string) => string;
  arrived: (shop: string, receivedAt: string) => string;
  content: string;
  labels: Record<'at' | 'name' | 'email' | 'order' | 'what' | 'message', string>;
  whole: string;
  next: string;
  notYou: string;
};

const withdrawalMessages: Record<Language, WithdrawalMessages> = {
  de: {
    locale: 'de-DE',
    subject: (shop) => `Ihr Widerruf ist bei ${shop} eingegangen`,
    title: 'Ihr Widerruf ist angekommen',
    greeting: 'Guten Tag,',
    receivedAt: (day, time) => `${day}, ${time} Uhr`,
    arrived: (shop, receivedAt) => `Ihr Widerruf ist am ${receivedAt} bei ${shop} eingegangen.`,
    content: 'Das haben Sie erklärt: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag.',
    labels: {
      at: 'Eingegangen',
      name: 'Name',
      email: 'E-Mail',
      order: 'Bestellnummer, wie angegeben',
      what: 'Widerrufen',
      message: 'Nachricht',
    },
    whole: 'die ganze Bestellung',
    next:
      'Diese E-Mail bestätigt nur, dass Ihr Widerruf angekommen ist. Wir prüfen ihn und schreiben Ihnen, wie es ' +
      'weitergeht. Bitte bewahren Sie die E-Mail auf.',
    notYou: 'Waren Sie es nicht, antworten Sie bitte kurz auf diese E-Mail.',
  },
  en: {
    locale: 'en-GB',
    subject: (shop) => `Your withdrawal has reached ${shop}`,
    title: 'Your withdrawal has arrived',
    greeting: 'Hello,',
    receivedAt: (day, time) => `${day}, ${time} (German time)`,
    arrived: (shop, receivedAt) => `Your withdrawal reached ${shop} on ${receivedAt}.`,
    content: 'This is what you declared: I hereby withdraw from the contract that I concluded.',
    labels: {
      at: 'Received',
      name: 'Name',
      email: 'E-mail',
      order: 'Order number, as given',
      what: 'Withdrawn',
      message: 'Message',
    },
    whole: 'the whole order',
    next:
      'This e-mail only confirms that your withdrawal has arrived. We will look into it and write to you about what ' +
      'happens next. Please keep this e-mail.',
    notYou: 'If it wasn’t you, please send a short reply to this e-mail.',
  },
  fr: {
    locale: 'fr-FR',
    subject: (shop) => `Votre rétractation est parvenue à ${shop}`,
    title: 'Votre rétractation nous est parvenue',
    greeting: 'Bonjour,',
    receivedAt: (day, time) => `${day} à ${time} (heure allemande)`,
    arrived: (shop, receivedAt) => `Votre rétractation est parvenue à ${shop} le ${receivedAt}.`,
    content: 'Voici votre déclaration : je renonce par la présente au contrat que j’ai conclu.',
    labels: {
      at: 'Reçue le',
      name: 'Nom',
      email: 'E-mail',
      order: 'Numéro de commande, tel qu’indiqué',
      what: 'Objet de la rétractation',
      message: 'Message',
    },
    whole: 'la commande entière',
    next:
      'Cet e-mail confirme seulement que votre rétractation nous est parvenue. Nous l’examinons et vous écrivons pour ' +
      'la suite. Veuillez conserver cet e-mail.',
    notYou: 'Si ce n’était pas vous, merci de répondre brièvement à cet e-mail.',
  },
};

export type WithdrawnItem = { id: number; count: number; name: string; isPersonalized: boolean };

export type WithdrawnOrder = { id: number; number: string; lines: WithdrawnItem[] };

type OrderIdentifiers = Pick<WithdrawalInput, 'token' | 'order_number' | 'email'>;

/** The order that a withdrawal refers to: by its access token, or by its number together with its e-mail address. */
export async function findWithdrawnOrder(
  context: Context,
  project: number,
  { token, order_number, email }: OrderIdentifiers,
): Promise<WithdrawnOrder | undefined> {
  const rule =
    token === null
      ? { order_number: { _eq: parseOrderNumber(order_number) } }
      : { access_token_hash: { _eq: hash(token) } };
  const orders = await openItems<EcommerceOrderRow>(context, 'ecommerce_order');
  const fields = ['id', 'order_number', 'customer_email', 'items.id', 'items.count', 'items.display_name'];
  const found = await orders.readByQuery({
    filter: { _and: [{ project: { _eq: project } }, rule] },
    fields: [...fields, 'items.variant_name', 'items.is_personalized'],
    limit: 1,
  });
  const order = found.find(({ customer_email }) => token !== null || isSameEmail(customer_email ?? '', email));
  if (!order) return undefined;
  const lines = (order.items ?? []).map(({ id, count, display_name, variant_name, is_personalized }) => ({
    id,
    count,
    name: [display_name ?? '', variant_name].filter(Boolean).join(', '),
    isPersonalized: Boolean(is_personalized),
  }));
  return { id: order.id, number: order.order_number ?? '', lines };
}

/** Extracts the order number from input such as `Nr. 2027-000123`. */
function parseOrderNumber(typed: string): string {
  const last =
    typed
      .replace(/\s+/g, '')
      .split(/[^\w-]/)
      .at(-1) ?? '';
  const start = last.search(/\d/);
  return start < 0 ? typed : last.slice(start);
}

function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Input of the mails about a withdrawal. */
export type WithdrawalMailInput = {
  input: WithdrawalInput;
  shop: Shop;
  order: WithdrawnOrder | undefined;
  /** Single items; empty for the whole order. */
  lines: readonly WithdrawnItem[];
  now: Date;
};
