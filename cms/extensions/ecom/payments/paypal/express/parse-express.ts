import { booleanValue, language, matching, project, requestId } from '../../../../messages/parse.ts';
import { cartLines, country } from '../../../orders/parse-order.ts';
import { fromParser, nullable, object } from '../../../orders/validation.ts';
import { parseNetwork } from '../../../request-limits.ts';
import { expressPattern } from './express-token.ts';

const callFields = { project: fromParser(project), language: fromParser(language) };

/** `POST /ecom/paypal/express` */
export const parseExpressStart = object({
  ...callFields,
  /** Idempotency key of one click on the button. */
  id: fromParser(requestId),
  client: fromParser(matching(/^[0-9a-f]{32}$/)),
  network: fromParser(parseNetwork),
  lines: cartLines,
  country: nullable(country),
  present_wrap: fromParser(booleanValue),
});

/** `POST /ecom/paypal/express/read` */
export const parseExpressReturn = object({
  ...callFields,
  express: fromParser(matching(expressPattern)),
  /** Payer id from PayPal's return URL. */
  payer: fromParser(matching(/^[\w-]{1,40}$/)),
});
