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
