import type { EligiblePaymentMethodsOutput } from '@paypal/react-paypal-js/sdk-v6';
import { afterEach, expect, test, vi } from 'vitest';
import { payPalSources } from '../../orders/quote.ts';
import { findComponents, findSupportedSources, listEligibleMethods } from './eligible-methods.ts';

afterEach(() => vi.unstubAllGlobals());

function makeEligible(methods: readonly string[]): EligiblePaymentMethodsOutput {
  const details = { countryCode: 'DE', productCode: 'PAYLATER', config: {} };
  return {
    isEligible: (method) => methods.includes(method),
    // Each method reads its own details.
    getDetails: () => details as never,
  };
}

const find = (methods: readonly string[]) =>
  listEligibleMethods(payPalSources, makeEligible(methods)).map(({ source }) => source);

test('each enabled source that PayPal reports as eligible is a method with its details', () => {
  expect(find([])).toEqual(['paypal']);
  expect(find(['paylater', 'advanced_cards', 'applepay', 'googlepay'])).toEqual(payPalSources);
  expect(find(['card'])).toEqual(['paypal']);
});

test('without a response only PayPal itself is eligible, and nothing where staff have disabled it', () => {
  expect(listEligibleMethods(payPalSources, null)).toEqual([{ source: 'paypal' }]);
  expect(listEligibleMethods(['card', 'googlepay'], null)).toEqual([]);
});

test('Apple Pay is supported where the browser can make payments with it', () => {
  expect(findSupportedSources(['card', 'applepay'])).toEqual(['card']);
  const session = (canPay: boolean) => Object.assign(() => undefined, { canMakePayments: () => canPay });
  vi.stubGlobal('ApplePaySession', session(false));
  expect(findSupportedSources(['applepay'])).toEqual([]);
  vi.stubGlobal('ApplePaySession', session(true));
  expect(findSupportedSources(['applepay'])).toEqual(['applepay']);
});

test("components of PayPal's SDK are listed once", () => {
  expect(findComponents(['paypal'])).toEqual(['paypal-payments']);
  expect(findComponents(['paypal', 'paylater', 'card'])).toEqual(['paypal-payments', 'paypal-messages', 'card-fields']);
});
