import type { PayPalOrderBody } from './paypal-rules.ts';

/** Payment sources with a card, as PayPal's browser components confirm them. */
export type CardSource = 'card' | 'apple_pay' | 'google_pay';

/** The result of 3-D Secure; `asks` waits for the cardholder. */
export type Bank = 'asks nobody' | 'asks' | 'recognizes' | 'refuses' | 'is away';

export type NamedSource = Record<string, Record<string, unknown>>;

type Created = { status: string; purchase_units: PayPalOrderBody['purchase_units']; payment_source?: NamedSource };

const results = {
  recognizes: { liability_shift: 'POSSIBLE', three_d_secure: { enrollment_status: 'Y', authentication_status: 'Y' } },
  refuses: { liability_shift: 'NO', three_d_secure: { enrollment_status: 'Y', authentication_status: 'R' } },
  'is away': { liability_shift: 'UNKNOWN', three_d_secure: { enrollment_status: 'Y', authentication_status: 'U' } },
} as const;

/**
 * `POST /v2/checkout/orders/{id}/confirm-payment-source`, which the components call: the shopper confirms a card. An
 * order without a request for 3-D Secure contacts no bank; a wallet's authorization contains its amount.
 *
 * @throws with PayPal's error code
 */
export function confirmSource(
  order: Created,
  { source, bank = 'asks nobody', value }: { source: CardSource; bank?: Bank; value?: string },
): void {
  const [unit] = order.purchase_units;
  if (!['CREATED', 'APPROVED', 'PAYER_ACTION_REQUIRED'].includes(order.status))
    throw new Error('ORDER_ALREADY_CAPTURED');
  if (value !== undefined && value !== unit?.amount.value) throw new Error('AMOUNT_MISMATCH');
  const made = order.payment_source?.[source];
  const isAsked = bank !== 'asks nobody' && made?.attributes !== undefined;
  const result = isAsked && bank !== 'asks' ? { authentication_result: results[bank] } : {};
  const card = { brand: 'VISA', type: 'CREDIT', last_digits: '0005', ...result };
  order.payment_source = { [source]: source === 'card' ? { ...made, ...card } : { ...made, name: 'Zoë Brandt', card } };
  order.status = isAsked && bank === 'asks' ? 'PAYER_ACTION_REQUIRED' : 'CREATED';
}
