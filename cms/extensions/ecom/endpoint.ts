import emitter from '@directus/api/emitter';
import type { OrderCall } from '../../../src/orders/order-bodies.ts';
import type { OrderResponse } from '../../../src/orders/order-responses.ts';
import type { Context, Router } from '../directus.ts';
import { getPollSeconds, withoutOverlap } from '../recurring-jobs.ts';
import { type RunExclusive, registerConcurrentCalls, registerSignedCalls } from '../signed-calls.ts';
import { showDrawing } from './drawings/show-drawing.ts';
import { type PreviewRequest, type PreviewResponse, showSample, showStoredMail } from './mail-preview/show-preview.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { readOrder } from './orders/order-response.ts';
import { expireOrders } from './orders/order-stock.ts';
import { placeOrder } from './orders/place-order.ts';
import { quoteCart } from './orders/quote-cart.ts';
import { findPairSheet } from './pair-sheet/find-pair-sheet.ts';
import { openKlarnaSession } from './payments/klarna/open-klarna-session.ts';
import { confirmKlarnaPayment } from './payments/klarna/settle-klarna.ts';
import { createPayPalOrder, startExpress } from './payments/paypal/create-paypal-order.ts';
import { readExpress } from './payments/paypal/express/read-express.ts';
import { confirmPayPalPayment } from './payments/paypal/settle-paypal.ts';
import { checkBeforeExpiry, reconcilePayments } from './payments/query-provider.ts';
import { createQuoteMemory } from './pricing/quote-memory.ts';
import { receiveRequest } from './product-request.ts';
import { receiveRating } from './rating.ts';
import { deleteOldCalls } from './request-limits.ts';
import { receiveWithdrawal } from './withdrawal/receive-withdrawal.ts';

const cleanupIntervalMs = 15 * 60_000;
const reconcileIntervalMs = 2 * 60_000;

type EcomRouter = Router & {
  get: (
    path: string,
    answer: (request: PreviewRequest, response: PreviewResponse, next: (error: unknown) => void) => unknown,
  ) => unknown;
};

/** Each call of the order API, which responds as its contract says. */
type Calls = {
  [Call in OrderCall as `/ecom/${Call}`]: (
    context: Context,
    body: unknown,
    runExclusive: RunExclusive,
  ) => Promise<OrderResponse<Call>>;
};

const queuedCalls = {
  '/ecom/request': receiveRequest,
  '/ecom/rating': receiveRating,
  '/ecom/withdrawal': receiveWithdrawal,
} satisfies Partial<Calls>;

const quoteMemory = createQuoteMemory();

const concurrentCalls = {
  '/ecom/quote': (context: Context, body: unknown) => quoteCart(context, body, quoteMemory),
  '/ecom/order': placeOrder,
  '/ecom/order/cancel': cancelOrder,
  '/ecom/order/read': readOrder,
  '/ecom/paypal/order': createPayPalOrder,
  '/ecom/paypal/express': startExpress,
  '/ecom/paypal/express/read': readExpress,
  '/ecom/order/paypal_transaction': confirmPayPalPayment,
  '/ecom/klarna/session': openKlarnaSession,
  '/ecom/klarna/order': confirmKlarnaPayment,
} satisfies Omit<Calls, keyof typeof queuedCalls>;

/**
 * `POST /ecom/…`: requests, ratings, orders and payments of visitors, forwarded by the storefront, and the pairs of
 * wedding rings that it shows to staff. `GET /ecom/mail-preview/…` and `/ecom/drawing/…`: for staff.
 */
export default {
  id: 'ecom',
  handler: (router: EcomRouter, context: Context) => {
    // knex would log failed statements with their values, names and addresses included.
    context.database.client.config.compileSqlOnError = false;
    for (const change of ['create', 'update', 'delete', 'sort']) emitter.onAction(`items.${change}`, quoteMemory.purge);
    registerSignedCalls(router, context, queuedCalls);
    registerConcurrentCalls(router, context, concurrentCalls);
    registerConcurrentCalls(router, context, { '/ecom/pair-sheet': findPairSheet });
    for (const path of ['/mail-preview/order/:id', '/mail-preview/order/:id/:kind/:language']) {
      router.get(path, (request, response, next) => showSample(request, response, context).catch(next));
    }
    router.get('/mail-preview/mail/:id', (request, response, next) =>
      showStoredMail(request, response, context).catch(next),
    );
    router.get('/drawing/:id', (request, response, next) => showDrawing(request, response, context).catch(next));
    const forget = withoutOverlap(context, () => deleteOldCalls(context, new Date()));
    setInterval(forget, cleanupIntervalMs).unref();
    const expire = withoutOverlap(context, () => expireOrders(context, new Date(), checkBeforeExpiry));
    setInterval(expire, getPollSeconds(context, 60) * 1000).unref();
    const reconcile = withoutOverlap(context, () => reconcilePayments(context, new Date()));
    setInterval(reconcile, reconcileIntervalMs).unref();
  },
};
