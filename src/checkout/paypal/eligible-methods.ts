import type {
  ApplePayConfig,
  Components,
  EligiblePaymentMethodsOutput,
  GooglePayConfigFromFindEligibleMethods,
} from '@paypal/react-paypal-js/sdk-v6';
import type { PayPalSource } from '../../orders/quote.ts';

export type PayLaterDetails = { countryCode: string; productCode: string };

/** A payment method that PayPal offers to this shop and shopper, with the data that its component needs. */
export type EligibleMethod =
  | { source: 'paypal' | 'card' }
  | { source: 'paylater'; details: PayLaterDetails }
  | { source: 'applepay'; config: ApplePayConfig }
  | { source: 'googlepay'; config: GooglePayConfigFromFindEligibleMethods };

const components: Readonly<Record<PayPalSource, Components[]>> = {
  paypal: ['paypal-payments'],
  paylater: ['paypal-payments', 'paypal-messages'],
  card: ['card-fields'],
  applepay: ['applepay-payments'],
  googlepay: ['googlepay-payments'],
};

/** The enabled sources that this browser may support. Apple Pay is checked before PayPal is asked. */
export function findSupportedSources(sources: readonly PayPalSource[]): PayPalSource[] {
  return sources.filter((source) => source !== 'applepay' || findApplePay() !== undefined);
}

/** The components of PayPal's SDK for these sources, without duplicates. */
export function findComponents(sources: readonly PayPalSource[]): Components[] {
  return [...new Set(sources.flatMap((source) => components[source]))];
}

/** @param eligible PayPal's response; null before it has arrived, and after a failure */
export function listEligibleMethods(
  sources: readonly PayPalSource[],
  eligible: EligiblePaymentMethodsOutput | null,
): EligibleMethod[] {
  return sources.flatMap((source): EligibleMethod[] => {
    // PayPal's own window checks eligibility itself.
    if (source === 'paypal') return [{ source }];
    if (!eligible?.isEligible(source === 'card' ? 'advanced_cards' : source)) return [];
    switch (source) {
      case 'card':
        return [{ source }];
      case 'paylater': {
        const { countryCode, productCode } = eligible.getDetails('paylater');
        return [{ source, details: { countryCode, productCode } }];
      }
      case 'applepay':
        return [{ source, config: eligible.getDetails('applepay').config }];
      case 'googlepay':
        return [{ source, config: eligible.getDetails('googlepay').config }];
      default:
        return [];
    }
  });
}

/** The part of Apple's API that is used here: https://developer.apple.com/documentation/applepayontheweb */
type AppleSession = {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null;
  onpaymentmethodselected: (() => void) | null;
  onpaymentauthorized: ((event: { payment: ApplePayment }) => void) | null;
  oncancel: (() => void) | null;
  begin: () => void;
  abort: () => void;
  completeMerchantValidation: (session: unknown) => void;
  completePaymentMethodSelection: (update: { newTotal: AppleTotal }) => void;
  completePayment: (result: { status: number }) => void;
};

type AppleTotal = { label: string; amount: string; type: 'final' };

/** The authorized payment, passed on to PayPal. */
export type ApplePayment = { token: never; billingContact: never };

type AppleSessions = {
  new (version: number, request: object): AppleSession;
  canMakePayments: () => boolean;
  STATUS_SUCCESS: number;
  STATUS_FAILURE: number;
};

/** The browser's `ApplePaySession`, where it can make payments. */
export function findApplePay(): AppleSessions | undefined {
  const found: unknown = Reflect.get(globalThis, 'ApplePaySession');
  return isSessions(found) && found.canMakePayments() ? found : undefined;
}

function isSessions(value: unknown): value is AppleSessions {
  return typeof value === 'function' && 'canMakePayments' in value;
}

/** The amount as PayPal, Apple and Google read it: `1290.00`. */
export function toDecimalAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}
