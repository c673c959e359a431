import { describe, expect, test } from 'vitest';
import { findKlarnaConfiguration, findPayPalConfiguration } from './configuration.ts';

const paypal = { PAYPAL_ENVIRONMENT: 'sandbox', PAYPAL_CLIENT_SECRET: 's', PAYPAL_MERCHANT_ID: 'm' };
const klarna = { KLARNA_ENVIRONMENT: 'playground', KLARNA_USERNAME: 'u', KLARNA_PASSWORD: 'p' };

describe('a shop', () => {
  test('uses the sandbox or the live API as configured', () => {
    expect(findPayPalConfiguration(paypal, 'c')?.url).toBe('https://api-m.sandbox.paypal.com');
    expect(findPayPalConfiguration({ ...paypal, PAYPAL_ENVIRONMENT: 'live' }, 'c')?.url).toBe(
      'https://api-m.paypal.com',
    );
    expect(findKlarnaConfiguration(klarna)?.url).toBe('https://api.playground.klarna.com');
    expect(findKlarnaConfiguration({ ...klarna, KLARNA_ENVIRONMENT: 'live' })?.url).toBe('https://api.klarna.com');
  });

  test('offers no payment method with incomplete configuration', () => {
    for (const name of Object.keys(paypal)) {
      expect(findPayPalConfiguration({ ...paypal, [name]: '' }, 'c'), name).toBeUndefined();
    }
    expect(findPayPalConfiguration(paypal, null)).toBeUndefined();
    for (const name of Object.keys(klarna)) {
      expect(findKlarnaConfiguration({ ...klarna, [name]: undefined }), name).toBeUndefined();
    }
  });

  test('offers nothing with a misspelt environment', () => {
    expect(findPayPalConfiguration({ ...paypal, PAYPAL_ENVIRONMENT: 'production' }, 'c')).toBeUndefined();
    expect(findKlarnaConfiguration({ ...klarna, KLARNA_ENVIRONMENT: 'toString' })).toBeUndefined();
  });
});
