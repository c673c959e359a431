import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeQuote } from '../checkout/checkout-fixture.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { getMessages } from '../i18n/messages.ts';
import type { Quote } from '../orders/quote.ts';
import { makeItem } from './cart-fixture.ts';
import { CheckoutActions } from './checkout-actions.tsx';
import type { LineIssue } from './line-issues.ts';

const render = (issues: LineIssue[], expressQuote: Quote | null = null) => {
  const line = { line: { ...makeItem(), cartId: 1, count: 2 }, quoted: undefined, issues };
  return renderToStaticMarkup(
    <CheckoutActions
      {...{ lines: [line], href: '/shop/kasse', isOffline: false, expressQuote, announce: () => undefined }}
      intl={{ language: 'de', messages: getMessages('de').cart }}
    />,
  );
};

test('a cart without available items has no link to the checkout', () => {
  expect(render([{ kind: 'sold_out' }])).toBe('');
});

test('the PayPal Express button states countries, payment methods and that nothing is ordered yet', () => {
  const { express, start } = getMessages('de').cart;
  const drawn = render([], makeQuote());
  expect(drawn).toContain(express.note);
  expect(drawn).toContain(formatMessage(start.delivery, { countries: 'Deutschland' }));
  expect(drawn).toContain(formatMessage(start.payments, { payments: 'Vorkasse, PayPal' }));
});

test('available items lead to the checkout, and blocking issues to a button', () => {
  expect(render([])).toContain('href="/shop/kasse"');
  expect(render([{ kind: 'fewer', wanted: 2, left: 1 }])).toContain('<button');
});
