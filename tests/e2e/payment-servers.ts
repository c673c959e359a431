import type { KlarnaServer } from '../klarna-server.ts';
import { startPaymentServers } from '../payment-servers.ts';
import type { PayPalServer } from '../paypal-server.ts';
import { test } from './test.ts';

/** PayPal and Klarna for the tests of one file; one file at a time has them. */
export function openPaymentServers(): { paypal: () => PayPalServer; klarna: () => KlarnaServer } {
  let servers: Awaited<ReturnType<typeof startPaymentServers>>;
  // One worker for the whole file, since both ports are taken by it.
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    servers = await startPaymentServers();
  });
  test.afterAll(() => servers?.stop());
  return { paypal: () => servers.paypal, klarna: () => servers.klarna };
}
