import type { PaymentKey } from '../../../../src/orders/quote.ts';
import { findKlarnaConfiguration, findPayPalConfiguration } from '../payments/configuration.ts';

type Environment = Record<string, unknown>;
type Settings = { bankDetails: string | null; paypalClientId: string | null };

/** Payment methods without their bank account or credentials are not offered. */
export function isConfigured(key: PaymentKey, settings: Settings, env: Environment): boolean {
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
