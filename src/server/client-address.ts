import { type BlockList, isIP, isIPv6 } from 'node:net';
import { familyOf } from '../base/trusted-proxies.ts';

/**
 * The client's address, for limits. Only our own proxies are trusted to name it: from the right, the first hop that is
 * not one of them.
 *
 * @param peer the other end of the connection
 * @param forwardedFor the X-Forwarded-For header, as it came
 */
export function findClientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string | undefined {
  const hops = (forwardedFor ?? '').split(',').map((hop) => withoutPort(hop.trim()));
  let client = toPlainAddress(peer);
  while (client && isTrusted(client, trusted)) {
    const hop = toPlainAddress(hops.pop());
    if (!hop || !isIP(hop)) break;
    client = hop;
  }
  return client;
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const family = familyOf(address);
  return family !== undefined && trusted.check(address, family);
}

/**
 * The IPv4 address that is embedded in an IPv6 one, else the address itself: Node writes IPv4 peers of a dual-stack
 * socket as `::ffff:10.0.0.1`, and a NAT64 gateway writes `64:ff9b::a00:1`.
 */
export function toPlainAddress(address: string | undefined): string | undefined {
  if (!address || !isIPv6(address)) return address || undefined;
  const groups = toGroups(address);
  const isEmbedded = embeddings.some((prefix) => prefix.every((group, index) => group === groups[index]));
  return isEmbedded
    ? groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join('.')
    : address;
}

const embeddings = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
];

/** @returns the eight groups of an IPv6 address */
export function toGroups(address: string): number[] {
  const [plain = ''] = address.split('%', 1);
  const [left = [], right = []] = plain.split('::').map(toNumbers);
  return [...left, ...Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0), ...right];
}

function toNumbers(text: string): number[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [(a << 8) + b, (c << 8) + d];
    });
}

function withoutPort(hop: string): string {
  return hop.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
