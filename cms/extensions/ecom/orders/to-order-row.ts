import { createHash, randomUUID } from 'node:crypto';
import type { OrderInput } from '../../../../src/orders/order-bodies.ts';
import type { BranchAddress } from '../../../../src/orders/order-fields.ts';
import type { ApiQuote, ApiQuoteLine, PaymentMethod } from '../../../../src/orders/quote.ts';
import type { PairSnapshot } from '../../../../src/rings/pair-snapshot.ts';
import type { Context } from '../../directus.ts';
import { hashToken } from '../../messages/tokens.ts';
import { type DrawingTexts, toDrawingRows } from '../drawings/drawing-rows.ts';
import type { ExpressApproval } from '../payments/paypal/express/express-token.ts';
import { findPickupBranch } from '../pricing/shipping.ts';
import type { PickupBranch, ShopRules } from '../pricing/shop-rules.ts';
import { findPairQuery } from './order-drawings.ts';
import { makeOrderToken } from './order-row.ts';
import { paymentTimeoutMs } from './order-stock.ts';

type OrderContext = {
  number: string;
  payment: PaymentMethod;
  /** PayPal express approval. */
  express: ExpressApproval | undefined;
  /** Quantity taken from stock for each line. */
  taken: number[];
  /** The pair of wedding rings of each line; null for any other product. */
  pairs: (PairSnapshot | null)[];
  drawings: DrawingTexts;
  rules: ShopRules;
  env: Context['env'];
  now: Date;
};

/** Online payments are completed after the order is placed, which is cancelled if they fail. */
export function isPaidOnline(key: string): boolean {
  return key === 'paypal' || key === 'klarna';
}

/** The order with its items, payment and history, as created in one call. */
export function toOrderRow(input: OrderInput, quote: ApiQuote, placing: OrderContext): object {
  const { number, payment, express, taken, pairs, drawings, rules, env, now } = placing;
  const uuid = randomUUID();
  const isPending = isPaidOnline(payment.key);
  const total = toEuros(quote.total_cents);
  const isCollection = rules.shippingMethods.some(({ id, isCollection: is }) => id === input.shipping_method && is);
  const pickupBranch = isCollection ? findPickupBranch(rules, input.branch) : undefined;
  return {
    ...{ project: rules.project, language: input.language, order_number: number, status: 'new' },
    ...{ uuid, idempotency_key: input.id, body_hash: hashOrder(input) },
    access_token_hash: hashToken(makeOrderToken(env, uuid)),
    ...{ customer_email: input.email, phone: input.phone, comment: input.comment },
    gift_message: input.gift_message,
    shipping_address: isCollection ? null : input.shipping_address,
    invoice_address: input.invoice_address,
    ...{ payment_method: payment.id, shipping_method: input.shipping_method },
    ordered_payment_method: { id: payment.id, key: payment.key, name: payment.name },
    ...{ branch: pickupBranch?.id ?? null, branch_address: pickupBranch ? toBranchAddress(pickupBranch) : null },
    payment_status: isPending ? 'pending' : 'open',
    date_expires: isPending ? new Date(now.getTime() + paymentTimeoutMs).toISOString() : null,
    present_wrap: input.present_wrap,
    present_wrap_cost: toEuros(quote.wrap_cents),
    ...{ delivery_from: quote.delivery?.from ?? null, delivery_to: quote.delivery?.to ?? null },
    shipping_cost: toEuros(quote.shipping_cents ?? 0),
    ...{ total_price_brutto: total, accepted_total: toEuros(input.accepted_total_cents) },
    tax: quote.tax,
    tax_total: toEuros(quote.tax.reduce((sum, { cents }) => sum + cents, 0)),
    items: quote.lines.map((line, index) => ({
      ...toItem(line, index, taken[index] ?? 0),
      pair: pairs[index] ?? null,
      drawings: toDrawingRows(findPairQuery(line), drawings),
    })),
    provider_order_id: express?.paypalOrderId ?? null,
    payments: isPending && !express ? [] : [{ ...toPayment(payment, express), amount: total, currency: 'EUR' }],
    events: [
      { kind: 'placed', text: `${number}, ${total.toFixed(2)} €, ${payment.key}` },
      ...(express
        ? [{ kind: 'payment_created', text: 'Bei PayPal vor der Bestellung zugestimmt (PayPal Express).' }]
        : []),
    ],
  };
}

/** PayPal's order id is unique, so that an approval pays for one order only. */
function toPayment({ key }: PaymentMethod, express: ExpressApproval | undefined): object {
  if (!express) return { provider: key, status: 'created' };
  const details = { source: 'paypal', express: express.payer };
  return { provider: key, status: 'created', provider_id: express.paypalOrderId, details };
}

function toBranchAddress({ name, street, zipCode, city, country }: PickupBranch): BranchAddress {
  return { name, street, zip_code: zipCode, city, country };
}

function toItem(line: ApiQuoteLine, index: number, stock_taken: number): object {
  const { product, variant, count, personalization, is_personalized, shipping_days } = line;
  return {
    ...{ product, variant, count, personalization, is_personalized, shipping_days, stock_taken },
    ...{ display_name: line.name, variant_name: line.variant_name, reference_number: line.reference },
    essentials: line.essentials,
    price_brutto: toEuros(line.price_cents ?? 0),
    surcharge: toEuros(line.surcharge_cents),
    tax_percent: line.tax_percent,
    sort: index + 1,
  };
}

/** Directus stores amounts in euros. */
function toEuros(cents: number): number {
  return cents / 100;
}

/**
 * Hash of an order's body, to recognize a replay of the same idempotency key. The caller's network is left out, since a
 * phone may change it between attempts, and so is the delivery date, which older releases did not send. For the same
 * reason branch, gift message, PayPal approval and drawings are included only if set.
 */
export function hashOrder(input: OrderInput): string {
  const {
    client: _client,
    network: _network,
    id: _id,
    accepted_delivery_to: _day,
    branch,
    gift_message,
    express,
    drawings,
    ...order
  } = input;
  const lines = order.lines.map((line) => ({ ...line, personalization: Object.entries(line.personalization).sort() }));
  return createHash('sha256')
    .update(
      JSON.stringify({
        ...order,
        ...(branch !== null && { branch }),
        ...(gift_message && { gift_message }),
        ...(express && { express }),
        ...(drawings.length > 0 && { drawings }),
        lines,
      }),
    )
    .digest('hex');
}
