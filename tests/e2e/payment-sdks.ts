import type { Page } from '@playwright/test';
import type { PayPalServer } from '../paypal-server.ts';
import type { Bank } from '../paypal-sources.ts';
import { installApplePay, installGooglePay, installPayPalButtonSdk, installPayPalSdk } from './paypal-sdk.ts';

/** What the shopper does in the provider's own window. */
export type Shopper = {
  /** @returns whether the shopper agrees */
  atPayPal: (orderId: string) => boolean;
  /** @returns the token of what was agreed to; undefined for a shopper who closes the window */
  atKlarna: (clientToken: string) => string | undefined;
};

/** What the shopper has, and does, where PayPal takes a card: in its fields, or out of a wallet of Apple's or Google's. */
export type Wallet = {
  /** What the card's bank says; a shopper who closes its window is `asks`. */
  bank?: Bank;
  /** PayPal's fields report a failure after the card was taken. */
  isFailing?: boolean;
  /** The sheet of the wallet is closed without a word. */
  isUnwilling?: boolean;
  /** This browser has Apple Pay. */
  hasApplePay?: boolean;
  /** Google says whether this browser can pay. */
  isGoogleReady?: boolean;
  /** A page that shows another sum than is asked for. */
  value?: string;
  /** What PayPal does not let this shopper use. */
  refused?: readonly string[];
};

const script = { contentType: 'text/javascript' };

/**
 * The scripts of both providers, from the hosts that they come from, doing what those do to a page: further scripts, markup
 * that they write themselves, and a window in which the shopper decides.
 *
 * @returns what was asked of other hosts, in order
 */
export async function servePaymentSdks(
  page: Page,
  shopper: Shopper,
  { paypal, ...wallet }: Wallet & { paypal?: PayPalServer } = {},
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, host, pathname } = new URL(request.url());
    if (origin !== new URL(page.url()).origin && /paypal|klarna|google|apple/.test(host)) asked.push(host + pathname);
  });
  await page.exposeFunction('decideAtPayPal', (orderId: string) => shopper.atPayPal(orderId));
  await page.exposeFunction('decideAtKlarna', (token: string) => shopper.atKlarna(token) ?? null);
  await page.exposeFunction(
    'confirmAtPayPal',
    (id: string, source: 'card' | 'apple_pay' | 'google_pay', value?: string) => {
      const bank = wallet.bank ?? 'asks nobody';
      paypal?.confirm(id, { source, bank, ...(value && { value: wallet.value ?? value }) });
      return paypal?.orders.get(id)?.status ?? '';
    },
  );
  await page.exposeFunction('isAppleDomain', (domain: string) => paypal?.appleDomains.has(domain) ?? false);
  await page.addInitScript((told) => Reflect.set(globalThis, 'shopperWallet', told), {
    ...wallet,
    isKnown: paypal !== undefined,
  });
  if (wallet.hasApplePay) await page.addInitScript(installApplePay);
  await page.route('https://www.sandbox.paypal.com/web-sdk/v6/core*', (route) =>
    route.fulfill({ ...script, body: `(${installPayPalSdk})();` }),
  );
  await page.route('https://www.sandbox.paypal.com/web-sdk/v6/button.js', (route) =>
    route.fulfill({ ...script, body: `(${installPayPalButtonSdk})();` }),
  );
  await page.route('https://pay.google.com/gp/p/js/pay.js', (route) =>
    route.fulfill({ ...script, body: `(${installGooglePay})();` }),
  );
  await page.route('https://x.klarnacdn.net/kp/lib/v1/api.js', (route) =>
    route.fulfill({ ...script, body: `(${installKlarnaSdk})();` }),
  );
  return asked;
}

// This runs in the page, so it knows of nothing that stands around it here. Whoever serves it gives the page `decideAtPayPal`
// and `decideAtKlarna`: a test itself, or the windows of `npm start -- --demo-payments`.

export function installKlarnaSdk() {
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
      const words: Record<string, string> = { de: 'Mit Klarna bezahlen.', fr: 'Payer avec Klarna.' };
      place.innerHTML = `<p>${words[document.documentElement.lang] ?? 'Pay with Klarna.'}</p>`;
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
  // Nobody waits for a script that was there before the checkout asked.
  Reflect.get(globalThis, 'klarnaAsyncCallback')?.();
}
