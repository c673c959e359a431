import { hashToken, makeToken } from '../../messages/tokens.ts';

type Environment = Record<string, unknown>;

/** Access token of an order's page. Derived from the site's secret whenever it is needed; only its hash is stored. */
export function makeOrderToken({ SITE_SECRET }: Environment, uuid: string): string {
  if (!SITE_SECRET) throw new Error('SITE_SECRET is not set, so that anybody could open the page of an order.');
  return makeToken(String(SITE_SECRET), `order.${uuid}`);
}

export const hashOrderToken = hashToken;

/** Placeholder in stored mails, replaced when the mail is sent. */
export const orderTokenPlaceholder = '{order-token}';
