import { parseUrl } from './parse-url.ts';

/** As in `<input type="email">`, with a dot in the domain, which may be in any script. */
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const topLevel = /^(?!\d+$)[a-z0-9-]{2,63}$/;

/** Whether a value is a single e-mail address, without name or comment, and safe for a header. */
export function isEmailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 254) return false;
  const [local = '', host = '', ...more] = value.split('@');
  return more.length === 0 && localPart.test(local) && typedDomain.test(host) && isDomain(toAscii(host));
}

/** A host in Punycode and lower case; empty where it is no host. */
function toAscii(host: string): string {
  return parseUrl(`http://${host}`)?.hostname ?? '';
}

function isDomain(host: string): boolean {
  const labels = host.split('.');
  const last = labels.pop() ?? '';
  return labels.length > 0 && topLevel.test(last) && labels.every((one) => label.test(one));
}
