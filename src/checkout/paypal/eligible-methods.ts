import type {
  ApplePayConfig,
  Components,
  EligiblePaymentMethodsOutput,
  GooglePayConfigFromFindEligibleMethods,
} from '@paypal/react-paypal-js/sdk-v6';
import type { PayPalSource } from '../../orders/quote.ts';
import { findApplePay } from './apple-pay.ts';

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
