import { klarnaAccount } from '../../tests/klarna-server.ts';
import { paypalAccount } from '../../tests/paypal-server.ts';

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
