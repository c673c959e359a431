/** What is shown once an order was sent comes with the first move in the checkout, so that it is there by then. */
export const loadPayOrder = () => import('./pay-order.tsx').then(({ PayOrder }) => ({ default: PayOrder }));
export const loadUnconfirmedOrder = () =>
  import('./unconfirmed-order.tsx').then(({ UnconfirmedOrder }) => ({ default: UnconfirmedOrder }));
