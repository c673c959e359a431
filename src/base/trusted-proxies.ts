import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** A list of addresses and ranges, separated by commas. */
export const trustedProxies = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const addresses = dataset.value.split(',').flatMap((address) => address.trim() || []);
    const trusted = createTrustedProxies(addresses);
    if (trusted) return trusted;
    addIssue({ message: 'must be a list of addresses or ranges such as 10.0.0.0/8' });
    return NEVER;
  }),
);

/** @returns undefined when something in the list is neither an address nor a range such as `10.0.0.0/8` */
export function createTrustedProxies(addresses: readonly string[]): BlockList | undefined {
  const trusted = new BlockList();
  for (const address of addresses) {
    const [host = '', prefix] = address.split('/');
    const family = familyOf(host);
    if (!family || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return undefined;
    const longest = family === 'ipv4' ? 32 : 128;
    const bits = Number(prefix ?? longest);
    if (bits > longest) return undefined;
    trusted.addSubnet(host, bits, family);
  }
  return trusted;
}

export function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)];
}
