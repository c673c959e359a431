import { trimEndSlashes } from '../../../../src/base/trim-slashes.ts';
import type { PaymentKey } from '../../../../src/orders/quote.ts';

type Environment = Readonly<Record<string, unknown>>;

export type PayPalConfiguration = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Account that must receive the money. */
  merchantId: string;
};

export type KlarnaConfiguration = { url: string; username: string; password: string };

const paypalUrls = { sandbox: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' };

const klarnaUrls = { playground: 'https://api.playground.klarna.com', live: 'https://api.klarna.com' };

/**
 * @param clientId from the shop's settings, since the browser needs it too
 * @returns undefined if anything is missing: PayPal is not offered then
 */
export function findPayPalConfiguration(
  env: Environment,
  clientId: string | null | undefined,
): PayPalConfiguration | undefined {
  const clientSecret = read(env, 'PAYPAL_CLIENT_SECRET');
  const merchantId = read(env, 'PAYPAL_MERCHANT_ID');
  const url = findUrl(read(env, 'PAYPAL_API_URL'), paypalUrls, read(env, 'PAYPAL_ENVIRONMENT'));
  if (!url || !clientId || !clientSecret || !merchantId) return undefined;
  return { url, clientId, clientSecret, merchantId };
}

/** @returns undefined if anything is missing: Klarna is not offered then */
export function findKlarnaConfiguration(env: Environment): KlarnaConfiguration | undefined {
  const username = read(env, 'KLARNA_USERNAME');
  const password = read(env, 'KLARNA_PASSWORD');
  const url = findUrl(read(env, 'KLARNA_API_URL'), klarnaUrls, read(env, 'KLARNA_ENVIRONMENT'));
  return url && username && password ? { url, username, password } : undefined;
}

function read(env: Environment, name: string): string {
  return String(env[name] ?? '').trim();
}

/** Undefined for an unknown environment, so that nobody pays into a sandbox that was meant to be live. */
function findUrl(given: string, urls: Readonly<Record<string, string>>, environment: string): string | undefined {
  const standard = Object.hasOwn(urls, environment) ? urls[environment] : undefined;
  return standard && (trimEndSlashes(given) || standard);
}

type IsConfiguredEnvironment = Record<string, unknown>;

type Settings = { bankDetails: string | null; paypalClientId: string | null };

/** Payment methods without their bank account or credentials are not offered. */
export function isConfigured(key: PaymentKey, settings: Settings, env: IsConfiguredEnvironment): boolean {
  switch (key) {
    case 'prepayment':
      return Boolean(settings.bankDetails);
    case 'cash':
      return true;
    case 'paypal':
      return findPayPalConfiguration(env, settings.paypalClientId) !== undefined;
    case 'klarna':
      return findKlarnaConfiguration(env) !== undefined;
  }
}
