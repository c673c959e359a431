import { setTimeout as wait } from 'node:timers/promises';
import { type KlarnaServer, startKlarnaServer } from './klarna-server.ts';
import { type PayPalServer, startPayPalServer } from './paypal-server.ts';

const portOf = (address: string | undefined) => Number(new URL(address ?? 'http://localhost:0').port);

type PaymentServers = { paypal: PayPalServer; klarna: KlarnaServer; stop: () => Promise<void> };

/**
 * Starts fake servers of PayPal and Klarna on the ports that the test run's Directus uses. Only one file of tests can
 * have them: waits until another one has stopped them.
 */
export async function startPaymentServers(): Promise<PaymentServers> {
  // Klarna's port is the lock: tests stop PayPal for a while, and no other file may take its place meanwhile.
  const klarna = await whenFree(() => startKlarnaServer(portOf(process.env.KLARNA_API_URL)));
  const paypal = await whenFree(() => startPayPalServer(portOf(process.env.PAYPAL_API_URL)));
  return {
    paypal,
    klarna,
    stop: async () => {
      await paypal.stop();
      await klarna.stop();
    },
  };
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
