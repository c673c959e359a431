import type { Context } from '../../../../directus.ts';
import type { OrderInput } from '../../../orders/parse-order.ts';
import { type ExpressApproval, parseExpressToken } from './express-token.ts';

/** What an order that is being placed says was agreed to at PayPal before; undefined where it says nothing, or that is over. */
export function findExpress(
  env: Context['env'],
  { express: token, project }: Pick<OrderInput, 'express' | 'project'>,
  now: Date,
): ExpressApproval | undefined {
  const express = token === null ? undefined : parseExpressToken(env, project, token, now);
  // Before somebody has come back from PayPal nobody is named.
  return express?.payer ? express : undefined;
}
