import type { Cents } from '../../../../../src/base/money.ts';
import { findValue } from '../json-value.ts';
import { currency } from '../payable-order.ts';

export type PayPalAmount = { currency_code: string; value: string };

export function formatAmount(cents: Cents): PayPalAmount {
  const digits = String(cents).padStart(3, '0');
  return { currency_code: currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** Whether a response contains exactly this amount in the shop's currency. */
export function isAmount(given: unknown, cents: Cents): boolean {
  const expected = formatAmount(cents);
  return findValue(given, 'currency_code') === expected.currency_code && findValue(given, 'value') === expected.value;
}
