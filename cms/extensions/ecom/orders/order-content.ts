import { describeDelivery } from '../../../../src/i18n/describe-delivery.ts';
import { formatClockTimes } from '../../../../src/i18n/format-clock-times.ts';
import { getMessages } from '../../../../src/i18n/messages.ts';
import { formatTown } from '../../../../src/orders/address-form.ts';
import { writeGiroCode } from '../../../../src/orders/bank-account.ts';
import type { Order, OrderedLine } from '../../../../src/orders/order.ts';
import type { OrderAddress } from '../../../../src/orders/order-address.ts';
import type { PaymentKey } from '../../../../src/orders/quote.ts';
import { pairKey } from '../../../../src/rings/pair-key.ts';
import type { Fact, MailBlock, MailCode, MailContent, MailLineItem, Sum } from '../../mail/mail-content.ts';
import type { Language } from '../../messages/language.ts';
import { type OrderShopContext, toGuaranteeNote, toImportNote } from './find-order-shop-context.ts';
import { orderMessages } from './order-messages.ts';

export type OrderLinks = {
  order: string;
  withdraw: string;
  /** The wedding-ring studio. */
  rings: string;
};

type Countries = OrderShopContext['rules']['countries'];

/** Content of the order confirmation, which the law requires on a durable medium (§ 312f BGB). */
export function writeOrderContent(
  order: Order,
  { shop, rules, terms }: OrderShopContext,
  links: OrderLinks | undefined,
): MailContent {
  const { language } = order;
  const messages = orderMessages[language];
  return {
    ...{ language, title: messages.title, signature: shop.signature },
    blocks: [
      { kind: 'text', text: messages.greeting },
      {
        kind: 'text',
        text: order.payment_status === 'pending' ? messages.underReview : messages.thanks[getPaymentKey(order)],
      },
      {
        kind: 'facts',
        facts: [
          { label: messages.number, value: order.number },
          { label: messages.date, value: formatDay(new Date(order.date), language, shop.timeZone) },
        ],
      },
      ...(order.bank_details ? [toBank(order.bank_details, order)] : []),
      ...toOrderBlocks(order, rules.countries, language, { links, paymentNote: findPaymentNote(order, rules) }),
      ...(order.gift_message ? [{ kind: 'text' as const, text: messages.giftMessage }] : []),
      ...toImportNote(order, rules.countries),
      ...(links ? toLinks(links, language) : []),
      toGuaranteeNote(language),
      ...(terms.length > 0 ? [{ kind: 'text' as const, text: messages.terms }] : []),
      ...terms.map((one) => ({ kind: 'terms' as const, ...one })),
    ],
  };
}

/** Line items, totals, payment, delivery and addresses. */
export function toOrderBlocks(
  order: Order,
  countries: Countries,
  language: Language,
  { links, paymentNote }: { links: OrderLinks | undefined; paymentNote?: string | undefined },
): MailBlock[] {
  return [
    { kind: 'line-items', lineItems: order.lines.map((line) => toMailLineItem(line, language, links)) },
    { kind: 'sums', sums: toSums(order, language) },
    { kind: 'facts', facts: toPaymentAndDelivery(order, language, paymentNote) },
    ...toAddressBlocks(order, countries, language),
  ];
}

/** The shop's own description of how to pay an open order. */
function findPaymentNote(order: Order, { paymentMethods }: OrderShopContext['rules']): string | undefined {
  const paymentKey = getPaymentKey(order);
  if (order.payment_status !== 'open' || (paymentKey !== 'prepayment' && paymentKey !== 'cash')) return undefined;
  return paymentMethods.find(({ id }) => id === order.payment_method?.id)?.description ?? undefined;
}

/** Bank details with the order number as payment reference. */
function toBank(details: string, order: Order): MailBlock {
  const { number, language } = order;
  const lines = details.trim().split('\n');
  const own = lines.filter((line) => !/^verwendungszweck\b/i.test(line));
  const messages = orderMessages[language];
  const code = toGiroCode(order);
  const allLines = [...own, messages.bankReference(number)];
  return { kind: 'lines', title: messages.bank, lines: allLines, isPrimary: true, ...(code && { code }) };
}

/** The same as on the order's page. */
function toGiroCode({ bank_account, total_cents, number, language }: Order): MailCode | undefined {
  const text = bank_account && writeGiroCode({ ...bank_account, cents: total_cents, reference: number });
  if (!text) return undefined;
  const { giroCode, giroCodeText, giroCodeName } = getMessages(language).order;
  const name = giroCodeName(formatPrice(total_cents, language), bank_account.recipient);
  return { text, name, note: `${giroCode}. ${giroCodeText}` };
}

function toLinks({ order, withdraw }: OrderLinks, language: Language): MailBlock[] {
  const messages = orderMessages[language];
  return [
    { kind: 'link', text: messages.page, label: messages.pageLabel, href: order, isPrimary: true },
    { kind: 'link', text: messages.withdraw, label: messages.withdrawLabel, href: withdraw },
  ];
}

/** Line items without unit prices, details and notes. */
export function toBriefLineItems({ lines, language }: Order): MailLineItem[] {
  return lines.map((line) => ({ ...toMailLineItem(line, language, undefined), each: null, details: [], note: null }));
}

function toMailLineItem(line: OrderedLine, language: Language, links: OrderLinks | undefined): MailLineItem {
  const messages = orderMessages[language];
  const { count, name, variant_name, reference, price_cents, essentials, personalization, is_personalized } = line;
  return {
    ...{ count, name: `${name}${variant_name ? ` (${variant_name})` : ''}` },
    price: formatPrice(price_cents * count, language),
    each: count > 1 ? `${messages.each} ${formatPrice(price_cents, language)}` : null,
    details: [
      ...(reference ? [{ label: messages.reference, value: reference }] : []),
      ...essentials.map(({ name: label, value }) => ({ label, value })),
      ...personalization.map((entry) => toDetail(entry, language, links)),
    ],
    note: is_personalized ? messages.personalized : null,
    picture: line.image?.id ?? null,
  };
}

/** The configuration of a pair of wedding rings is a link that opens it in the studio. */
function toDetail(
  { key, label, value }: OrderedLine['personalization'][number],
  language: Language,
  links: OrderLinks | undefined,
): Fact {
  if (key !== pairKey || !links) return { label, value };
  return { label, value: orderMessages[language].pair, href: new URL(`?${value}`, links.rings).href };
}

function toSums(order: Order, language: Language): Sum[] {
  const messages = orderMessages[language];
  const price = (cents: number) => formatPrice(cents, language);
  const percent = (value: number) => value.toLocaleString(locales[language]);
  return [
    { label: messages.goods, value: price(order.goods_cents) },
    ...(order.wrap_cents > 0 ? [{ label: messages.wrap, value: price(order.wrap_cents) }] : []),
    {
      label: `${messages.shipping} (${order.shipping_method?.name ?? messages.shipping})`,
      value: price(order.shipping_cents),
    },
    { label: messages.total, value: price(order.total_cents), isTotal: true },
    ...order.tax.map((share) => ({ label: messages.tax(percent(share.percent)), value: price(share.cents) })),
  ];
}

function toPaymentAndDelivery(order: Order, language: Language, note: string | undefined): Fact[] {
  const messages = orderMessages[language];
  return [
    { label: messages.payment, value: [order.payment_method?.name ?? '', ...(note ? [note] : [])].join('. ') },
    ...(order.delivery ? [{ label: messages.delivery, value: describeDelivery(order.delivery, language) }] : []),
  ];
}

function toAddressBlocks(order: Order, countries: Countries, language: Language): MailBlock[] {
  const messages = orderMessages[language];
  const { shipping_address: to, invoice_address: bill, shipping_method: shippingMethod } = order;
  return [
    to
      ? { kind: 'lines', title: messages.shippingAddress, lines: toLines(to, countries, language) }
      : { kind: 'lines', title: messages.collection, lines: [shippingMethod?.name ?? '', ...describeBranch(order)] },
    ...(bill
      ? [{ kind: 'lines' as const, title: messages.invoiceAddress, lines: toLines(bill, countries, language) }]
      : []),
  ];
}

/** Pickup address, line by line; empty for shipped orders. */
export function describeBranch({ branch }: Pick<Order, 'branch'>): string[] {
  return branch ? [branch.name, branch.street, formatTown(branch)].filter(Boolean) : [];
}

const emptyAddress: OrderAddress = {
  ...{ first_name: '', last_name: '', company: '', street: '', house_number: '', addition: '', zip_code: '', city: '' },
  country: '',
};

function toLines(address: OrderAddress, countries: Countries, language: Language): string[] {
  // Staff may have edited an address by hand and left fields out.
  const whole: OrderAddress = { ...emptyAddress, ...address };
  const { first_name, last_name, company, street, house_number, addition, country } = whole;
  const lines = [`${first_name} ${last_name}`, company, `${street} ${house_number}`, addition, formatTown(whole)];
  return [...lines, countries.find(({ code }) => code === country)?.name ?? getCountryName(country, language)]
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Country name for invoice addresses outside the shipping countries. */
function getCountryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locales[language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

export function formatPrice(cents: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

function formatDay(day: Date, language: Language, timeZone: string): string {
  const text = day.toLocaleString(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone });
  return language === 'de' ? `${text} Uhr` : formatClockTimes(text, language);
}

/** A European shop uses British English. */
const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

function getPaymentKey({ payment_method }: Order): PaymentKey {
  return payment_method?.key ?? 'cash';
}
