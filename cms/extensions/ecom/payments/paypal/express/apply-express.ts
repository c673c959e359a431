import type { EcommercePaymentRow } from '../../../../../../src/directus/rows.generated.ts';
import { getBody, type ProviderResponse } from '../../call-provider.ts';
import { findList, findText } from '../../json-value.ts';
import type { PayableOrder } from '../../payable-order.ts';
import { getDetails } from '../../payment-record.ts';
import { getIssue, type PayPalApi } from '../paypal-api.ts';
import { writeUnit } from '../paypal-order.ts';
import { hashPayer } from './express-token.ts';
import { findPayerId } from './payer.ts';

type AppliedExpress =
  /** The updated PayPal order. */
  | { order: unknown }
  /** Why it cannot pay for the order. */
  | { issue: string };

type Options = { merchantId: string; payable: PayableOrder; payer: string };

/** Hash of the express payer; undefined if the payment was created for the order. */
export function findPayerHash(payment: EcommercePaymentRow | undefined): string | undefined {
  const { express } = getDetails(payment);
  return typeof express === 'string' ? express : undefined;
}

/**
 * Turns an express approval into the payment of an order: updates number, lines, shipping, total and address at PayPal.
 * Idempotent.
 *
 * @param answer the PayPal order before
 * @param options.payer hash of the payer; an approval by another account is not accepted
 * @throws ProviderUnavailable if the result is unknown
 */
export async function applyExpress(
  api: PayPalApi,
  answer: ProviderResponse,
  options: Options,
): Promise<AppliedExpress> {
  const { merchantId, payable, payer } = options;
  if (answer.code === 404) return { issue: getIssue(answer) };
  const found = getBody(answer);
  const status = findText(found, 'status');
  if (status === 'COMPLETED') return { order: found };
  if (status !== 'APPROVED') return { issue: 'ORDER_NOT_APPROVED' };
  if (hashPayer(findPayerId(found) ?? '') !== payer) return { issue: 'PAYER_CHANGED' };
  const [unit] = findList(found, 'purchase_units');
  if (findText(unit, 'custom_id') === payable.uuid) return { order: found };
  const id = findText(found, 'id') ?? '';
  const shipping = findShipping(unit);
  // Pickup orders have no address; the one that PayPal asked for stays there.
  const replaced = await api.replaceUnit(id, { ...shipping, ...writeUnit(payable, merchantId) });
  if (replaced.code >= 300) return { issue: getIssue(replaced) || 'NOT_PATCHABLE' };
  return { order: getBody(await api.readOrder(id)) };
}

function findShipping(unit: unknown): object {
  return typeof unit === 'object' && unit !== null && 'shipping' in unit ? { shipping: unit.shipping } : {};
}
