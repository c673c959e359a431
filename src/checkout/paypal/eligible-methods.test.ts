import type { EligiblePaymentMethodsOutput } from '@paypal/react-paypal-js/sdk-v6';
import { afterEach, expect, test, vi } from 'vitest';
import { payPalSources } from '../../orders/quote.ts';
import { findComponents, findSupportedSources, listEligibleMethods } from './eligible-methods.ts';

afterEach(() => vi.unstubAllGlobals());

function makeEligible(methods: readonly string[]): EligiblePaymentMethodsOutput {
  const details = { countryCode: 'DE', productCode: 'PAYLATER', config: {} };
  return {
    isEligible: (method) => methods.includes(method),
    // Each way reads what is its own.
    getDetails: () => details as never,
  };
}

const find = (methods: readonly string[]) =>
  listEligibleMethods(payPalSources, makeEligible(methods)).map(({ source }) => source);

test('each way is offered where PayPal allows it, by the names that PayPal has for them', () => {
  expect(find([])).toEqual(['paypal']);
  expect(find(['paylater', 'advanced_cards', 'applepay', 'googlepay'])).toEqual(payPalSources);
  expect(find(['card'])).toEqual(['paypal']);
});

test('without an answer there is PayPal alone, and nothing where staff have switched it off', () => {
  expect(listEligibleMethods(payPalSources, null)).toEqual([{ source: 'paypal' }]);
  expect(listEligibleMethods(['card', 'googlepay'], null)).toEqual([]);
});

test('Apple Pay is thought of where the browser has it and can pay with it', () => {
  expect(findSupportedSources(['card', 'applepay'])).toEqual(['card']);
  const session = (canPay: boolean) => Object.assign(() => undefined, { canMakePayments: () => canPay });
  vi.stubGlobal('ApplePaySession', session(false));
  expect(findSupportedSources(['applepay'])).toEqual([]);
  vi.stubGlobal('ApplePaySession', session(true));
  expect(findSupportedSources(['applepay'])).toEqual(['applepay']);
});

test('of PayPal’s script only those parts are asked for that are needed, each once', () => {
  expect(findComponents(['paypal'])).toEqual(['paypal-payments']);
  expect(findComponents(['paypal', 'paylater', 'card'])).toEqual(['paypal-payments', 'paypal-messages', 'card-fields']);
});
