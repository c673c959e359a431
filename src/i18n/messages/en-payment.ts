import type { deOrdering } from './de-payment.ts';
import type { Widen } from './shape.ts';

/** Messages of payment with PayPal and Klarna. */
export const enPayment = {
  payment: {
    paypal: {
      heading: 'Pay with PayPal',
      loading: 'Loading PayPal …',
      hint: 'PayPal opens in a window of its own. You have paid only once you agree there.',
      pay: 'Pay with PayPal',
      checking: 'We are checking your payment. Please keep this page open.',
      again: 'Check the payment again',
      ways: 'How would you like to pay?',
      names: {
        paypal: 'PayPal',
        paylater: 'Pay later with PayPal',
        card: 'Credit or debit card',
        applepay: 'Apple Pay',
        googlepay: 'Google Pay',
      },
      hints: {
        paylater:
          'PayPal opens in a window of its own and tells you there in which instalments or when you pay. You have paid only once you agree there.',
        card: 'Your card details go straight to PayPal, we do not see them. Your bank may ask you to confirm. PayPal learns your billing address for this as well.',
        applepay: 'Your device asks you which card you would like to pay with. PayPal takes the payment.',
        googlepay:
          'Google is loaded for this (Google Ireland Limited, Dublin) and learns your IP address and the amount. PayPal takes the payment.',
      },
      cardDeclined:
        'The card was not accepted, or your bank did not confirm the payment. Nothing was charged. Try another card, or pay in another way.',
      notHere: 'Unfortunately this does not work in this browser. Please choose another way.',
      payByCard: 'Pay {total} by card',
      payByApple: 'Pay {total} with Apple Pay',
      card: {
        name: {
          label: 'Name on the card',
          missing: 'The name on the card is missing.',
          invalid: 'This name could not be read.',
        },
        number: {
          label: 'Card number',
          missing: 'The card number is missing.',
          invalid: 'This card number is not right. Please compare it with the card.',
        },
        expiry: {
          label: 'Valid until (MM/YY)',
          missing: 'Until when the card is valid is missing.',
          invalid: 'This date is not right, or the card has expired.',
        },
        cvv: {
          label: 'Security code',
          missing: 'The security code is missing. It is usually on the back.',
          invalid: 'This security code is not right. It has three or four digits.',
        },
      },
      failures: {
        declined:
          'PayPal did not accept the payment, and nothing was charged. Choose another card or account at PayPal, or pay in another way.',
        cancelled:
          'You cancelled the payment. Your pieces are set aside for you a little longer: try again, or pay in another way.',
        unconfirmed:
          'The confirmation at your bank was not completed, and nothing was charged. Try again, or pay in another way.',
        mismatch:
          'This payment does not match your order, so the order does not count as paid. Please call us before you try again.',
        away: 'We have had no answer from PayPal. Nothing is lost and nothing will be charged twice: please try again in a moment.',
      },
    },
    klarna: {
      heading: 'Pay with Klarna',
      loading: 'Loading Klarna …',
      hint: 'Klarna asks you in a window of its own how you would like to pay.',
      pay: 'Continue to Klarna',
      checking: 'We are checking your payment. Please keep this page open.',
      again: 'Check the payment again',
      failures: {
        declined: 'Klarna did not accept the payment, and nothing was charged. Please pay in another way.',
        cancelled:
          'You cancelled the payment. Your pieces are set aside for you a little longer: try again, or pay in another way.',
        mismatch:
          'This payment does not match your order, so the order does not count as paid. Please call us before you try again.',
        away: 'We have had no answer from Klarna. Nothing is lost and nothing will be charged twice: please try again in a moment.',
      },
    },
  },
  demoPayments: {
    title: 'Demonstration',
    text: 'No money is moved. PayPal and Klarna are simulated here.',
  },
};

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
    drawing: {
      title: 'A drawing is missing on this device.',
      text: '“{name}” is to be engraved with a drawing that is on the device where it was made. Please order there, or draw it again in the wedding ring studio. Your bag and what you have entered stay as they are.',
      toPair: 'To “{name}” in the wedding ring studio',
      refused:
        'Drawings for rings did not arrive as your bag names them, or there are more than eight. Nothing was ordered and nothing was paid; your bag and what you have entered are still here. Please open the pair in the wedding ring studio and confirm the drawing once more.',
    },
    refusedTitle: 'Your order has not been placed.',
    refusedText: 'Nothing was ordered and nothing was paid. Please look through your details once more.',
    tooMany:
      'That was a lot of orders in a short time. Nothing was ordered. Please wait a little and then order again, or call us; everything is still here.',
    tooManyUnpaid:
      'Many orders from your connection are still waiting for their payment. Nothing was ordered; your bag and what you have entered are still here. Please pay online at once where that is offered, or call us: we are happy to take your order on the phone.',
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
