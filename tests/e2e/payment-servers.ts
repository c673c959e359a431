import { setTimeout as wait } from 'node:timers/promises';
import { test } from '@playwright/test';
import { type KlarnaServer, startKlarnaServer } from '../klarna-server.ts';
import { type PayPalServer, startPayPalServer } from '../paypal-server.ts';

const portOf = (address: string | undefined) => Number(new URL(address ?? 'http://localhost:0').port);

/**
 * PayPal and Klarna for the tests of one file, where the Directus of the test run looks for them. One file at a time: the
 * ports are free again when another's tests are done.
 */
export function openPaymentServers(): { paypal: () => PayPalServer; klarna: () => KlarnaServer } {
  let paypal: PayPalServer;
  let klarna: KlarnaServer;
  // One worker for the whole file, since both ports are taken by it.
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    // Klarna's port is the lock: tests stop PayPal for a while, and nobody else may take its place meanwhile.
    klarna = await whenFree(() => startKlarnaServer(portOf(process.env.KLARNA_API_URL)));
    paypal = await whenFree(() => startPayPalServer(portOf(process.env.PAYPAL_API_URL)));
  });
  test.afterAll(async () => {
    await paypal?.stop();
    await klarna?.stop();
  });
  return { paypal: () => paypal, klarna: () => klarna };
}

async function whenFree<T>(start: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      await wait(250);
    }
  }
}
