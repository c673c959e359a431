import { parseUrl } from '../../base/parse-url.ts';

/** What could run, load or lead somewhere by itself. */
const activePatterns = [
  /<\/?(?:script|iframe|object|embed|base|link|meta|form)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:java|vb)script:|srcdoc/i,
];

type PolicyRules = {
  createHTML: (markup: string) => string | null;
  createScriptURL: (address: string) => string | null;
};

type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => unknown };

const hosts = new Set<string>();
let isReady = false;

/**
 * Lets a payment provider's scripts into this document. Until then nothing can turn words into scripts or markup here, and
 * afterwards only what these hosts bring.
 */
export function allowPaymentScripts(scripts: readonly string[]): void {
  for (const host of scripts) hosts.add(host);
  if (isReady) return;
  isReady = true;
  // A page that has met foreign scripts does not go on as another page.
  addEventListener('click', forceHardNavigation, { capture: true });
  findPolicies()?.createPolicy('default', {
    createHTML: (markup) => (isTrustedMarkup(markup) ? markup : null),
    createScriptURL: (address) => (isTrustedScript(address, [...hosts]) ? address : null),
  });
}

/** Links are followed by the browser itself: what would show the next page in this document does not hear of the click. */
function forceHardNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.origin === location.origin && link.pathname !== location.pathname) {
    event.stopImmediatePropagation();
  }
}

/** Not every browser has them. */
function findPolicies(): PolicyFactory | undefined {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(found) ? found : undefined;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

/** Whether a text may become a part of the page: words, shapes and styles. */
export function isTrustedMarkup(markup: string): boolean {
  return !activePatterns.some((pattern) => pattern.test(markup));
}

/** Whether a script comes from one of these hosts. Relative addresses are our own page's, which has no use for them. */
export function isTrustedScript(address: string, hosts: readonly string[]): boolean {
  const url = parseUrl(address);
  return url?.protocol === 'https:' && url.username === '' && hosts.includes(url.origin);
}
