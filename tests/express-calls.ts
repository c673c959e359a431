import { equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { call, makeClient } from './order-api-calls.ts';
import { type PayPalPayer, type PayPalServer, somePayer } from './paypal-server.ts';

const shop = { project: 'vierlinden.example', language: 'de' };

const makeCart = (changes: object = {}) => ({
  ...{ ...shop, id: randomUUID(), client: makeClient() },
  lines: [{ product: 610, variant: null, personalization: {}, count: 1 }],
  ...{ country: 'DE', present_wrap: false, ...changes },
});

/** Calls of an express checkout with PayPal. */
export function makeExpressCalls(paypal: () => PayPalServer) {
  /** Starts PayPal Express, as the button in the cart does. */
  async function begin(changes: object = {}) {
    const { code, answer } = await call('paypal/express', makeCart(changes));
    equal(code, 200, JSON.stringify(answer));
    const token = String(answer.express);
    return { token, id: token.split('.')[0] ?? '', url: String(answer.approve_url) };
  }
  const readBack = (express: string, changes: object = {}) =>
    call('paypal/express/read', { ...shop, express, payer: somePayer.payerId, ...changes });
  /** Starts, approves and returns from PayPal, and reads the approval. */
  async function agree(changes: object = {}, payer: PayPalPayer = somePayer) {
    const begun = await begin(changes);
    paypal().approve(begun.id, payer);
    const { code, answer } = await readBack(begun.token, { payer: payer.payerId });
    equal(code, 200, JSON.stringify(answer));
    return { ...begun, express: String(answer.express), answer };
  }
  return { makeCart, begin, readBack, agree };
}
