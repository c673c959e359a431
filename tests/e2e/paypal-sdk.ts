// These run in the page, so they know of nothing that stands around them here.

/** PayPal's script, as far as a shop uses it: https://paypal.github.io/paypal-js/web-sdk-v6-reference/ */
export function installPayPalSdk() {
  type Callbacks = {
    onApprove: (data: { orderId: string }) => Promise<void>;
    onCancel: (data: { orderId: string }) => void;
  };
  type Field = {
    type: 'number' | 'expiry' | 'cvv' | 'name';
    ariaLabel: string;
    ariaInvalidErrorMessage: string;
    style: { input: Record<string, string> };
  };
  type Confirm = (id: string, source: string, value?: string) => Promise<string>;
  const find = <T>(name: string) => Reflect.get(globalThis, name) as T;
  const decide = find<(orderId: string) => Promise<boolean>>('decideAtPayPal');
  const confirm = find<Confirm>('confirmAtPayPal');
  /** Where nobody says what the shopper has, there is PayPal's window alone. */
  const wallet = find<{ isKnown: boolean; isFailing?: boolean; refused?: string[] } | undefined>('shopperWallet');

  const openWindow = ({ onApprove, onCancel }: Callbacks) => ({
    start: async (_: object, order: Promise<{ orderId: string }>) => {
      const { orderId } = await order;
      if (await decide(orderId)) await onApprove({ orderId });
      else onCancel({ orderId });
    },
    cancel: () => {},
    destroy: () => {},
  });

  const createCardFields = () => {
    const states: Record<string, object> = {};
    const inputs: HTMLInputElement[] = [];
    const hearers: [string, (payload: object) => void][] = [];
    const patterns = { number: /^\d{16}$/, expiry: /^\d\d\/\d\d$/, cvv: /^\d{3}$/, name: /./ };
    const untouched = { isFocused: false, isValid: false, isEmpty: true, isPotentiallyValid: true };
    const tell = (event: string) => {
      const data = { cards: [], number: untouched, expiry: untouched, cvv: untouched, ...states };
      for (const [name, hear] of hearers) if (name === event) hear({ data, sender: 'number' });
    };
    const createCardFieldsComponent = ({ type, ariaLabel, ariaInvalidErrorMessage, style }: Field) => {
      if (!ariaLabel || !ariaInvalidErrorMessage) throw new Error('INVALID_FIELD_OPTIONS');
      // A document of PayPal's own, so that the page reads nothing of what is typed.
      const field = document.createElement('div');
      const root = field.attachShadow({ mode: 'open' });
      const input = document.createElement('input');
      input.setAttribute('aria-label', ariaLabel);
      Object.assign(input.style, { width: '100%', ...style.input });
      const note = (event: string) => {
        const isValid = patterns[type].test(input.value);
        const isFocused = root.activeElement === input && event !== 'blur';
        states[type] = { isFocused, isValid, isEmpty: input.value === '', isPotentiallyValid: true };
        tell(event);
      };
      input.addEventListener('input', () => note('change'));
      input.addEventListener('focus', () => note('focus'));
      input.addEventListener('blur', () => note('blur'));
      input.addEventListener('keydown', ({ key }) => key === 'Enter' && tell('inputsubmit'));
      root.append(input);
      inputs.push(input);
      return field;
    };
    return {
      createCardFieldsComponent,
      on: async (event: string, hear: (payload: object) => void) => {
        hearers.push([event, hear]);
      },
      submit: async (orderId: string) => {
        if (inputs.some(({ value }) => value === '')) throw new Error('INVALID_FIELDS');
        const status = await confirm(orderId, 'card');
        if (status === 'PAYER_ACTION_REQUIRED') return { state: 'canceled', data: { orderId } };
        if (wallet?.isFailing) return { state: 'failed', data: { orderId } };
        return { state: 'succeeded', data: { orderId, liabilityShift: 'UNKNOWN' } };
      },
      update: () => {},
      destroy: () => {
        for (const input of inputs) input.remove();
      },
    };
  };

  const createApplePay = () => ({
    formatConfigForPaymentRequest: ({ merchantCapabilities, supportedNetworks }: Record<string, unknown>) => ({
      merchantCapabilities,
      supportedNetworks,
    }),
    validateMerchant: async ({ validationUrl }: { validationUrl: string }) => {
      const isKnown = await find<(domain: string) => Promise<boolean>>('isAppleDomain')(location.hostname);
      if (!validationUrl || !isKnown) throw new Error('APPLE_PAY_MERCHANT_SESSION_VALIDATION_ERROR');
      return { merchantSession: { domainName: location.hostname } };
    },
    confirmOrder: async (options: { orderId: string; token: { amount: string }; billingContact: object }) => {
      if (!options.billingContact) throw new Error('MISSING_BILLING_CONTACT');
      const status = await confirm(options.orderId, 'apple_pay', options.token.amount);
      return { approveApplePayPayment: { id: options.orderId, status } };
    },
  });

  const createGooglePay = () => ({
    formatConfigForPaymentRequest: ({ merchantCountry, eligible: _, ...config }: Record<string, unknown>) => ({
      ...config,
      countryCode: merchantCountry,
    }),
    confirmOrder: async (options: { orderId: string; paymentMethodData: { amount: string } }) => {
      const status = await confirm(options.orderId, 'google_pay', options.paymentMethodData.amount);
      return { id: options.orderId, status };
    },
    // The bank's window opens once Google's sheet has closed.
    initiatePayerAction: async () => {
      await new Promise((done) => setTimeout(done));
      throw new Error('PAYER_ACTION_CANCELED');
    },
  });

  const createInstance = async ({ clientId, components }: { clientId: string; components: string[] }) => {
    if (!clientId || components.length === 0) throw new Error('INVALID_CLIENT');
    if (!customElements.get('paypal-button')) {
      const button = document.createElement('script');
      button.src = 'https://www.sandbox.paypal.com/web-sdk/v6/button.js';
      document.head.append(button);
    }
    const has = (component: string) => components.includes(component);
    const details: Record<string, object> = {
      paylater: { countryCode: 'DE', productCode: 'PAYLATER' },
      applepay: {
        config: { merchantCountry: 'DE', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'] },
      },
      googlepay: { config: { merchantCountry: 'DE', apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [] } },
    };
    return {
      findEligibleMethods: async ({ currencyCode, amount }: { currencyCode: string; amount: string }) => {
        if (currencyCode !== 'EUR' || !/^\d+\.\d\d$/.test(amount)) throw new Error('INVALID_REQUEST');
        return {
          isEligible: (method: string) => wallet?.isKnown === true && !wallet.refused?.includes(method),
          getDetails: (method: string) => details[method] ?? {},
        };
      },
      ...(has('paypal-payments') && {
        createPayPalOneTimePaymentSession: openWindow,
        createPayLaterOneTimePaymentSession: openWindow,
      }),
      ...(has('paypal-messages') && { createPayPalMessages: () => ({}) }),
      ...(has('card-fields') && { createCardFieldsOneTimePaymentSession: createCardFields }),
      ...(has('applepay-payments') && { createApplePayOneTimePaymentSession: createApplePay }),
      ...(has('googlepay-payments') && { createGooglePayOneTimePaymentSession: createGooglePay }),
    };
  };
  Reflect.set(globalThis, 'paypal', { version: '6.0.0', createInstance });
}

export function installPayPalButtonSdk() {
  const define = (name: string, label: string) => {
    if (customElements.get(name)) return;
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).innerHTML =
            '<style>button{min-height:48px;padding:0 2rem;border:0;border-radius:24px;background:#ffc439;color:#003087;' +
            `font:bold 1.125rem/1 sans-serif;cursor:pointer}</style><button>${label}</button>`;
        }
      },
    );
  };
  define('paypal-button', 'PayPal');
  define('paypal-pay-later-button', 'PayPal Später bezahlen');
}

/** Apple's interface of the browser itself; Chromium has none. */
export function installApplePay() {
  type Listener = ((event: object) => void) | null;
  type DecideInWallet = (wallet: string, amount: string) => Promise<boolean>;
  const find = <T>(name: string) => Reflect.get(globalThis, name) as T;
  class Sheet {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    onvalidatemerchant: Listener = null;
    onpaymentmethodselected: Listener = null;
    onpaymentauthorized: Listener = null;
    oncancel: Listener = null;
    request: { total: { amount: string }; countryCode: string; currencyCode: string };
    isOver = false;
    constructor(version: number, request: Sheet['request']) {
      if (version < 1 || !request.countryCode || !request.currencyCode || !request.total)
        throw new TypeError('request');
      this.request = request;
    }
    begin() {
      // A sheet that does not come from a press of the shopper's does not open.
      if (!navigator.userActivation.isActive) throw new Error('InvalidAccessError');
      setTimeout(() => this.onvalidatemerchant?.({ validationURL: 'https://apple-pay-gateway.apple.com/session' }));
    }
    completeMerchantValidation(session: { domainName: string }) {
      if (session.domainName !== location.hostname) throw new Error('InvalidAccessError');
      this.onpaymentmethodselected?.({});
    }
    async completePaymentMethodSelection({ newTotal }: { newTotal: { amount: string } }) {
      const decide = find<DecideInWallet | undefined>('decideInWallet');
      const { isUnwilling = false } = find<{ isUnwilling?: boolean }>('shopperWallet');
      if (!(decide ? await decide('apple_pay', newTotal.amount) : !isUnwilling)) return this.oncancel?.({});
      const token = { amount: newTotal.amount };
      return this.onpaymentauthorized?.({ payment: { token, billingContact: { postalCode: '20457' } } });
    }
    completePayment({ status }: { status: number }) {
      this.isOver = true;
      Reflect.set(globalThis, 'appleStatus', status);
    }
    abort() {
      this.isOver = true;
    }
  }
  Reflect.set(globalThis, 'ApplePaySession', Sheet);
}

/** Google's part of Google Pay. */
export function installGooglePay() {
  type Callbacks = { onPaymentAuthorized: (data: object) => Promise<{ transactionState: string }> };
  type Button = { onClick: () => void; buttonLocale: string };
  type DecideInWallet = (wallet: string, amount: string) => Promise<boolean>;
  const decide = Reflect.get(globalThis, 'decideInWallet') as DecideInWallet | undefined;
  const wallet = Reflect.get(globalThis, 'shopperWallet') as { isUnwilling?: boolean; isGoogleReady?: boolean };
  class PaymentsClient {
    callbacks: Callbacks;
    constructor({ environment, paymentDataCallbacks }: { environment: string; paymentDataCallbacks: Callbacks }) {
      if (environment !== 'TEST') throw new Error('play money is for TEST');
      this.callbacks = paymentDataCallbacks;
    }
    isReadyToPay = async () => ({ result: wallet.isGoogleReady ?? true });
    createButton = ({ onClick }: Button) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google Pay';
      button.style.cssText =
        'width:100%;min-height:3rem;border:0;border-radius:1.5rem;background:#1f1f1f;color:#fff;font:500 1.0625rem/1 sans-serif;cursor:pointer';
      button.addEventListener('click', onClick);
      return button;
    };
    loadPaymentData = async ({
      transactionInfo,
    }: {
      transactionInfo: { totalPrice: string; totalPriceStatus: string };
    }) => {
      const isWilling = decide ? await decide('google_pay', transactionInfo.totalPrice) : !wallet.isUnwilling;
      if (!isWilling) throw { statusCode: 'CANCELED' };
      if (transactionInfo.totalPriceStatus !== 'FINAL') throw { statusCode: 'DEVELOPER_ERROR' };
      const paymentMethodData = { type: 'CARD', amount: transactionInfo.totalPrice };
      const { transactionState } = await this.callbacks.onPaymentAuthorized({ paymentMethodData });
      Reflect.set(globalThis, 'googleWasTold', transactionState);
      if (transactionState !== 'SUCCESS') throw { statusCode: 'ERROR' };
    };
  }
  Reflect.set(globalThis, 'google', { payments: { api: { PaymentsClient } } });
}
