/** What is said while somebody pays with PayPal or Klarna. */
export const enPayment = {
  payment: {
    paypal: {
      heading: 'Pay with PayPal',
      loading: 'Loading PayPal …',
      hint: 'PayPal opens in a window of its own. You have paid only once you agree there.',
      pay: 'Pay with PayPal',
      checking: 'We are checking your payment. Please keep this page open.',
      again: 'Check the payment again',
      failures: {
        declined:
          'PayPal did not accept the payment, and nothing was charged. Choose another card or account at PayPal, or pay in another way.',
        cancelled:
          'You cancelled the payment. Your pieces are set aside for you a little longer: try again, or pay in another way.',
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
};
