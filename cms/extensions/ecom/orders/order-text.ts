import { writeClockTimes } from '../../../../src/i18n/clock-times.ts';
import { describeDelivery } from '../../../../src/i18n/describe-delivery.ts';
import { formatTown } from '../../../../src/orders/address-form.ts';
import type { Language } from '../../messages/language.ts';
import type { OrderSetting } from './find-order-setting.ts';
import type { OrderAnswer, OrderLine } from './order-answer.ts';
import type { OrderLinks } from './order-mails.ts';
import { orderWords } from './order-words.ts';
import type { Address } from './parse-order.ts';

type Countries = OrderSetting['rules']['countries'];

/** The confirmation, from greeting to terms. */
export function writeOrderText(
  order: OrderAnswer,
  { shop, rules, terms }: OrderSetting,
  links: OrderLinks | undefined,
  now: Date,
): string {
  const { language } = order;
  const words = orderWords[language];
  const head = [
    `${words.number}${words.colon} ${order.number}`,
    `${words.date}${words.colon} ${formatDay(now, language, shop.timeZone)}`,
  ];
  const ways = links ? [`${words.page}\n${links.order}`, `${words.withdraw}\n${links.withdraw}`] : [];
  return [
    words.greeting,
    order.payment_status === 'pending' ? words.looksAt : words.thanks[toWay(order.payment_method?.key)],
    head.join('\n'),
    describeLines(order, language),
    describeSums(order, language),
    ...describePlaces(order, rules.countries, language),
    ...(order.bank_details ? [`${words.bank}${words.colon}\n${describeBank(order.bank_details, order)}`] : []),
    ...ways,
    ...(terms.length > 0 ? [words.terms] : []),
    ...terms.map(({ title, text }) => `${title.toLocaleUpperCase(language)}\n\n${text}`),
    `-- \n${shop.signature}`,
  ].join('\n\n');
}

/** Where the bank details leave room for the number, it goes there. */
function describeBank(details: string, { number, language }: OrderAnswer): string {
  const lines = details.trim().split('\n');
  const own = lines.filter((line) => !/^verwendungszweck\b/i.test(line));
  return [...own, orderWords[language].bankReference(number)].join('\n');
}

export function describeLines({ lines }: Pick<OrderAnswer, 'lines'>, language: Language): string {
  return lines.map((line) => describeLine(line, language)).join('\n\n');
}

function describeLine(line: OrderLine, language: Language): string {
  const words = orderWords[language];
  const { count, name, variant_name, reference, price_cents, essentials, personalization, is_personalized } = line;
  const price = formatPrice(price_cents * count, language);
  const each = count > 1 ? ` (${words.each} ${formatPrice(price_cents, language)})` : '';
  return [
    `${count} × ${name}${variant_name ? ` (${variant_name})` : ''}${words.colon} ${price}${each}`,
    ...(reference ? [`    ${words.reference}${words.colon} ${reference}`] : []),
    ...essentials.map(({ name: label, value }) => `    ${label}${words.colon} ${value}`),
    ...personalization.map(({ label, value }) => `    ${label}${words.colon} ${value}`),
    ...(is_personalized ? [`    ${words.personalized}`] : []),
  ].join('\n');
}

export function describeSums(order: OrderAnswer, language: Language): string {
  const words = orderWords[language];
  const price = (cents: number) => formatPrice(cents, language);
  const percent = (value: number) => value.toLocaleString(locales[language]);
  return [
    `${words.goods}${words.colon} ${price(order.goods_cents)}`,
    ...(order.wrap_cents > 0 ? [`${words.wrap}${words.colon} ${price(order.wrap_cents)}`] : []),
    `${words.shipping} (${order.shipping_method?.name ?? words.shipping})${words.colon} ${price(order.shipping_cents)}`,
    `${words.total}${words.colon} ${price(order.total_cents)}`,
    ...order.tax.map((share) => `${words.tax(percent(share.percent))}${words.colon} ${price(share.cents)}`),
    `${words.payment}${words.colon} ${order.payment_method?.name ?? ''}`,
    ...(order.delivery ? [`${words.delivery}${words.colon} ${describeDelivery(order.delivery, language)}`] : []),
  ].join('\n');
}

export function describePlaces(order: OrderAnswer, countries: Countries, language: Language): string[] {
  const words = orderWords[language];
  const { shipping_address: to, invoice_address: bill, shipping_method: way } = order;
  return [
    to
      ? `${words.shippingAddress}${words.colon}\n${toLines(to, countries, language)}`
      : `${words.collection}${words.colon} ${way?.name ?? ''}`,
    ...(bill ? [`${words.invoiceAddress}${words.colon}\n${toLines(bill, countries, language)}`] : []),
  ];
}

const emptyAddress: Address = {
  ...{ first_name: '', last_name: '', company: '', street: '', house_number: '', addition: '', zip_code: '', city: '' },
  country: '',
};

function toLines(address: Address, countries: Countries, language: Language): string {
  // Staff may have changed an address by hand, and left out what is empty.
  const whole: Address = { ...emptyAddress, ...address };
  const { first_name, last_name, company, street, house_number, addition, country } = whole;
  const lines = [`${first_name} ${last_name}`, company, `${street} ${house_number}`, addition, formatTown(whole)];
  return [...lines, countries.find(({ code }) => code === country)?.name ?? nameCountry(country, language)]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** An invoice may go where no parcel goes. */
function nameCountry(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locales[language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

function formatPrice(cents: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

function formatDay(day: Date, language: Language, timeZone: string): string {
  const text = day.toLocaleString(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone });
  return language === 'de' ? `${text} Uhr` : writeClockTimes(text, language);
}

/** A shop in Europe writes English as the British do. */
const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

const known = ['prepayment', 'cash', 'paypal', 'klarna'] as const;

function toWay(key: string | undefined): (typeof known)[number] {
  return known.find((one) => one === key) ?? 'cash';
}
