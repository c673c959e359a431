import { hashToken, makeToken } from '../../messages/tokens.ts';

type Environment = Record<string, unknown>;

/** Opens the page of one order. Made again from the site's secret whenever it is needed; only its hash is kept. */
export function makeOrderToken({ SITE_SECRET }: Environment, uuid: string): string {
  if (!SITE_SECRET) throw new Error('SITE_SECRET is not set, so that anybody could open the page of an order.');
  return makeToken(String(SITE_SECRET), `order.${uuid}`);
}

export const hashOrderToken = hashToken;

/** Where a mail in the outbox will have it; it is put in while the mail is being sent. */
export const orderTokenPlaceholder = '{order-token}';
