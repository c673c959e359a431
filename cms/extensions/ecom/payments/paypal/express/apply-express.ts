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
  /** What PayPal says of it now. */
  | { order: unknown }
  /** It cannot pay for the order, and why. */
  | { issue: string };

type Options = { merchantId: string; payable: PayableOrder; payer: string };

/** The mark of who agreed at PayPal before there was an order; undefined where the order came first. */
export function findPayerHash(payment: EcommercePaymentRow | undefined): string | undefined {
  const { express } = getDetails(payment);
  return typeof express === 'string' ? express : undefined;
}

/**
 * Makes what was agreed to before there was an order the payment of this one: PayPal is told the order's number, lines,
 * postage, total and address. Asked again, it is found done.
 *
 * @param answer what PayPal says of it before
 * @param options.payer the mark of who agreed: what somebody else has agreed to since is not taken
 * @throws ProviderAway when nobody knows
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
  // What is collected goes nowhere; the address that PayPal asked for stays with it there.
  const replaced = await api.replaceUnit(id, { ...shipping, ...writeUnit(payable, merchantId) });
  if (replaced.code >= 300) return { issue: getIssue(replaced) || 'NOT_PATCHABLE' };
  return { order: getBody(await api.readOrder(id)) };
}

function findShipping(unit: unknown): object {
  return typeof unit === 'object' && unit !== null && 'shipping' in unit ? { shipping: unit.shipping } : {};
}
