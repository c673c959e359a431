import type { Context, Router } from '../directus.ts';
import { lookEvery } from '../look-every.ts';
import { openFreeCalls, openSignedCalls } from '../signed-calls.ts';
import { forgetOldCalls } from './limits.ts';
import { type PreviewRequest, type PreviewResponse, showSample, showWritten } from './mail-preview/show-preview.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { placeOrder } from './orders/place-order.ts';
import { quoteCart } from './orders/quote-cart.ts';
import { readOrder } from './orders/read-order.ts';
import { askBeforeExpiry } from './payments/ask-provider.ts';
import { openKlarnaSession } from './payments/klarna/open-klarna-session.ts';
import { takeKlarnaAuthorization } from './payments/klarna/take-klarna-authorization.ts';
import { createPayPalOrder } from './payments/paypal/create-paypal-order.ts';
import { beginExpress } from './payments/paypal/express/begin-express.ts';
import { readExpress } from './payments/paypal/express/read-express.ts';
import { takePayPalTransaction } from './payments/paypal/take-paypal-transaction.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';
import { receiveRating } from './rating.ts';
import { receiveRequest } from './request.ts';
import { receiveWithdrawal } from './withdrawal/receive-withdrawal.ts';
import { withoutOverlap } from './without-overlap.ts';

const forgetEvery = 15 * 60_000;
const reconcileEvery = 2 * 60_000;

type EcomRouter = Router & {
  get: (
    path: string,
    answer: (request: PreviewRequest, response: PreviewResponse, next: (error: unknown) => void) => unknown,
  ) => unknown;
};

/**
 * `POST /ecom/…`: what visitors send about products and buy, handed on by the storefront. `GET /ecom/mail-preview/…`: for
 * staff.
 */
export default {
  id: 'ecom',
  handler: (router: EcomRouter, context: Context) => {
    // A statement that failed would stand in the log with all that it was to write, names and addresses included.
    context.database.client.config.compileSqlOnError = false;
    openSignedCalls(router, context, {
      '/ecom/request': receiveRequest,
      '/ecom/rating': receiveRating,
      '/ecom/withdrawal': receiveWithdrawal,
    });
    openFreeCalls(router, context, {
      '/ecom/quote': quoteCart,
      '/ecom/order': placeOrder,
      '/ecom/order/cancel': cancelOrder,
      '/ecom/order/read': readOrder,
      '/ecom/paypal/order': createPayPalOrder,
      '/ecom/paypal/express': beginExpress,
      '/ecom/paypal/express/read': readExpress,
      '/ecom/order/paypal_transaction': takePayPalTransaction,
      '/ecom/klarna/session': openKlarnaSession,
      '/ecom/klarna/order': takeKlarnaAuthorization,
    });
    for (const path of ['/mail-preview/order/:id', '/mail-preview/order/:id/:kind/:language']) {
      router.get(path, (request, response, next) => showSample(request, response, context).catch(next));
    }
    router.get('/mail-preview/mail/:id', (request, response, next) =>
      showWritten(request, response, context).catch(next),
    );
    const forget = withoutOverlap(context, () => forgetOldCalls(context, new Date()));
    setInterval(forget, forgetEvery).unref();
    const expire = withoutOverlap(context, () => expireOrders(context, new Date(), askBeforeExpiry));
    setInterval(expire, lookEvery(context, 60) * 1000).unref();
    const reconcile = withoutOverlap(context, () => reconcilePayments(context, new Date()));
    setInterval(reconcile, reconcileEvery).unref();
  },
};
