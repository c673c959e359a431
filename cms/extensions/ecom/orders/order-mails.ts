import { trimEndSlashes } from '../../../../src/base/trim-slashes.ts';
import type { Context } from '../../directus.ts';
import type { Language } from '../../messages/language.ts';
import { type NewMail, queue, queueForVisitor } from '../../messages/new-mail.ts';
import type { Work } from '../../transact.ts';
import type { OrderSetting } from './find-order-setting.ts';
import { toOrderAnswer } from './order-answer.ts';
import type { OrderLinks } from './order-content.ts';
import { writeOrderContent } from './order-content.ts';
import { writeOrderNotice } from './order-notice.ts';
import type { OrderRow } from './order-row.ts';
import { orderTokenMark } from './order-token.ts';
import { orderWords } from './order-words.ts';

/** Puts both mails of an order into the outbox; they go out once the transaction stands. */
export async function queueOrderMails(
  work: Work,
  row: OrderRow,
  setting: OrderSetting,
  env: Context['env'],
): Promise<void> {
  const mails = [writeConfirmation(row, setting, env), writeNotice(row, setting)];
  for (const mail of mails) await work.open('mail').createOne({ ...mail, order: row.id });
}

/** For the shopper, in their language. Their remark is not repeated: anybody can type anybody's address. */
export function writeConfirmation(row: OrderRow, setting: OrderSetting, env: Context['env']): NewMail {
  const { shop, rules } = setting;
  const order = toOrderAnswer(row, row.language ?? 'de', rules);
  const { language } = order;
  const subject = orderWords[language].subject(order.number, shop.name);
  const content = writeOrderContent(order, setting, toOrderLinks(setting, env, language));
  return queueForVisitor({ kind: 'order_confirmed', to: order.email, subject, content }, shop, new Date());
}

function writeNotice(row: OrderRow, setting: OrderSetting): NewMail {
  const { shop } = setting;
  const now = new Date();
  const order = toOrderAnswer(row, 'de', undefined);
  const { subject, text } = writeOrderNotice(order, setting, now);
  return queue({ to: shop.email, reply_to: order.email, subject, text, language: 'de', project: shop.project }, now);
}

const orderPages: Record<Language, string> = { de: 'bestellung', en: 'order', fr: 'suivi' };

const withdrawPages: Record<Language, string> = {
  de: '/vertrag-widerrufen',
  en: '/en/withdraw-from-contract',
  fr: '/fr/renoncer-au-contrat',
};

/** Undefined where nobody has said where the website is. */
export function toOrderLinks({ rules }: OrderSetting, env: Context['env'], language: Language): OrderLinks | undefined {
  const site = getSite(env);
  if (!site || !rules.root) return undefined;
  return {
    order: `${site}${rules.root}/${orderPages[language]}/${orderTokenMark}`,
    withdraw: `${site}${withdrawPages[language]}`,
  };
}

function getSite({ SITE_URL }: Context['env']): string | undefined {
  return SITE_URL ? trimEndSlashes(String(SITE_URL)) : undefined;
}
