import type { deOrdering } from './de-ordering.ts';
import type { Widen } from './shape.ts';

export const enOrdering = {
  ordering: {
    emptyTitle: 'Your bag is empty.',
    emptyText: 'There is no piece to order yet. What you have entered stays on this device.',
    toShop: 'To the shop',
    closedTitle: 'The shop is taking a break.',
    closedText:
      'It is not possible to order online right now. Your bag and what you have entered stay on this device. We are there for you in the shop and on the phone.',
    quoteFailed: 'The prices cannot be reached right now. What you have entered is still here.',
    offline: 'You are offline. What you have entered stays here; you can order as soon as you are connected again.',
    retry: 'Try again',
    stockTitle: 'Something in your bag has changed.',
    toCart: 'View bag',
    changedTitle: 'Something has changed. Nothing has been ordered yet.',
    changedText: 'Please look at the new details. If you agree, order once more.',
    obstacleText: 'Please settle this in your bag; then you can order.',
    changes: {
      price: '{name}: now {price} instead of {before}',
      fewer: '{name}: only {count} left instead of {wanted}',
      sold_out: '{name}: sold out in the meantime',
      gone: '{name}: no longer on offer',
      invalid: '{name}: the engraving is no longer possible like this',
      on_request: '{name}: only on request now',
      shipping: 'Shipping: now {price} instead of {before}',
      wrap: 'Gift wrapping: now {price} instead of {before}',
      total: 'Total: now {price} instead of {before}',
      delivery: 'Delivery: now {delivery}',
    },
    refusedTitle: 'Your order has not been placed.',
    refusedText: 'Nothing was ordered and nothing was paid. Please look through your details once more.',
    tooMany:
      'That was a lot of orders in a short time. Nothing was ordered. Please wait a little and then order again, or call us; everything is still here.',
    tooManyUnpaid:
      'Many orders from your connection are still waiting for their payment. Nothing was ordered; your bag and what you have entered are still here. Please call us: we are happy to take your order on the phone.',
    unknownTitle: 'We do not know yet whether your order has arrived.',
    unknownText:
      'The connection broke before our answer reached you. We keep asking by ourselves. You may also close this page and come back later: it will be ordered only once in any case.',
    oldTitle: 'One order is still open.',
    oldText:
      'On {date} you ordered for {total}, but our answer never reached you. Let us ask: if it has arrived, you will see it at once. If it has not, it will be sent now. It will be ordered only once.',
    ask: 'Ask now',
    giveUp: 'Stop trying and change it',
    giveUpText:
      'If an order confirmation still reaches you by e-mail, the order has arrived; please do not order again in that case.',
    giveUpAgreed:
      'You have already agreed to this payment at PayPal. You can change it only once our shop confirms that this order is taken back. If it stays here, please try again in a moment.',
    elsewhere: 'This order is being sent from another window.',
    placed: 'Thank you. Opening your order …',
    placedTitle: 'Your order {number} has reached us.',
    placedText: 'It stands: there is nothing that you have to order again.',
    toOrder: 'View the order',
    payTitle: 'Pay now',
    payText:
      'Your order {number} for {total} is reserved. It is valid as soon as the payment is confirmed; you have half an hour for that.',
    chooseOther: 'Choose another payment method',
    cancelFailed: 'That did not work just now. Please try again in a moment.',
    noScripts:
      'The checkout needs JavaScript. Without it, order by phone or in the shop; through “put aside” on the page of a piece we keep it ready for you.',
  },
} as const satisfies Widen<typeof deOrdering>;
