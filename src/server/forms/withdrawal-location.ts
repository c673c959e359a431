import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { Order } from '../../orders/order.ts';
import { toLineField } from '../../orders/withdrawal/withdrawal-parts.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import type { FormLocation } from './form-responses.ts';
import type { FormFields } from './read-form.ts';

/** The location of a withdrawal's form: on the page of its order, and on a page of its own. */
export function getWithdrawalLocation(
  order: Order | 'unknown' | 'away',
  { token }: FormFields,
  language: Language,
): FormLocation {
  const ownPage = hrefTo('withdraw', language);
  const { fields } = getMessages(language).withdraw;
  const location = { form: 'withdrawal', labels: fields, language };
  if (order === 'unknown') return { ...location, path: ownPage };
  // A form that named line items is never replaced by the one for whole orders.
  const path = findShopSlugHref('order', String(token), language) ?? ownPage;
  const lines = order === 'away' ? [] : order.lines;
  const boxes = lines.map(({ id, name }) => [toLineField(id), name]);
  return { ...location, path, labels: { ...fields, ...Object.fromEntries(boxes) } };
}
