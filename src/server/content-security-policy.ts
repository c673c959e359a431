import { createHash } from 'node:crypto';
import { getEnvironment } from '../base/environment.ts';
import type { PaymentHosts } from '../orders/payment-hosts.ts';
import { findScripts } from './script-elements.ts';

/** React Aria puts one style element of its own into the document. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

type PolicySources = {
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Origins that may show the document in a frame. */
  framedBy?: readonly string[] | undefined;
  /** Whose payments the document takes; only the checkout does. */
  payments?: readonly PaymentHosts[];
  /** Address of the house's own Matomo; null for documents that count nothing. */
  matomo?: string | null | undefined;
  isHttps: boolean;
};

/** For documents, and for scripts, since a worker lives by its script's policy. */
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
  // Its two files and nothing else of it: a statistics server has many doors.
  const [tracker, counter] = matomo ? [[`${matomo}/matomo.js`], [`${matomo}/matomo.php`]] : [[], []];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...payments.flatMap((hosts) => hosts.scripts), ...tracker].join(' '),
    // Payment windows bring style elements of their own; named by hash or nonce, none of them would count.
    isOpen
      ? ["style-src 'self' 'unsafe-inline'", ...others].join(' ')
      : ["style-src 'self'", reactAriaStyle, ...styles].join(' '),
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

/** For pictures, payloads and plain words, which load nothing even when opened as a document. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For the service worker, which asks this site alone and runs nothing but itself. */
export const workerPolicy = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Sources for every script that runs from the document itself. Data such as JSON-LD runs nothing and needs none. */
export function hashInlineScripts(html: string): string[] {
  const scripts = findScripts(html).filter(
    ({ attributes }) =>
      !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i.test(attributes),
  );
  return [...new Set(scripts.map(({ content }) => hashSource(content)))];
}
