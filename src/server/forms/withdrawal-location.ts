import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { Order } from '../../orders/order.ts';
import { toLineField } from '../../orders/withdrawal/withdrawal-parts.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import type { FormLocation } from './form-responses.ts';
import type { FormFields } from './read-form.ts';

/** Where the form of a withdrawal stands: on the page of its order, and by itself for everybody. */
export function getWithdrawalLocation(
  order: Order | 'unknown' | 'away',
  { token }: FormFields,
  language: Language,
): FormLocation {
  const alone = hrefTo('withdraw', language);
  const { fields } = getMessages(language).withdraw;
  const place = { form: 'withdrawal', labels: fields, language };
  if (order === 'unknown') return { ...place, path: alone };
  // Never the form for whole orders in place of one that named pieces.
  const path = findShopSlugHref('order', String(token), language) ?? alone;
  const lines = order === 'away' ? [] : order.lines;
  const boxes = lines.map(({ id, name }) => [toLineField(id), name]);
  return { ...place, path, labels: { ...fields, ...Object.fromEntries(boxes) } };
}
