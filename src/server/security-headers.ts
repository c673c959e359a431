import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getEnvironment } from '../base/environment.ts';
import { getLanguageOfPath } from '../i18n/languages.ts';
import type { PaymentHosts } from '../orders/payment-hosts.ts';
import { getSpeculationRulesPath } from '../routing/speculation-rules.ts';
import { findScripts } from './extract-payload.ts';

const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers of every response, of which some kinds replace some; the content security policy depends on the kind. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/**
 * Headers of a document that any visitor may see, keep open and go on from. It names the speculation rules of its
 * language: the content security policy does not apply to rules that a header names; a script element with them would
 * need a hash. A window that opened it stays connected to it: to part them, browsers throw away the process that they
 * have prepared, and start another when the response has come.
 */
export function ordinaryDocumentHeaders(path: string): Record<string, string> {
  return {
    'speculation-rules': `"${getSpeculationRulesPath(getLanguageOfPath(path))}"`,
    'cross-origin-opener-policy': 'unsafe-none',
  };
}

/** @param payers origins that may use the Payment Request API; none by default */
export function permissionsPolicy(payers: readonly string[] = []): string {
  const mayPay = payers.length > 0 ? `(self ${payers.map((origin) => `"${origin}"`).join(' ')})` : '()';
  return permissions.map((name) => `${name}=${name === 'payment' ? mayPay : '()'}`).join(', ');
}

/**
 * Lets pictures travel from one document to the next, where the browser can read their names from attributes. In a style
 * sheet it would come too late: browsers skip the transition, with an error, where it is not in the document itself.
 */
export const transitionStyle =
  '@supports (x:attr(x type(*))){@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto;types:document}}}';

type PolicySources = {
  scripts?: readonly string[];
  styles?: readonly string[] | undefined;
  /** Origins that may embed the document in a frame. */
  framedBy?: readonly string[] | undefined;
  /** Payment providers of the document; only the checkout has any. */
  payments?: readonly PaymentHosts[];
  /** Address of the shop's own Matomo; null for documents without statistics. */
  matomo?: string | null | undefined;
  isHttps: boolean;
};

/** The policy for documents. */
export function pagePolicy({
  scripts = [],
  styles = [],
  framedBy = ["'none'"],
  payments = [],
  matomo = getEnvironment().MATOMO_URL,
  isHttps,
}: PolicySources): string {
  const others = payments.flatMap((hosts) => hosts.others);
  const pick = (name: 'connects' | 'frames' | 'pictures') => payments.flatMap((hosts) => hosts[name] ?? []);
  const isOpen = payments.length > 0;
  // Only its two files are allowed, since a statistics server has many other endpoints.
  const [tracker, counter] = matomo ? [[`${matomo}/matomo.js`], [`${matomo}/matomo.php`]] : [[], []];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...payments.flatMap((hosts) => hosts.scripts), ...tracker].join(' '),
    // Payment SDKs insert style elements, and `unsafe-inline` is ignored beside a hash or nonce.
    isOpen ? ["style-src 'self' 'unsafe-inline'", ...others].join(' ') : ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...others, ...pick('pictures'), ...counter].join(' '),
    ["connect-src 'self'", ...others, ...pick('connects'), ...counter].join(' '),
    ...(isOpen
      ? [["frame-src 'self'", ...others, ...pick('frames')].join(' '), ["font-src 'self' data:", ...others].join(' ')]
      : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', ...framedBy].join(' '),
    "require-trusted-types-for 'script'",
    ['trusted-types default worker', ...(matomo ? ['analytics'] : [])].join(' '),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The policy for scripts, pictures, payloads and plain text, which load nothing even when opened as a document. No script
 * but the service worker's runs as a worker, which would inherit it.
 */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy for the service worker, which fetches from this origin only and runs no other script. */
export const workerPolicy = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Hashes of longer contents, such as the styles of each kind of page, by length and ending: as a key the whole content
 * would be read twice for each page.
 */
const hashes = new LRUCache<string, { content: string; hash: string }>({ max: 100 });

const minCachedLength = 200;

const endingLength = 50;

/** How the characters of a text are bytes. */
export type TextEncoding = 'utf8' | 'latin1';

export function hashSource(content: string, encoding: TextEncoding = 'utf8'): string {
  const isCached = content.length >= minCachedLength;
  const key = isCached ? `${encoding} ${content.length} ${content.slice(-endingLength)}` : '';
  const known = isCached ? hashes.get(key) : undefined;
  if (known?.content === content) return known.hash;
  const hash = `'sha256-${createHash('sha256').update(content, encoding).digest('base64')}'`;
  // A copy, since a part of a text keeps the whole of it in memory.
  if (isCached) hashes.set(key, { content: Buffer.from(content).toString(), hash });
  return hash;
}

/**
 * Hash sources of all inline scripts of a document. Data such as JSON-LD does not run and needs none.
 *
 * @param encoding `latin1` for the bytes of a document
 */
export function hashInlineScripts(html: string, encoding: TextEncoding = 'utf8'): string[] {
  const scripts = findScripts(html).filter(
    ({ attributes }) =>
      !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i.test(attributes),
  );
  return [...new Set(scripts.map(({ content }) => hashSource(content, encoding)))];
}
