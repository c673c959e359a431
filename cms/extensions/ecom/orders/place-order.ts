import { parseCents } from '../../../../src/base/money.ts';
import type { EcommerceOrderRow } from '../../../../src/directus/rows.generated.ts';
import type { OrderInput } from '../../../../src/orders/order-bodies.ts';
import type { OrderResponse } from '../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../src/orders/parse-order-body.ts';
import { type Context, openItems } from '../../directus.ts';
import { type ApiResponse, badRequest } from '../../messages/api-response.ts';
import type { RunExclusive } from '../../signed-calls.ts';
import { createReader, type Reader, type Transaction, transact } from '../../transact.ts';
import type { DrawingTexts } from '../drawings/drawing-rows.ts';
import { findApprovedOrderId, replaceOrder } from '../payments/paypal/express/apply-express.ts';
import { findExpress } from '../payments/paypal/express/express-token.ts';
import { isApprovalUsed } from '../payments/paypal/express/read-express.ts';
import { findProducts } from '../pricing/find-products.ts';
import { snapshotLine } from '../pricing/snapshot-pair.ts';
import {
  countCall,
  countOrder,
  findUnpaidOrders,
  holdsTooMuchStock,
  isNotUnique,
  isRateLimited,
  tooMany,
  tooManyUnpaid,
} from '../request-limits.ts';
import { findOrderShopContext, type OrderShopContext } from './find-order-shop-context.ts';
import { readOrderDrawings } from './order-drawings.ts';
import { queueOrderMails } from './order-mails.ts';
import { findOrderRow, makeOrderToken, type OrderRow, runExclusiveForOrder, toPlacedOrder } from './order-row.ts';
import { lockStock, takeStock } from './order-stock.ts';
import { shopClosed, validateOrder } from './quote-cart.ts';
import { hashOrder, isPaidOnline, toOrderRow } from './to-order-row.ts';

const keyReused = { code: 422, body: { status: 'failed', reason: 'key_reused' } } as const satisfies ApiResponse;

const fields = [
  ...['uuid', 'order_number', 'total_price_brutto', 'payment_status', 'body_hash'],
  ...['ordered_payment_method', 'payment_method.id', 'payment_method.key'],
];

/** Rolls back the transaction. */
class OrderNotPlaced extends Error {
  readonly answer: OrderResponse<'order'>;
  /** Whether it counts towards the limit of refused orders. */
  readonly isRefusal: boolean;
  constructor(answer: OrderResponse<'order'>, isRefusal = false) {
    super('The order was not placed.');
    this.answer = answer;
    this.isRefusal = isRefusal;
  }
}

/**
 * Places an order at the shop's prices: number, stock, order and mails in one transaction. The same idempotency key is
 * the same order; an order that differs from what the shopper accepted is refused.
 */
export async function placeOrder(
  context: Context,
  body: unknown,
  runExclusive: RunExclusive,
): Promise<OrderResponse<'order'>> {
  const parsed = parseOrderBody('order', body);
  if (!parsed.isValid) return badRequest(parsed.field);
  // A replay is neither queued nor limited.
  const earlier = await findPlacedOrder(await createReader(context), parsed.input.id);
  if (earlier) return replay(context.env, earlier, parsed.input);
  const drawings = await readOrderDrawings(parsed.input);
  if (!drawings) return badRequest('drawings');
  // Orders of one process queue here instead of in the database, where each would hold a connection.
  const place = () => runExclusive(() => placeExclusively(context, parsed.input, drawings));
  const tied = await findApprovedOrderId(context, parsed.input);
  // PayPal may be processing the order that this one replaces; only this one waits for that.
  return tied === undefined ? place() : runExclusiveForOrder(tied, place);
}

async function placeExclusively(
  context: Context,
  input: OrderInput,
  drawings: DrawingTexts,
): Promise<OrderResponse<'order'>> {
  const earlier = await findPlacedOrder(await createReader(context), input.id);
  if (earlier) return replay(context.env, earlier, input);
  const setting = await findOrderShopContext(context, input.project, input.language);
  if (!setting) return badRequest('project');
  if (!setting.rules.isOpen) return shopClosed;
  const now = new Date();
  if (await isRateLimited(context, input, 'refused_order', now)) return tooMany;
  const scope = await ensureCounter(context, setting.shop.project, now, setting.shop.timeZone);
  try {
    return await transact(context, (work) => place(work, context.env, { input, drawings, setting, scope, now }));
  } catch (error) {
    if (!(error instanceof OrderNotPlaced)) throw error;
    if (error.isRefusal) await countCall(context, input, 'refused_order');
    return error.answer;
  }
}

type Attempt = {
  input: OrderInput;
  drawings: DrawingTexts;
  setting: OrderShopContext;
  scope: string;
  now: Date;
};

async function place(
  work: Transaction,
  env: Context['env'],
  { input, drawings, setting, scope, now }: Attempt,
): Promise<OrderResponse<'order'>> {
  const { rules } = setting;
  const number = await takeNumber(work, scope);
  // Another process may have placed the same order at this moment.
  const earlier = await findPlacedOrder(work.open, input.id);
  if (earlier) throw new OrderNotPlaced(replay(env, earlier, input));
  const approval = findExpress(env, input, now);
  // Before reading the stock: the replaced order's reserved items become available to this one.
  const earlierOrder = approval && (await replaceOrder(work, approval.paypalOrderId, number));
  if (earlierOrder) throw new OrderNotPlaced(toPlacedResponse(env, earlierOrder));
  const unpaid = await findUnpaidOrders(work, input, now);
  const products = [...new Set(input.lines.map(({ product }) => product))];
  await lockStock(work, products);
  const productsById = await findProducts(work.open, rules.project, products, input.language);
  const agreement = validateOrder(input, productsById, rules);
  if ('refused' in agreement) throw new OrderNotPlaced(agreement.refused, true);
  const { priced: quote, payment } = agreement;
  const takenCounts: number[] = [];
  for (const { product, variant, count } of quote.lines) {
    takenCounts.push(await takeStock(work, { product, variant }, count));
  }
  const reservedCount = takenCounts.reduce((sum, count) => sum + count, 0);
  const reserved = { units: reservedCount, isPending: isPaidOnline(payment.key) };
  if (holdsTooMuchStock(unpaid, input, reserved, rules)) throw new OrderNotPlaced(tooManyUnpaid);
  const usesApproval =
    approval && payment.key === 'paypal' && !(await isApprovalUsed(work.open, approval.paypalOrderId));
  const express = usesApproval ? approval : undefined;
  const pairs = input.lines.map((line) => snapshotLine(line, productsById.get(line.product), rules.taxPercent));
  const row = toOrderRow(input, quote, {
    number,
    payment,
    express,
    taken: takenCounts,
    pairs,
    drawings,
    rules,
    env,
    now,
  });
  const id = await work.open('ecommerce_order').createOne(row);
  await countOrder(work, input, id);
  if (!isPaidOnline(payment.key)) await queueMails(work, id, setting, env);
  const placed = await findPlacedOrder(work.open, input.id);
  if (!placed) throw new Error('The order that was just written is not there.');
  return toPlacedResponse(env, placed);
}

async function queueMails(work: Transaction, id: number, setting: OrderShopContext, env: Context['env']) {
  const order = await findOrderRow(work.open, { id: { _eq: id } });
  if (order) await queueOrderMails(work, order, setting, env);
}

/** Only the fields of the response: a replay must be cheap. */
async function findPlacedOrder(read: Reader, key: string): Promise<OrderRow | undefined> {
  const orders = read<EcommerceOrderRow>('ecommerce_order');
  const [row] = await orders.readByQuery({ filter: { idempotency_key: { _eq: key } }, fields, limit: 1 });
  return row && toPlacedOrder(row);
}

function toPlacedResponse(env: Context['env'], row: OrderRow): OrderResponse<'order'> {
  const { uuid, order_number: number, payment_method: payment, payment_status } = row;
  const order = {
    ...{ uuid, number, token: makeOrderToken(env, uuid) },
    total_cents: parseCents(row.total_price_brutto) ?? 0,
    payment_method: payment && { id: payment.id, key: payment.key },
    payment_status,
  };
  return { code: 200, body: { status: 'ok', order } };
}

/** Response to a replayed idempotency key: the earlier result for the same order, an error for a different one. */
function replay(env: Context['env'], earlier: OrderRow, input: OrderInput): OrderResponse<'order'> {
  if (earlier.body_hash !== hashOrder(input)) return keyReused;
  return { ...toPlacedResponse(env, earlier), headers: { 'idempotent-replayed': 'true' } };
}

const table = 'ecommerce_order_number';

/** Ensures the counter row for this year's orders of a website. It stays even if the order is rolled back. */
async function ensureCounter(context: Context, project: number, now: Date, timeZone: string): Promise<string> {
  const scope = `${project}-${getYear(now, timeZone)}`;
  const known = await context.database(table).where({ scope }).select('id');
  if (known.length === 0) await addCounter(context, scope);
  return scope;
}

/** Another order may have created it at the same moment. */
async function addCounter(context: Context, scope: string) {
  try {
    await (await openItems(context, table)).createOne({ scope, last: 0 });
  } catch (error) {
    if (!isNotUnique(error)) throw error;
  }
}

/**
 * The next order number, without gaps: a rollback returns it. The row lock serializes orders of one website, so that
 * later reads are consistent.
 */
async function takeNumber({ database }: Transaction, scope: string): Promise<string> {
  await database(table)
    .where({ scope })
    .update({ last: database.raw('last + 1') });
  const [row] = await database(table).where({ scope }).select('last');
  const year = scope.slice(scope.indexOf('-') + 1);
  return `${year}-${String(row?.last).padStart(6, '0')}`;
}

function getYear(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now);
}
