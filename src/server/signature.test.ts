import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  createVerifyCall,
  isPlausibleSignature,
  type SignedCall,
  signCall,
  signLink,
  verifyLink,
} from './signature.ts';

const at = Date.UTC(2026, 5, 1, 12);
const minutes = 60_000;

const makeCall = (changes: Partial<SignedCall> = {}): SignedCall => ({
  ...{ direction: 'storefront-to-cms', method: 'POST', path: '/ecom/order', body: '{"name":"Zoë"}' },
  ...changes,
});

const call = makeCall();
const header = signCall('secret', call, at);

const verify = (
  changes: { secret?: string; call?: Partial<SignedCall>; header?: string; now?: number } = {},
): boolean =>
  createVerifyCall(changes.secret ?? 'secret')(makeCall(changes.call), changes.header ?? header, changes.now ?? at);

describe('a signed call', () => {
  test('depends on secret, direction, method, path, body and time', () => {
    expect(header).toMatch(/^t=1780315200000,n=[\w-]{22},v2=[0-9a-f]{64}$/);
    expect(verify()).toBe(true);
    expect(verify({ call: { body: Buffer.from('{"name":"Zoë"}') } })).toBe(true);
  });

  test('has the form that docs/order-api.json gives it', () => {
    const document = readFileSync(new URL('../../docs/order-api.json', import.meta.url), 'utf8');
    const { pattern } = JSON.parse(document).components.parameters.Signature.schema;
    expect(header).toMatch(new RegExp(pattern));
  });

  test.each([
    ['another secret', { secret: 'other' }],
    ['another direction', { call: { direction: 'cms-to-storefront' as const } }],
    ['another method', { call: { method: 'DELETE' } }],
    ['another path', { call: { path: '/ecom/order/cancel' } }],
    ['another body', { call: { body: '{"name":"Zoë"} ' } }],
    ['a body that reads the same after decoding', { call: { body: Buffer.from('{"name":"Zo\xff"}', 'latin1') } }],
    ['another time', { header: header.replace('t=17803152', 't=17803153') }],
    ['another nonce', { header: header.replace(/n=../, (start) => (start === 'n=AA' ? 'n=BB' : 'n=AA')) }],
    ['no nonce', { header: header.replace(/n=[^,]+,/, '') }],
    ['a hash of another length', { header: header.slice(0, -2) }],
    ['no header', { header: '' }],
    ['half a header', { header: `t=${at}` }],
    ['more than a header', { header: `${header},v2=${'0'.repeat(64)}` }],
    ['the key of a link', { header: signLink('secret', 'preview', 'page/1', at) }],
  ])('is refused with %s', (_, changes) => {
    expect(verify(changes)).toBe(false);
  });

  test('is valid for five minutes before and after its time', () => {
    expect(verify({ now: at + 5 * minutes })).toBe(true);
    expect(verify({ now: at + 5 * minutes + 1 })).toBe(false);
    expect(verify({ now: at - 5 * minutes - 1 })).toBe(false);
  });

  test('is refused where no secret is configured, even if it was signed with none', () => {
    expect(verify({ secret: '', header: signCall('', call, at) })).toBe(false);
  });

  test('is valid once, and valid again with a new signature', () => {
    const verifyOnce = createVerifyCall('secret');
    expect(verifyOnce(call, header, at)).toBe(true);
    expect(verifyOnce(call, header, at)).toBe(false);
    expect(verifyOnce(call, header, at + 5 * minutes)).toBe(false);
    expect(verifyOnce(call, signCall('secret', call, at), at)).toBe(true);
  });

  test('stays valid when its nonce was sent with a wrong signature before', () => {
    const verifyOnce = createVerifyCall('secret');
    expect(verifyOnce(call, header.replace(/v2=.*/, `v2=${'0'.repeat(64)}`), at)).toBe(false);
    expect(verifyOnce(call, header, at)).toBe(true);
  });
});

describe('the nonces that are remembered', () => {
  test('are limited, and calls that may be replays of evicted ones are refused', () => {
    const verifyOnce = createVerifyCall('secret', 2);
    const headers = [0, 1, 2, 3].map((later) => signCall('secret', call, at + later));
    expect(headers.map((one) => verifyOnce(call, one, at + 3))).toEqual([true, true, true, true]);
    expect(headers.map((one) => verifyOnce(call, one, at + 3))).toEqual([false, false, false, false]);
    expect(verifyOnce(call, signCall('secret', call, at), at + 3)).toBe(false);
    expect(verifyOnce(call, signCall('secret', call, at + 4), at + 4)).toBe(true);
  });

  test('of an earlier process are unknown, so that calls signed before this one are refused', () => {
    const verifyOnce = createVerifyCall('secret', 10, at);
    expect(verifyOnce(call, signCall('secret', call, at - 30_000), at + 1_000)).toBe(false);
    expect(verifyOnce(call, signCall('secret', call, at - 1_000), at + 1_000)).toBe(true);
    expect(verifyOnce(call, signCall('secret', call, at + 1_000), at + 1_000)).toBe(true);
  });

  test('of a process that started with a clock ten years ahead cause no refusals', () => {
    const verifyOnce = createVerifyCall('secret', 10, at + 10 * 365 * 24 * 60 * minutes);
    expect(verifyOnce(call, header, at)).toBe(true);
  });

  test('do not cause refusals after the clock was ten years ahead', () => {
    const verifyOnce = createVerifyCall('secret', 1);
    const ahead = at + 10 * 365 * 24 * 60 * minutes;
    for (const later of [0, 1, 2]) verifyOnce(call, signCall('secret', call, ahead + later), ahead + later);
    expect(verifyOnce(call, header, at)).toBe(true);
    expect(verifyOnce(call, header, at)).toBe(false);
    expect(verifyOnce(call, signCall('secret', call, at + 1), at + 1)).toBe(true);
  });
});

describe('a signature whose body has not been read', () => {
  test('is plausible by its format and time', () => {
    expect(isPlausibleSignature(header, at)).toBe(true);
    expect(isPlausibleSignature(header, at - 5 * minutes)).toBe(true);
  });

  test.each([
    ['none', '', at],
    ['another shape', `t=${at},v1=${'0'.repeat(64)}`, at],
    ['spaces around it', ` ${header} `, at],
    ['an hour old', header, at + 60 * minutes],
    ['an hour ahead', header, at - 60 * minutes],
    ['very long', `${header}${' '.repeat(100_000)}`, at],
  ])('is not with %s', (_, given, now) => {
    expect(isPlausibleSignature(given, now)).toBe(false);
  });
});

describe('the key of a link', () => {
  const key = signLink('secret', 'preview', 'page/12', at);
  const what = { purpose: 'preview', subject: 'page/12', goodForMs: 30 * minutes } as const;

  test('is valid repeatedly until it expires', () => {
    for (const later of [0, 1, 30]) expect(verifyLink('secret', what, key, at + later * minutes)).toBe(true);
    expect(verifyLink('secret', what, key, at + 30 * minutes + 1)).toBe(false);
  });

  test.each([
    ['another secret', 'other', what, key],
    ['another subject', 'secret', { ...what, subject: 'page/13' }, key],
    ['another purpose', 'secret', { ...what, purpose: 'withdrawal' as const }, key],
    ['no secret', '', what, signLink('', 'preview', 'page/12', at)],
    ['another time', 'secret', what, key.replace('t=17803152', 't=17803153')],
    ['the signature of a call', 'secret', what, header],
    ['no key', 'secret', what, ''],
  ])('is invalid with %s', (_, secret, asked, given) => {
    expect(verifyLink(secret, asked, given, at)).toBe(false);
  });
});
