import { getEnvironment } from '../../base/environment.ts';
import type { Language } from '../../i18n/languages.ts';
import { createOrderApi, type OrderApi } from '../../orders/order-api.ts';
import type { ApiQuoteLine } from '../../orders/quote.ts';
import { pairKey } from '../../rings/pair-key.ts';
import { createSignedPost } from '../forms/signed-post.ts';

/** The quoted line of a pair of rings; undefined where the order API does not answer. */
export type QuotePair = (product: number, query: string, language: Language) => Promise<ApiQuoteLine | undefined>;

/** Less than the timeout of a whole page. */
const timeoutMs = 2_000;

let orderApi: OrderApi | undefined;

/** Asks for the price of one pair, as for any cart; nothing is stored or reserved. */
export const quotePair: QuotePair = async (product, query, language) => {
  const { ORDER_API_URL, SITE_SECRET, SITE_DOMAIN } = getEnvironment();
  orderApi ??= createOrderApi(createSignedPost({ url: ORDER_API_URL, secret: SITE_SECRET, timeoutMs }));
  const result = await orderApi('quote', {
    ...{ project: SITE_DOMAIN, language, country: null, present_wrap: false },
    ...{ payment_method: null, shipping_method: null, branch: null },
    lines: [{ product, variant: null, personalization: { [pairKey]: query }, count: 1 }],
  });
  return result.status === 'ok' ? result.lines[0] : undefined;
};
