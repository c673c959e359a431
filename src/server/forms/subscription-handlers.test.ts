import { aroundEach, describe, expect, it } from 'vitest';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { createRateLimit } from './rate-limit.ts';
import type { MessagesAnswer } from './signed-post.ts';
import { createStockAlertHandler, parseNewsletterSubscription } from './subscription-handlers.ts';

describe('a newsletter subscription', () => {
  it('has an e-mail address only', () => {
    expect(parseNewsletterSubscription({ email: ' anna@muster.example\n', name: 'Anna' })).toEqual({
      status: 'ok',
      subscription: { email: 'anna@muster.example', isSpam: false },
    });
  });

  it.each([
    [undefined, 'missing'],
    ['', 'missing'],
    ['  ', 'missing'],
    ['anna', 'invalid'],
    [['anna@muster.example'], 'invalid'],
    [`${'a'.repeat(250)}@b.example`, 'tooLong'],
  ])('with the address %j has the error %s', (email, error) => {
    expect(parseNewsletterSubscription({ email })).toEqual({ status: 'failed', fieldErrors: { email: error } });
  });

  it('with a filled honeypot is spam', () => {
    expect(parseNewsletterSubscription({ email: 'anna@muster.example', subject: 'x' })).toMatchObject({
      subscription: { isSpam: true },
    });
  });
});

aroundEach((run) => runWithSiteMap(makeSiteMap(), run));

const take = (answer: MessagesAnswer, variant: string) => {
  const hash = () => ({ client: 'a'.repeat(32), network: 'b'.repeat(32) });
  const limit = createRateLimit({ limit: 5, windowMs: 60_000 });
  const takeAlert = createStockAlertHandler({ send: async () => answer, hash, limit, project: 'haus.example' });
  return takeAlert({ product: '12', variant, email: 'zoe@muster.example' }, 'de', '203.0.113.7');
};

it.each([
  ['is not chosen', '', 'Bitte wählen Sie eine Ausführung.'],
  ['is discontinued', '52', 'Diese Ausführung gibt es nicht mehr. Bitte wählen Sie eine andere.'],
])('a variant that %s is an error of its field', async (_, variant, words) => {
  const refused = { status: 'refused', field: 'variant' } as const;
  expect(await take(refused, variant)).toMatchObject({ code: 422, problem: 'invalid', errors: { variant: words } });
});
