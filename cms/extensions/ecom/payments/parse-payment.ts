import type { Language } from '../../messages/language.ts';
import { callId, language, matching, project } from '../../messages/parse.ts';
import { object, single } from '../orders/checked.ts';
import { type PayPalSource, payPalSources } from '../pricing/shop-rules.ts';

type Caller = { project: string; language: Language; token: string };
const caller = { project: single(project), language: single(language), token: single(matching(/^[\w-]{43}$/)) };

/** `POST /ecom/paypal/order`; a page from before there were others means PayPal itself. */
export const parsePayPalBeginning = object<Caller & { uuid: string; source: PayPalSource }>({
  ...caller,
  uuid: single(callId),
  source: single((given) => (given === undefined ? 'paypal' : payPalSources.find((known) => known === given))),
});

/** `POST /ecom/order/paypal_transaction` */
export const parsePayPalTransaction = object<Caller & { order_id: string; paypal: { orderID: string } }>({
  ...caller,
  order_id: single(callId),
  paypal: object({ orderID: single(matching(/^[\w-]{1,64}$/)) }),
});

/** `POST /ecom/klarna/order` */
export const parseKlarnaAuthorization = object<Caller & { order_uuid: string; authorization_token: string }>({
  ...caller,
  order_uuid: single(callId),
  authorization_token: single(matching(/^[\w.-]{1,500}$/)),
});
