import { expect, it } from 'vitest';
import { createTrustedProxies } from '../base/trusted-proxies.ts';
import { findClientAddress } from './client-address.ts';

it.each([
  ['no proxy is trusted', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a stranger makes something up', ['10.0.0.1'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['our proxy names the sender', ['10.0.0.1'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['the sender put something in front', ['10.0.0.1'], '10.0.0.1', '127.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['two proxies of ours in a row', ['10.0.0.0/8'], '10.0.0.1', '198.51.100.1, 10.2.3.4', '198.51.100.1'],
  ['only our own hops', ['10.0.0.0/8'], '10.0.0.1', '10.2.3.4', '10.2.3.4'],
  ['no header', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
  ['nonsense in the header', ['10.0.0.1'], '10.0.0.1', 'unknown', '10.0.0.1'],
  ['an IPv4 peer of a dual socket', ['10.0.0.1'], '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['an IPv4 peer in hexadecimal', ['10.0.0.1'], '::ffff:a00:1', '64:ff9b::c633:6401', '198.51.100.1'],
  ['IPv6 and a port', ['fd00::/8'], 'fd00::1', '[2001:db8::7]:4711', '2001:db8::7'],
  ['IPv4 and a port', ['10.0.0.1'], '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
])('%s', (_what, proxies, peer, forwardedFor, expected) => {
  const trusted = createTrustedProxies(proxies);
  expect(trusted && findClientAddress(peer, forwardedFor, trusted)).toBe(expected);
});

it.each(['nonsense', '10.0.0.0/33', '10.0.0.0/', '::1/129'])('"%s" is not accepted as a proxy', (address) => {
  expect(createTrustedProxies([address])).toBeUndefined();
});
