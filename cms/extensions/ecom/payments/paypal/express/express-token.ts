import { createHash, timingSafeEqual } from 'node:crypto';
import type { OrderInput } from '../../../../../../src/orders/order-bodies.ts';
import type { Context } from '../../../../directus.ts';
import { makeToken } from '../../../../messages/tokens.ts';

type Environment = Record<string, unknown>;

/** Content of an express token. */
export type ExpressApproval = {
  /** Id of the PayPal order. */
  paypalOrderId: string;
  /** When it was created, in milliseconds. */
  at: number;
  /** Hash of the payer (`hashPayer`); empty until the shopper has returned from PayPal. */
  payer: string;
};

const expressPattern = /^([\w-]{1,36})\.([0-9a-z]{6,10})\.([0-9a-f]{16}|)\.([\w-]{43})$/;

/** PayPal keeps an approval for three hours; an order in the last minutes needs a new one. */
const tokenTtlMs = 170 * 60_000;

/**
 * Signed token for a PayPal order without an order of the shop. Only the browser that started it gets the token, so
 * nothing is stored: PayPal's id, which appears in URLs, is useless on its own.
 */
export function makeExpressToken({ SITE_SECRET }: Environment, project: string, express: ExpressApproval): string {
  if (!SITE_SECRET) throw new Error('SITE_SECRET is not set, so that anybody could use what others agreed to.');
  const facts = [express.paypalOrderId, express.at.toString(36), express.payer].join('.');
  return `${facts}.${makeToken(String(SITE_SECRET), `express.${project}.${facts}`)}`;
}

/** Undefined for a token of another website, or an expired one. */
export function parseExpressToken(
  env: Environment,
  project: string,
  token: string,
  now: Date,
): ExpressApproval | undefined {
  const [, paypalOrderId = '', time = '', payer = ''] = expressPattern.exec(token) ?? [];
  const express = { paypalOrderId, at: Number.parseInt(time, 36), payer };
  if (!paypalOrderId || !isSame(token, makeExpressToken(env, project, express))) return undefined;
  return now.getTime() - express.at < tokenTtlMs ? express : undefined;
}

/** Identifies the paying account without naming it. */
export function hashPayer(payerId: string): string {
  return createHash('sha256').update(`payer.${payerId}`).digest('hex').slice(0, 16);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

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
