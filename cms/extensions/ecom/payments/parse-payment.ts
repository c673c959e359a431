import type { Language } from '../../messages/language.ts';
import { language, matching, project, requestId } from '../../messages/parse.ts';
import { fromParser, object } from '../orders/validation.ts';
import { type PayPalSource, payPalSources } from '../pricing/shop-rules.ts';

type Caller = { project: string; language: Language; token: string };
const callFields = {
  project: fromParser(project),
  language: fromParser(language),
  token: fromParser(matching(/^[\w-]{43}$/)),
};

/** `POST /ecom/paypal/order`; pages of older releases send no source and mean PayPal itself. */
export const parsePayPalStart = object<Caller & { uuid: string; source: PayPalSource }>({
  ...callFields,
  uuid: fromParser(requestId),
  source: fromParser((given) => (given === undefined ? 'paypal' : payPalSources.find((known) => known === given))),
});

/** `POST /ecom/order/paypal_transaction` */
export const parsePayPalTransaction = object<Caller & { order_id: string; paypal: { orderID: string } }>({
  ...callFields,
  order_id: fromParser(requestId),
  paypal: object({ orderID: fromParser(matching(/^[\w-]{1,64}$/)) }),
});

/** `POST /ecom/klarna/order` */
export const parseKlarnaAuthorization = object<Caller & { order_uuid: string; authorization_token: string }>({
  ...callFields,
  order_uuid: fromParser(requestId),
  authorization_token: fromParser(matching(/^[\w.-]{1,500}$/)),
});
