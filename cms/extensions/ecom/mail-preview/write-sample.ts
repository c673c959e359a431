import type { Context } from '../../directus.ts';
import { type MailKind, mailKinds } from '../../mail/mail-content.ts';
import type { Language } from '../../messages/language.ts';
import type { NewMail } from '../../messages/new-mail.ts';
import type { OrderShopContext } from '../orders/find-order-shop-context.ts';
import { writeConfirmation, writeRefusal } from '../orders/order-mails.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { writeStatusMail } from '../orders/status-mail.ts';
import { writeWithdrawalReceipt } from '../withdrawal/withdrawal-receipt.ts';

/** Mails about an order that have a preview. */
export const sampleKinds = [
  ...(['order_confirmed', 'order_paid', 'order_shipped', 'order_tracking', 'order_ready'] as const),
  ...(['order_cancelled', 'order_refused', 'withdrawal_received'] as const),
] satisfies MailKind[];

export type SampleKind = (typeof sampleKinds)[number];

export function isSampleKind(kind: string): kind is SampleKind {
  return sampleKinds.some((one) => one === kind) && kind in mailKinds;
}

/** Renders a mail for an order in a language; nothing is stored or sent. */
export function writeSample(
  kind: SampleKind,
  language: Language,
  original: OrderRow,
  setting: OrderShopContext,
  env: Context['env'],
): NewMail {
  const row: OrderRow = { ...original, language, tracking: original.tracking || 'Sendungsnummer' };
  const to = row.customer_email ?? '';
  switch (kind) {
    case 'order_confirmed':
      return writeConfirmation(row, setting, env);
    case 'order_paid':
      return writeStatusMail('paid', row, setting, env);
    case 'order_shipped':
      return writeStatusMail('shipped', row, setting, env);
    case 'order_tracking':
      return writeStatusMail('tracking', row, setting, env);
    case 'order_ready':
      return writeStatusMail('ready', row, setting, env);
    case 'order_cancelled':
      return writeStatusMail('cancelled', row, setting, env);
    case 'order_refused':
      return writeRefusal(row, to, setting.shop);
    case 'withdrawal_received': {
      const typed = { name: getName(row), email: to, order_number: row.order_number, items: '', message: '' };
      const call = { project: '', id: '', client: '', network: '', isSpam: false, lines: [], token: null };
      const input = { ...call, ...typed, language };
      return writeWithdrawalReceipt({ input, shop: setting.shop, order: undefined, lines: [], now: new Date() });
    }
  }
}

function getName({ shipping_address, invoice_address }: OrderRow): string {
  const address = shipping_address ?? invoice_address;
  return address ? `${address.first_name} ${address.last_name}` : 'Name';
}
