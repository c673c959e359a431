import { klarnaAccount, startKlarnaServer } from '../../tests/klarna-server.ts';
import { paypalAccount, startPayPalServer } from '../../tests/paypal-server.ts';
import { startDemoWindows } from './demo-windows.ts';

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

/** Environment variables that point a storefront and its Directus to fake servers of PayPal and Klarna. */
export function getPaymentEnvironment({ paypalUrl, klarnaUrl }: { paypalUrl: string; klarnaUrl: string }) {
  return {
    PAYPAL_ENVIRONMENT: 'sandbox',
    PAYPAL_API_URL: paypalUrl,
    PAYPAL_CLIENT_SECRET: paypalAccount.clientSecret,
    PAYPAL_MERCHANT_ID: paypalAccount.merchantId,
    KLARNA_ENVIRONMENT: 'playground',
    KLARNA_API_URL: klarnaUrl,
    KLARNA_USERNAME: klarnaAccount.username,
    KLARNA_PASSWORD: klarnaAccount.password,
  };
}
