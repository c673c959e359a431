import type { Context } from '../../../../directus.ts';
import type { Read } from '../../../../transact.ts';
import type { OrderInput } from '../../../orders/parse-order.ts';
import { type Express, readExpressToken } from './express-token.ts';
import { isUsed } from './read-express.ts';

/**
 * What was agreed to at PayPal for an order that is being placed. Undefined where that is over or pays for another one
 * already: the order is paid with PayPal in the usual way then.
 */
export async function findExpress(
  read: Read,
  env: Context['env'],
  { express: token, project }: OrderInput,
  now: Date,
): Promise<Express | undefined> {
  const express = token === null ? undefined : readExpressToken(env, project, token, now);
  // Before somebody has come back from PayPal nobody is named.
  return express?.payer && !(await isUsed(read, express.paypalOrderId)) ? express : undefined;
}
