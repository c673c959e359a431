import { trimEndSlashes } from '../../../../src/base/trim-slashes.ts';
import type { Context } from '../../directus.ts';
import type { Language } from '../../messages/language.ts';
import { type NewMail, queue } from '../../messages/new-mail.ts';
import type { Work } from '../../transact.ts';
import type { OrderSetting } from './find-order-setting.ts';
import { type OrderAnswer, toOrderAnswer } from './order-answer.ts';
import { addEvent } from './order-event.ts';
import { writeOrderNotice } from './order-notice.ts';
import type { OrderRow } from './order-row.ts';
import { writeOrderText } from './order-text.ts';
import { orderTokenMark } from './order-token.ts';
import { orderWords } from './order-words.ts';

/** Puts both mails of an order into the outbox; they go out once the transaction stands. */
export async function queueOrderMails(
  work: Work,
  row: OrderRow,
  setting: OrderSetting,
  env: Context['env'],
): Promise<void> {
  const now = new Date();
  const language = row.language ?? 'de';
  const order = toOrderAnswer(row, language, setting.rules);
  const mails = [writeConfirmation(order, setting, env, now), writeNotice(order, row, setting, now)];
  for (const mail of mails) await work.open('mail').createOne({ ...mail, order: row.id });
  await addEvent(work, row.id, { kind: 'mail_sent', text: 'Bestätigung an die Kundin, den Kunden; Meldung an uns.' });
}

/** For the shopper, in their language. Their remark is not repeated: anybody can type anybody's address. */
function writeConfirmation(order: OrderAnswer, setting: OrderSetting, env: Context['env'], now: Date): NewMail {
  const { shop } = setting;
  const { language } = order;
  const from = shop.email === undefined ? {} : { reply_to: shop.email };
  const subject = orderWords[language].subject(order.number, shop.name);
  const text = writeOrderText(order, setting, toOrderLinks(setting, env, language), now);
  return queue({ recipient: 'visitor', to: order.email, ...from, subject, text, language, project: shop.project }, now);
}

function writeNotice(order: OrderAnswer, row: OrderRow, setting: OrderSetting, now: Date): NewMail {
  const { shop } = setting;
  const { subject, text } = writeOrderNotice(toOrderAnswer(row, 'de', undefined), setting, now);
  return queue({ to: shop.email, reply_to: order.email, subject, text, language: 'de', project: shop.project }, now);
}

export type OrderLinks = { order: string; withdraw: string };

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
