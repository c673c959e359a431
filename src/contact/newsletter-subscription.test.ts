import { describe, expect, it } from 'vitest';
import { parseNewsletterSubscription } from './newsletter-subscription.ts';

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
