import type { OrderInput } from '../../../../../../src/orders/order-bodies.ts';
import type { Context } from '../../../../directus.ts';
import { type ExpressApproval, parseExpressToken } from './express-token.ts';

/** The PayPal approval of an order that is being placed; undefined if there is none or it has expired. */
export function findExpress(
  env: Context['env'],
  { express: token, project }: Pick<OrderInput, 'express' | 'project'>,
  now: Date,
): ExpressApproval | undefined {
  const express = token === null ? undefined : parseExpressToken(env, project, token, now);
  // Without a payer nobody has returned from PayPal yet.
  return express?.payer ? express : undefined;
}
