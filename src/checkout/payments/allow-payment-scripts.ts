import { parseUrl } from '../../base/parse-url.ts';

/** Markup that could run scripts, load documents or navigate. */
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
 * Allows scripts of these hosts in the document by a default Trusted Types policy. Without it no string can become a
 * script or markup here.
 */
export function allowPaymentScripts(scripts: readonly string[]): void {
  for (const host of scripts) hosts.add(host);
  if (isReady) return;
  isReady = true;
  // A document that has loaded third-party scripts must not go on to show other pages.
  addEventListener('click', forceHardNavigation, { capture: true });
  findPolicies()?.createPolicy('default', {
    createHTML: (markup) => (isTrustedMarkup(markup) ? markup : null),
    createScriptURL: (address) => (isTrustedScript(address, [...hosts]) ? address : null),
  });
}

/** Keeps the router from handling links to other pages, so that the browser loads a new document. */
function forceHardNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.origin === location.origin && link.pathname !== location.pathname) {
    event.stopImmediatePropagation();
  }
}

/** Not every browser supports Trusted Types. */
function findPolicies(): PolicyFactory | undefined {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(found) ? found : undefined;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

/** Whether a string may become markup of the page: text, shapes and styles only. */
export function isTrustedMarkup(markup: string): boolean {
  return !activePatterns.some((pattern) => pattern.test(markup));
}

/** Whether a script comes from one of these origins. Relative URLs are this site's own, whose code sets none. */
export function isTrustedScript(address: string, hosts: readonly string[]): boolean {
  const url = parseUrl(address);
  return url?.protocol === 'https:' && url.username === '' && hosts.includes(url.origin);
}
