import { callId, language, matching, project, yesOrNo } from '../../../../messages/parse.ts';
import { parseNetwork } from '../../../limits.ts';
import { object, orNull, single } from '../../../orders/checked.ts';
import { cartLines, country } from '../../../orders/parse-order.ts';
import { expressPattern } from './express-token.ts';

const caller = { project: single(project), language: single(language) };

/** `POST /ecom/paypal/express` */
export const parseExpressBeginning = object({
  ...caller,
  /** Of one press of the button: the same again is the same order at PayPal. */
  id: single(callId),
  client: single(matching(/^[0-9a-f]{32}$/)),
  network: single(parseNetwork),
  lines: cartLines,
  country: orNull(country),
  present_wrap: single(yesOrNo),
});

/** `POST /ecom/paypal/express/read` */
export const parseExpressReturn = object({
  ...caller,
  express: single(matching(expressPattern)),
  /** As PayPal has written it into the address that it led back to. */
  payer: single(matching(/^[\w-]{1,40}$/)),
});
