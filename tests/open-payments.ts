import { afterAll, afterEach, beforeAll } from 'vitest';
import { cms } from './order-api-calls.ts';
import { startPaymentServers } from './payment-servers.ts';

/** The product that `placeOrder` orders. */
const ordered = '/items/ecommerce_product/610';

/** Fake servers of PayPal and Klarna for the tests of a file, reset after each of them, and enough stock to order. */
export function openPayments() {
  let servers: Awaited<ReturnType<typeof startPaymentServers>>;
  let stock = 0;
  beforeAll(async () => {
    servers = await startPaymentServers();
    ({ stock } = await cms.get<{ stock: number }>(`${ordered}?fields=stock`));
    await cms.patch(ordered, { stock: 1000 });
  });
  afterEach(() => {
    Object.assign(servers.paypal, { captures: 'complete', amounts: 'open' });
    servers.klarna.fraudStatus = 'ACCEPTED';
  });
  // The stock is restored first: the next file of tests waits for the servers, and reads the stock then.
  afterAll(async () => {
    await cms.patch(ordered, { stock });
    await servers.stop();
  });
  return { paypal: () => servers.paypal, klarna: () => servers.klarna };
}
