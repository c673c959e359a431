/** What is shown once an order was sent comes with the first move in the checkout, so that it is there by then. */
export const loadPayOrder = () => import('./pay-order.tsx').then(({ PayOrder }) => ({ default: PayOrder }));
export const loadOpenAttempt = () => import('./open-attempt.tsx').then(({ OpenAttempt }) => ({ default: OpenAttempt }));
