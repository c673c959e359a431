import { expect, test } from 'vitest';
import { type SignedCall, signCall } from '../../src/server/signature.ts';
import { call, makeRequest, removeLeftOver, secret } from '../order-api-calls.ts';
import { makeLine, project } from '../orders-api-calls.ts';

const unsigned = { code: 401, answer: { status: 'failed' } };
const quote = { project, language: 'de', lines: [makeLine(20706)], country: 'DE', payment_method: null };
const whole = { ...quote, shipping_method: 1, present_wrap: false };

/** Signs the first call, and gives the same signature ever after. */
function overhear(changes: Partial<SignedCall> = {}): (what: SignedCall) => string {
  let signature = '';
  return (what) => {
    signature ||= signCall(secret, { ...what, ...changes });
    return signature;
  };
}

test('a replayed order call is refused', async () => {
  const sign = overhear();
  expect((await call('quote', whole, sign)).code).toBe(200);
  expect(await call('quote', whole, sign)).toEqual(unsigned);
});

test('a replayed message is refused', async () => {
  const input = makeRequest({ isSpam: true });
  const sign = overhear();
  expect((await call('request', input, sign)).code).toBe(200);
  expect(await call('request', input, sign)).toEqual(unsigned);
  await removeLeftOver();
});

test('two equal calls with a signature each are both accepted', async () => {
  expect([(await call('quote', whole)).code, (await call('quote', whole)).code]).toEqual([200, 200]);
});

test.each<[string, Partial<SignedCall>]>([
  ['another path', { path: '/ecom/order' }],
  ['another method', { method: 'GET' }],
  ['calls to the storefront', { direction: 'cms-to-storefront' }],
  ['another body', { body: JSON.stringify({ ...whole, present_wrap: true }) }],
])('an order call whose signature is for %s is refused', async (_, changes) => {
  expect(await call('quote', whole, overhear(changes))).toEqual(unsigned);
});
