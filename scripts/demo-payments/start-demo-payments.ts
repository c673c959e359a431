import { startKlarnaServer } from '../../tests/klarna-server.ts';
import { startPayPalServer } from '../../tests/paypal-server.ts';
import { startDemoWindows } from './demo-windows.ts';
import { getPaymentEnvironment } from './payment-environment.ts';

/** Starts fake servers and windows of PayPal and Klarna for demonstrations; no money is moved. */
export async function startDemoPayments() {
  const paypal = await startPayPalServer();
  const klarna = await startKlarnaServer();
  const windows = await startDemoWindows({ paypal, klarna });
  return {
    /** For the storefront and for its Directus. */
    environment: {
      ...getPaymentEnvironment({ paypalUrl: paypal.url, klarnaUrl: klarna.url }),
      DEMO_PAYMENTS_URL: windows.url,
    },
    stop: async () => {
      await Promise.all([windows.stop(), paypal.stop(), klarna.stop()]);
    },
  };
}
