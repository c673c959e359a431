import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseCents } from '../../src/base/money.ts';
import { installKlarnaSdk } from '../../tests/e2e/payment-sdks.ts';
import {
  installApplePay,
  installGooglePay,
  installPayPalButtonSdk,
  installPayPalSdk,
} from '../../tests/e2e/paypal-sdk.ts';
import type { KlarnaServer } from '../../tests/klarna-server.ts';
import { getExperience, type PayPalServer, somePayer } from '../../tests/paypal-server.ts';
import { installDemoWindows } from './browser-windows.ts';
import { type DemoProvider, type DemoWallet, parseDemoLanguage } from './demo-messages.ts';
import {
  type DemoPayment,
  renderDecisionPage,
  renderWalletPage,
  renderWindowPage,
  windowScript,
  windowStyles,
} from './window-page.ts';

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

function answer(request: IncomingMessage, providers: Providers): Reply {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const language = parseDemoLanguage(searchParams.get('language'));
  const [, provider, id = '', verb] = /^\/(paypal|klarna)\/([\w.-]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (isProvider(provider)) {
    const payment = findPayment(providers, provider, id);
    if (!payment) return missing;
    const wallet = parseWallet(searchParams.get('wallet'));
    if (!verb) {
      return page(
        renderWindowPage(payment, searchParams.has('language') ? language : parseDemoLanguage(payment.language)),
      );
    }
    if (verb === 'decide' && wallet) return page(renderDecisionPage(id, wallet, searchParams.get('token') === 'pay'));
    if (!isDecision(verb)) return missing;
    return isSameOrigin(request) ? json(decide(providers, payment, verb === 'pay', wallet)) : refused;
  }
  const [, step = ''] = /^\/wallet\/(\w+)$/.exec(pathname) ?? [];
  const wallet = parseWallet(step);
  if (wallet) return page(renderWalletPage(wallet, parseCents(searchParams.get('amount') ?? '') ?? 0, language));
  if (isDecision(step)) return isSameOrigin(request) ? json({ token: step }) : refused;
  if (pathname === '/sdk.js') return { code: 200, type: 'text/javascript', body: sdk };
  if (pathname === '/window.js') return { code: 200, type: 'text/javascript', body: windowScript };
  if (pathname === '/window.css') return { code: 200, type: 'text/css', body: windowStyles };
  return missing;
}

const page = (body: string): Reply => ({ code: 200, type: 'text/html; charset=utf-8', body });
const json = (data: object): Reply => ({ code: 200, type: 'application/json', body: JSON.stringify(data) });

/** CSRF check: another page in this browser must not decide. */
function isSameOrigin({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && headers.origin === `http://${headers.host}`;
}

function isDecision(text: string): text is 'pay' | 'decline' {
  return text === 'pay' || text === 'decline';
}

function parseWallet(text: string | null): DemoWallet | undefined {
  return text === 'apple_pay' || text === 'google_pay' ? text : undefined;
}

const missing: Reply = { code: 404, type: 'text/plain', body: 'Not found.' };
const refused: Reply = { code: 403, type: 'text/plain', body: 'Refused.' };

/** The fake SDKs. PayPal's button is added when its instance is created, as in PayPal's SDK. */
const sdk = `(() => {
${installPayPalButtonSdk}
(${installDemoWindows})();
(${installPayPalSdk})();
(${installKlarnaSdk})();
(${installApplePay})();
(${installGooglePay})();
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
  wallet: DemoWallet | undefined,
): { token: string } {
  if (provider === 'paypal') {
    paypal.captures = isGood ? 'complete' : 'decline';
    if (wallet) paypal.confirm(id, { source: wallet });
    else if (isCard) paypal.confirm(id, { source: 'card', bank: isGood ? 'recognizes' : 'refuses' });
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
