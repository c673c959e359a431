/**
 * Components for a sent order. They are preloaded on first focus in the checkout, since the network may be gone after
 * sending.
 */
export const loadPayOrder = () => import('./pay-order.tsx').then(({ PayOrder }) => ({ default: PayOrder }));
export const loadUnconfirmedOrder = () =>
  import('./unconfirmed-order.tsx').then(({ UnconfirmedOrder }) => ({ default: UnconfirmedOrder }));
