import * as v from 'valibot';
import type { Environment } from '../../base/environment.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Order } from '../../orders/order.ts';
import { createOrderApi } from '../../orders/order-api.ts';
import { token as tokenSchema } from '../../orders/order-fields.ts';
import { createSignedPost } from '../forms/signed-post.ts';

export type ReadOrder = (token: string, language: Language) => Promise<Order | 'unknown' | 'away'>;

/** Less than the timeout of a whole page, which is rendered afterwards. */
const timeoutMs = 2_500;

/** Reads the order of a link. An invalid token is not looked up. */
export function createReadOrder({ ORDER_API_URL, SITE_SECRET, SITE_DOMAIN }: Environment): ReadOrder {
  const ask = createOrderApi(createSignedPost({ url: ORDER_API_URL, secret: SITE_SECRET, timeoutMs }));
  return async (token, language) => {
    if (!v.is(tokenSchema, token)) return 'unknown';
    const result = await ask('order/read', { project: SITE_DOMAIN, language, token });
    if (result.status === 'ok') return result.order;
    return result.reason === 'unknown' || result.reason === 'refused' ? 'unknown' : 'away';
  };
}
