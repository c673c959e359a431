/** The part of Apple's API that is used here: https://developer.apple.com/documentation/applepayontheweb */
export type AppleSession = {
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

export type AppleTotal = { label: string; amount: string; type: 'final' };

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
