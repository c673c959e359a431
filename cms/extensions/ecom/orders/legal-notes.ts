import { formatMessage } from '../../../../src/i18n/format-message.ts';
import { getMessages } from '../../../../src/i18n/messages.ts';
import { hasImportDuties } from '../../../../src/orders/import-duties.ts';
import type { Order } from '../../../../src/orders/order.ts';
import type { MailBlock } from '../../mail/mail-content.ts';
import type { Language } from '../../messages/language.ts';
import type { OrderSetting } from './find-order-setting.ts';

/** The harmonised notice on the legal guarantee, without the texts about its QR code and label. */
export function toGuaranteeNote(language: Language): MailBlock {
  const { guarantee: messages } = getMessages(language);
  return {
    kind: 'note',
    title: messages.title,
    parts: [
      ...[`${messages.least} ${messages.leastOf}`, messages.claim, [...messages.claims]],
      ...[`${messages.liable} ${messages.liableFor}`, [...messages.remedies], messages.longer],
      ...[messages.what, [...messages.steps]],
    ],
    link: `https://${messages.address}`,
  };
}

/** Note on import duties for parcels to another customs area; empty for all others. */
export function toImportNote(
  { shipping_address: to, language }: Order,
  countries: OrderSetting['rules']['countries'],
): MailBlock[] {
  if (!to || !hasImportDuties(to.country)) return [];
  const country = countries.find(({ code }) => code === to.country)?.name ?? to.country;
  const { imports } = getMessages(language).checkout.delivery;
  return [{ kind: 'note', title: null, parts: [formatMessage(imports, { country })] }];
}
