import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseCents } from '../../src/base/money.ts';
import { installKlarnaSdk } from '../../tests/e2e/payment-sdks.ts';
import { installPayPalButtonSdk, installPayPalSdk } from '../../tests/e2e/paypal-sdk.ts';
import type { KlarnaServer } from '../../tests/klarna-server.ts';
import { getExperience, type PayPalServer, somePayer } from '../../tests/paypal-server.ts';
import { type DemoProvider, parseDemoLanguage } from './demo-messages.ts';
import { type DemoPayment, renderWindowPage, windowScript, windowStyles } from './window-page.ts';

type Providers = { paypal: PayPalServer; klarna: KlarnaServer };

type Reply = { code: number; type: string; body: string };

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'";
const framedBy = 'frame-ancestors http://localhost:* http://127.0.0.1:*';

/** Serves the fake browser SDKs of both providers, and the windows in which a shopper decides. */
export async function startDemoWindows(providers: Providers) {
  const server = createServer((incoming, outgoing) => {
    try {
      send(outgoing, answer(incoming, providers));
    } catch (error) {
      send(outgoing, { code: 500, type: 'text/plain', body: String(error) });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The demo windows have no port.');
  const url = `http://127.0.0.1:${address.port}`;
  // A shopper who comes from the cart approves on a page of its own, as at PayPal.
  providers.paypal.payerPage = (id) => `${url}/paypal/${id}`;
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function answer({ method, url = '/', headers }: IncomingMessage, providers: Providers): Reply {
  const { pathname, searchParams } = new URL(url, `http://${headers.host}`);
  const [, provider, id = '', verb] = /^\/(paypal|klarna)\/([\w.-]+)(?:\/(pay|decline))?$/.exec(pathname) ?? [];
  if (isProvider(provider)) {
    const payment = findPayment(providers, provider, id);
    if (!payment) return missing;
    if (!verb) {
      const page = renderWindowPage(payment, parseDemoLanguage(searchParams.get('language') ?? payment.language));
      return { code: 200, type: 'text/html; charset=utf-8', body: page };
    }
    // CSRF check: another page in this browser must not decide.
    if (method !== 'POST' || headers.origin !== `http://${headers.host}`) return refused;
    return { code: 200, type: 'application/json', body: JSON.stringify(decide(providers, payment, verb === 'pay')) };
  }
  if (pathname === '/sdk.js') return { code: 200, type: 'text/javascript', body: sdk };
  if (pathname === '/window.js') return { code: 200, type: 'text/javascript', body: windowScript };
  if (pathname === '/window.css') return { code: 200, type: 'text/css', body: windowStyles };
  return missing;
}

const missing: Reply = { code: 404, type: 'text/plain', body: 'Not found.' };
const refused: Reply = { code: 403, type: 'text/plain', body: 'Refused.' };

/** The fake SDKs. PayPal's button is added when its instance is created, as in PayPal's SDK. */
const sdk = `(() => {
${installPayPalButtonSdk}
(${installDemoWindows})();
(${installPayPalSdk})();
(${installKlarnaSdk})();
const { createInstance } = paypal;
paypal.createInstance = (options) => {
  installPayPalButtonSdk();
  return createInstance(options);
};
})();`;

function isProvider(text: string | undefined): text is DemoProvider {
  return text === 'paypal' || text === 'klarna';
}

function findPayment({ paypal, klarna }: Providers, provider: DemoProvider, id: string): DemoPayment | undefined {
  if (provider === 'paypal') {
    const order = paypal.orders.get(id);
    const [unit] = order?.purchase_units ?? [];
    if (!order || !unit) return undefined;
    // The invoice id is the order number with a suffix that tells it apart from other shops of the account.
    const [reference = ''] = unit.invoice_id?.split(/-[0-9a-f]{8}$/) ?? [];
    const { return_url: back, cancel_url: cancel, locale = '' } = getExperience(order);
    const query = new URLSearchParams({ token: id, PayerID: somePayer.payerId });
    return {
      ...{ provider, id, cents: parseCents(unit.amount.value) ?? 0, reference, language: locale.slice(0, 2) },
      isCard: order.payment_source?.card !== undefined,
      ...(back && cancel && { returnUrls: { back: `${back}&${query}`, cancel: `${cancel}&token=${id}` } }),
    };
  }
  const session = findSession(klarna, id);
  if (!session) return undefined;
  const { order_amount: cents, merchant_reference1: reference = '' } = session;
  return { provider, id, cents, reference, isCard: false, language: null };
}

function findSession({ sessions }: KlarnaServer, clientToken: string) {
  return [...sessions.values()].find(({ client_token }) => client_token === clientToken);
}

/** Approves the payment. One that is to be declined is approved, too, and fails at capture, as in production. */
function decide(
  { paypal, klarna }: Providers,
  { provider, id, isCard }: DemoPayment,
  isGood: boolean,
): { token: string } {
  if (provider === 'paypal') {
    paypal.captures = isGood ? 'complete' : 'decline';
    if (isCard) paypal.confirm(id, { source: 'card', bank: isGood ? 'recognizes' : 'refuses' });
    else paypal.approve(id);
    return { token: id };
  }
  klarna.fraudStatus = isGood ? 'ACCEPTED' : 'REJECTED';
  return { token: klarna.authorize(findSession(klarna, id)?.session_id ?? '') };
}

function send(outgoing: ServerResponse, { code, type, body }: Reply) {
  outgoing.writeHead(code, {
    'content-type': type,
    'content-security-policy': `${policy}; ${framedBy}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  outgoing.end(body);
}

type DemoMessage = { demoPayment?: string; token?: string };

/**
 * Installs the demo's payment windows, which the providers' fake scripts open: a dialog with a frame. It is serialized
 * and runs in the page, so it cannot use anything outside of the function.
 */
function installDemoWindows() {
  const { currentScript } = document;
  if (!(currentScript instanceof HTMLScriptElement)) return;
  const { origin } = new URL(currentScript.src);

  /** @returns the token of the approved payment; undefined where the window was closed */
  const openWindow = (name: string, path: string) =>
    new Promise<string | undefined>((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', name);
      dialog.style.cssText =
        'width:min(26rem,calc(100vw - 2rem));margin:auto;padding:0;border:0;border-radius:.75rem;overflow:hidden;background:#fff;' +
        'box-shadow:0 1rem 4rem rgb(0 0 0/.35)';
      const frame = document.createElement('iframe');
      frame.title = name;
      frame.src = `${origin}${path}?language=${document.documentElement.lang}`;
      frame.style.cssText = 'display:block;width:100%;height:27rem;max-height:calc(100vh - 4rem);border:0';
      dialog.append(frame);
      const close = (token?: string) => {
        removeEventListener('message', onMessage);
        dialog.remove();
        resolve(token);
      };
      const onMessage = ({ source, data }: MessageEvent<DemoMessage>) => {
        if (source !== frame.contentWindow || !data?.demoPayment) return;
        close(data.demoPayment === 'agreed' ? data.token : undefined);
      };
      addEventListener('message', onMessage);
      dialog.addEventListener('cancel', () => close());
      document.body.append(dialog);
      dialog.showModal();
    });

  const decideAtPayPal = async (orderId: string) =>
    (await openWindow('Demo-PayPal', `/paypal/${orderId}`)) !== undefined;
  const decideAtKlarna = async (clientToken: string) =>
    (await openWindow('Demo-Klarna', `/klarna/${clientToken}`)) ?? null;
  // 3-D Secure opens such a window, too.
  const confirmAtPayPal = async (orderId: string) =>
    (await openWindow('Demo-Bank', `/paypal/${orderId}`)) ? 'APPROVED' : 'PAYER_ACTION_REQUIRED';
  // Wallets need scripts and devices that a demo cannot simulate.
  const shopperWallet = { isKnown: true, refused: ['applepay', 'googlepay'] };
  Object.assign(globalThis, { decideAtPayPal, decideAtKlarna, confirmAtPayPal, shopperWallet });
}
