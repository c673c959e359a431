import { parseUrl } from '../../base/parse-url.ts';

/** What could run, load or lead somewhere by itself. */
const activePatterns = [
  /<\/?(?:script|iframe|object|embed|base|link|meta|form)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:java|vb)script:|srcdoc/i,
];

/** Whether a text may become a part of the page: words, shapes and styles. */
export function isTrustedMarkup(markup: string): boolean {
  return !activePatterns.some((pattern) => pattern.test(markup));
}

/** Whether a script comes from one of these hosts. Relative addresses are our own page's, which has no use for them. */
export function isTrustedScript(address: string, hosts: readonly string[]): boolean {
  const url = parseUrl(address);
  return url?.protocol === 'https:' && url.username === '' && hosts.includes(url.origin);
}
