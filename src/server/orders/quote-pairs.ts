import { getEnvironment } from '../../base/environment.ts';
import { defaultCountry } from '../../catalog/product/delivery-queries.ts';
import { createOrderApi, type OrderApi } from '../../orders/order-api.ts';
import { maxLines } from '../../orders/order-fields.ts';
import { pairKey } from '../../rings/pair-key.ts';
import type { QuotePairs } from '../../rings/quote-pairs.ts';
import { createSignedPost } from '../forms/signed-post.ts';

/** Less than the timeout of a whole page. */
const timeoutMs = 2_000;

let orderApi: OrderApi | undefined;

/** Asks for the prices of pairs, as for any cart; nothing is stored or reserved. */
export const quotePairs: QuotePairs = async (product, queries, language) => {
  const { ORDER_API_URL, SITE_SECRET, SITE_DOMAIN } = getEnvironment();
  orderApi ??= createOrderApi(createSignedPost({ url: ORDER_API_URL, secret: SITE_SECRET, timeoutMs }));
  const result = await orderApi('quote', {
    ...{ project: SITE_DOMAIN, language, country: defaultCountry, present_wrap: false },
    ...{ payment_method: null, shipping_method: null, branch: null },
    lines: queries
      .slice(0, maxLines)
      .map((query) => ({ product, variant: null, personalization: { [pairKey]: query }, count: 1 })),
  });
  return result.status === 'ok' ? result.lines : undefined;
};
