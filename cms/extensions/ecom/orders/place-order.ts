import type { Context } from '../../directus.ts';
import { type ApiResponse, badRequest } from '../../messages/api-response.ts';
import type { RunExclusive } from '../../signed-calls.ts';
import { openReading, transact, type Work } from '../../transact.ts';
import { runExclusiveForOrder } from '../payments/order-mutex.ts';
import { findExpress } from '../payments/paypal/express/find-express.ts';
import { isApprovalUsed } from '../payments/paypal/express/read-express.ts';
import { findApprovedOrderId, replaceOrder } from '../payments/paypal/express/replace-order.ts';
import { findProducts } from '../pricing/find-products.ts';
import {
  countCall,
  countOrder,
  findUnpaidOrders,
  holdsTooMuchStock,
  isRateLimited,
  tooMany,
  tooManyUnpaid,
} from '../request-limits.ts';
import { findOrderSetting, type OrderSetting } from './find-order-setting.ts';
import { queueOrderMails } from './order-mails.ts';
import { ensureCounter, takeNumber } from './order-number.ts';
import { findOrderRow } from './order-row.ts';
import { type OrderInput, parseOrder } from './parse-order.ts';
import { findPlacedOrder, replay, toPlacedResponse } from './placed-response.ts';
import { shopClosed } from './quote-cart.ts';
import { lockStock, takeStock } from './stock.ts';
import { isPaidOnline, toOrderRow } from './to-order-row.ts';
import { validateOrder } from './validate-order.ts';

/** Ends the transaction with nothing kept. */
class OrderNotPlaced extends Error {
  readonly answer: ApiResponse;
  /** Whether it counts for the limit of refused orders. */
  readonly isRefusal: boolean;
  constructor(answer: ApiResponse, isRefusal = false) {
    super('The order was not placed.');
    this.answer = answer;
    this.isRefusal = isRefusal;
  }
}

/**
 * Places an order at the shop's own prices: number, stock, order and mails in one transaction. The same key again is
 * the same order; what differs from what the shopper saw and agreed to is not ordered at all.
 */
export async function placeOrder(context: Context, body: unknown, runExclusive: RunExclusive): Promise<ApiResponse> {
  const parsed = parseOrder(body);
  if ('wrong' in parsed) return badRequest(parsed.wrong);
  // A repetition waits for nobody and has no limit.
  const earlier = await findPlacedOrder(await openReading(context), parsed.value.id);
  if (earlier) return replay(context.env, earlier, parsed.value);
  // Orders of one process wait here and not in the database, where each would hold a connection.
  const place = () => runExclusive(() => placeExclusively(context, parsed.value));
  const tied = await findApprovedOrderId(context, parsed.value);
  // PayPal may just be told of the order whose place this one takes; only this one waits for that.
  return tied === undefined ? place() : runExclusiveForOrder(tied, place);
}

async function placeExclusively(context: Context, input: OrderInput): Promise<ApiResponse> {
  const earlier = await findPlacedOrder(await openReading(context), input.id);
  if (earlier) return replay(context.env, earlier, input);
  const setting = await findOrderSetting(context, input.project, input.language);
  if (!setting) return badRequest('project');
  if (!setting.rules.isOpen) return shopClosed;
  const now = new Date();
  if (await isRateLimited(context, input, 'refused_order', now)) return tooMany;
  const scope = await ensureCounter(context, setting.shop.project, now, setting.shop.timeZone);
  try {
    return await transact(context, (work) => place(work, context.env, { input, setting, scope, now }));
  } catch (error) {
    if (!(error instanceof OrderNotPlaced)) throw error;
    if (error.isRefusal) await countCall(context, input, 'refused_order');
    return error.answer;
  }
}

type Attempt = { input: OrderInput; setting: OrderSetting; scope: string; now: Date };

async function place(work: Work, env: Context['env'], { input, setting, scope, now }: Attempt): Promise<ApiResponse> {
  const { rules } = setting;
  const number = await takeNumber(work, scope);
  // Another process may have taken the same call in this moment.
  const earlier = await findPlacedOrder(work.open, input.id);
  if (earlier) throw new OrderNotPlaced(replay(env, earlier, input));
  const agreed = findExpress(env, input, now);
  // Before the stock is looked at: what the order before it had taken is there for this one.
  const kept = agreed && (await replaceOrder(work, agreed.paypalOrderId, number));
  if (kept) throw new OrderNotPlaced(toPlacedResponse(env, kept));
  const unpaid = await findUnpaidOrders(work, input, now);
  const products = [...new Set(input.lines.map(({ product }) => product))];
  await lockStock(work, products);
  const agreement = validateOrder(input, await findProducts(work.open, rules.project, products, input.language), rules);
  if ('refused' in agreement) throw new OrderNotPlaced(agreement.refused, true);
  const { priced, payment } = agreement;
  const taken: number[] = [];
  for (const { product, variant, count } of priced.lines) {
    taken.push(await takeStock(work, { product, variant }, count));
  }
  const pieces = taken.reduce((sum, count) => sum + count, 0);
  if (holdsTooMuchStock(unpaid, input, pieces, rules)) throw new OrderNotPlaced(tooManyUnpaid);
  const isTied = agreed && payment.key === 'paypal' && !(await isApprovalUsed(work.open, agreed.paypalOrderId));
  const express = isTied ? agreed : undefined;
  const row = toOrderRow(input, priced, { number, payment, express, taken, rules, env, now });
  const id = await work.open('ecommerce_order').createOne(row);
  await countOrder(work, input, id);
  if (!isPaidOnline(payment.key)) await queueMails(work, id, setting, env);
  const placed = await findPlacedOrder(work.open, input.id);
  if (!placed) throw new Error('The order that was just written is not there.');
  return toPlacedResponse(env, placed);
}

async function queueMails(work: Work, id: number, setting: OrderSetting, env: Context['env']) {
  const order = await findOrderRow(work.open, { id: { _eq: id } });
  if (order) await queueOrderMails(work, order, setting, env);
}
