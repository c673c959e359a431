import { createHash, timingSafeEqual } from 'node:crypto';
import { makeToken } from '../../../../messages/tokens.ts';

type Environment = Record<string, unknown>;

/** What a token stands for. */
export type ExpressApproval = {
  /** Of the order at PayPal. */
  paypalOrderId: string;
  /** When it was made there, in milliseconds. */
  at: number;
  /** A mark of who has agreed (`hashPayer`); empty until somebody has come back from PayPal. */
  payer: string;
};

export const expressPattern = /^([\w-]{1,36})\.([0-9a-z]{6,10})\.([0-9a-f]{16}|)\.([\w-]{43})$/;

/** PayPal forgets after three hours what was agreed to and not taken; whoever orders in the last minutes agrees anew. */
const tokenTtlMs = 170 * 60_000;

/**
 * Names an order at PayPal that belongs to no order of the shop yet. Only the browser that began it is told the token, so
 * nothing of it is kept here: whoever has PayPal's id alone, which stands in addresses, can do nothing with it.
 */
export function makeExpressToken({ SITE_SECRET }: Environment, project: string, express: ExpressApproval): string {
  if (!SITE_SECRET) throw new Error('SITE_SECRET is not set, so that anybody could use what others agreed to.');
  const facts = [express.paypalOrderId, express.at.toString(36), express.payer].join('.');
  return `${facts}.${makeToken(String(SITE_SECRET), `express.${project}.${facts}`)}`;
}

/** Undefined for a token that is not of this website, or too old. */
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

/** Tells whether it is still the same account that pays, and names nobody. */
export function hashPayer(payerId: string): string {
  return createHash('sha256').update(`payer.${payerId}`).digest('hex').slice(0, 16);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
