import { afterAll, afterEach, beforeAll } from 'vitest';
import { cms } from './order-api-calls.ts';
import { startPaymentServers } from './payment-servers.ts';

/** The product that `placeOrder` orders. */
const ordered = '/items/ecommerce_product/610';

/** PayPal and Klarna for the tests of a file, in order again after each of them, and enough to order. */
export function openPaymentServers() {
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
