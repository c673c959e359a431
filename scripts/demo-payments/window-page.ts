import { formatPrice } from '../../src/i18n/format.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { type DemoProvider, type DemoWallet, demoMessages, demoNames } from './demo-messages.ts';

/** The payment that a shopper is asked to approve. */
export type DemoPayment = {
  provider: DemoProvider;
  id: string;
  cents: number;
  reference: string;
  /** Whether the window is a card's 3-D Secure check. */
  isCard: boolean;
  /** The locale that PayPal was given. */
  language: string | null;
  /** Return addresses where the page is not a window of the checkout: approved and cancelled. */
  returnUrls?: { back: string; cancel: string };
};

/** Renders a provider's window: the amount, and the shopper's options. */
export function renderWindowPage(payment: DemoPayment, language: Language): string {
  const { provider, id, cents, reference, isCard, returnUrls } = payment;
  const messages = demoMessages[language];
  const ownLabel = isCard ? messages.confirm : messages.pay;
  return renderPage({
    ...{ language, cents, returnUrls, name: isCard ? 'bank' : provider, decisions: `/${provider}/${id}` },
    about: reference ? `${messages.order} ${reference}` : messages.express,
    ...(isCard && { question: messages.question }),
    agree: returnUrls ? messages.agree : ownLabel,
  });
}

/** Renders the sheet of a wallet, which opens before there is an order at PayPal. */
export function renderWalletPage(wallet: DemoWallet, cents: number, language: Language): string {
  return renderPage({ language, cents, name: wallet, decisions: '/wallet', agree: demoMessages[language].pay });
}

/** Renders a page without content that passes a wallet's decision on, as the wallet does out of the shop's sight. */
export function renderDecisionPage(id: string, wallet: DemoWallet, isGood: boolean): string {
  const decision = `/paypal/${escapeHtml(id)}/${isGood ? 'pay' : 'decline'}?wallet=${wallet}`;
  return `<!doctype html>
<title>${demoNames[wallet]}</title>
<script src="/window.js" defer></script>
<main data-decided="${decision}"></main>
`;
}

type PageOptions = Pick<DemoPayment, 'cents'> & {
  returnUrls?: DemoPayment['returnUrls'] | undefined;
  language: Language;
  name: keyof typeof demoNames;
  /** The path above both decisions. */
  decisions: string;
  /** The order, or what PayPal tells the shop. */
  about?: string;
  /** What a bank asks its customer, instead of the note that no money is moved. */
  question?: string;
  /** The label of the button that pays. */
  agree: string;
};

function renderPage({ language, cents, returnUrls, name, decisions, about, question, agree }: PageOptions): string {
  const messages = demoMessages[language];
  const title = demoNames[name];
  return `<!doctype html>
<html lang="${language}" data-provider="${name}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/window.css">
<script src="/window.js" defer></script>
<main${returnUrls ? ` data-back="${escapeHtml(returnUrls.back)}" data-cancel="${escapeHtml(returnUrls.cancel)}"` : ''}>
<header><h1>${title}</h1><p>${messages.demo}</p></header>
<p class="amount"><span>${messages.amount}</span> <strong>${escapeHtml(formatPrice(cents, language))}</strong></p>
${about ? `<p class="order">${escapeHtml(about)}</p>` : ''}
<p class="note">${question ?? messages.text}</p>
<button type="button" data-decision="${escapeHtml(decisions)}/pay" class="pay">${agree}</button>
<button type="button" data-decision="${escapeHtml(decisions)}/decline">${messages.decline}</button>
<button type="button" data-decision="">${messages.cancel}</button>
<p role="alert" data-failed="${escapeHtml(messages.failed)}"></p>
</main>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** Reports the shopper's decision to the page that opened the window. Serialized and run in the window. */
function runWindow() {
  // Any origin may receive it: the message contains only a token of the demo.
  const { back = '', cancel = '', decided } = document.querySelector('main')?.dataset ?? {};
  const report = (message: { demoPayment: string; token?: string }) => {
    if (back) location.assign(message.demoPayment === 'agreed' ? back : cancel);
    else parent.postMessage(message, '*');
  };
  const decide = async (decision: string) => {
    const response = await fetch(decision, { method: 'POST' });
    if (!response.ok) throw new Error(String(response.status));
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null || !('token' in answer)) throw new Error('No token.');
    report({ demoPayment: 'agreed', token: String(answer.token) });
  };
  if (decided) void decide(decided).catch(() => report({ demoPayment: 'failed' }));
  const alert = document.querySelector<HTMLElement>('[role=alert]');
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-decision]')) {
    const { decision } = button.dataset;
    button.addEventListener('click', async () => {
      if (!decision) return report({ demoPayment: 'cancelled' });
      await decide(decision).catch(() => {
        if (alert) alert.textContent = alert.dataset.failed ?? '';
      });
    });
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && report({ demoPayment: 'cancelled' }));
}

export const windowScript = `(${runWindow})();`;

export const windowStyles = `
:root { color-scheme: light; --brand: #003087; --plate: #ffc439; --ink: #1a1a1a; }
[data-provider=bank] { --brand: #1f3d36; --plate: #d8e6df; }
[data-provider=klarna] { --brand: #0b051d; --plate: #ffa8cd; }
[data-provider=apple_pay], [data-provider=google_pay] { --brand: #1a1a1a; --plate: #e6e6e6; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { display: grid; gap: .75rem; padding: 0 1.5rem 1.5rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1rem;
  margin: 0 -1.5rem .5rem; padding: 1rem 1.5rem; background: var(--brand); color: #fff; }
h1, p { margin: 0; }
h1 { font-size: 1.25rem; }
header p { padding: .1rem .6rem; border: 1px solid; border-radius: 1rem; font-size: .8125rem; }
.amount { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; }
.amount strong { font-size: 1.75rem; font-variant-numeric: tabular-nums; }
.order, .note { color: #555; }
.note { padding-bottom: .5rem; }
button { min-height: 3rem; padding: .5rem 1rem; border: 1px solid #767676; border-radius: .5rem; background: #fff;
  color: inherit; font: inherit; cursor: pointer; }
button:hover { border-color: var(--ink); }
.pay { border-color: var(--plate); background: var(--plate); font-weight: 600; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
[role=alert]:empty { display: none; }
[role=alert] { color: #b00020; }
`;
