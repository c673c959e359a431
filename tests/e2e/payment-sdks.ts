import type { Page } from '@playwright/test';

/** What the shopper does in the provider's own window. */
export type Shopper = {
  /** @returns whether the shopper agrees */
  atPayPal: (orderId: string) => boolean;
  /** @returns the token of what was agreed to; undefined for a shopper who closes the window */
  atKlarna: (clientToken: string) => string | undefined;
};

const script = { contentType: 'text/javascript' };

/**
 * The scripts of both providers, from the hosts that they come from, doing what those do to a page: further scripts, markup
 * that they write themselves, and a window in which the shopper decides.
 *
 * @returns what was asked of other hosts, in order
 */
export async function servePaymentSdks(page: Page, shopper: Shopper): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, host, pathname } = new URL(request.url());
    if (origin !== new URL(page.url()).origin && /paypal|klarna/.test(host)) asked.push(host + pathname);
  });
  await page.exposeFunction('decideAtPayPal', (orderId: string) => shopper.atPayPal(orderId));
  await page.exposeFunction('decideAtKlarna', (token: string) => shopper.atKlarna(token) ?? null);
  await page.route('https://www.sandbox.paypal.com/web-sdk/v6/core*', (route) =>
    route.fulfill({ ...script, body: `(${bringPayPal})();` }),
  );
  await page.route('https://www.sandbox.paypal.com/web-sdk/v6/button.js', (route) =>
    route.fulfill({ ...script, body: `(${bringPayPalButton})();` }),
  );
  await page.route('https://x.klarnacdn.net/kp/lib/v1/api.js', (route) =>
    route.fulfill({ ...script, body: `(${bringKlarna})();` }),
  );
  return asked;
}

// These run in the page, so they know of nothing that stands around them here.

function bringPayPal() {
  type Callbacks = {
    onApprove: (data: { orderId: string }) => Promise<void>;
    onCancel: (data: { orderId: string }) => void;
  };
  const decide = Reflect.get(globalThis, 'decideAtPayPal') as (orderId: string) => Promise<boolean>;
  const createInstance = async ({ clientId, components }: { clientId: string; components: string[] }) => {
    if (!clientId || !components.includes('paypal-payments')) throw new Error('INVALID_CLIENT');
    const button = document.createElement('script');
    button.src = 'https://www.sandbox.paypal.com/web-sdk/v6/button.js';
    document.head.append(button);
    return {
      createPayPalOneTimePaymentSession: ({ onApprove, onCancel }: Callbacks) => ({
        start: async (_: object, order: Promise<{ orderId: string }>) => {
          const { orderId } = await order;
          if (await decide(orderId)) await onApprove({ orderId });
          else onCancel({ orderId });
        },
        cancel: () => {},
        destroy: () => {},
      }),
    };
  };
  Reflect.set(globalThis, 'paypal', { version: '6.0.0', createInstance });
}

function bringPayPalButton() {
  if (customElements.get('paypal-button')) return;
  customElements.define(
    'paypal-button',
    class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<style>button{min-height:48px}</style><button>PayPal</button>';
      }
    },
  );
}

function bringKlarna() {
  type Callback = (result: object) => void;
  const decide = Reflect.get(globalThis, 'decideAtKlarna') as (token: string) => Promise<string | null>;
  let clientToken = '';
  const Payments = {
    init: (options: { client_token: string }) => {
      clientToken = options.client_token;
    },
    load: ({ container }: { container: string }, _: object, done: Callback) => {
      const place = document.querySelector(container);
      if (!place || !clientToken) throw new Error('InvalidContainerSelectorError');
      place.innerHTML = '<p>Mit Klarna bezahlen.</p>';
      done({ show_form: true });
    },
    authorize: async (_: object, __: object, done: Callback) => {
      const token = await decide(clientToken);
      done(
        token ? { approved: true, show_form: true, authorization_token: token } : { approved: false, show_form: true },
      );
    },
  };
  Reflect.set(globalThis, 'Klarna', { Payments });
  Reflect.get(globalThis, 'klarnaAsyncCallback')();
}
