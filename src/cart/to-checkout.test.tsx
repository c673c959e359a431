import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fill } from '../catalog/product/fill-words.ts';
import { makeQuote } from '../checkout/checkout-fixture.ts';
import { getMessages } from '../i18n/messages.ts';
import type { Quote } from '../orders/quote.ts';
import { makeItem } from './cart-fixture.ts';
import type { LineNews } from './line-news.ts';
import { ToCheckout } from './to-checkout.tsx';

const draw = (news: LineNews[], expressQuote: Quote | null = null) => {
  const line = { line: { ...makeItem(), cartId: 1, count: 2 }, said: undefined, news };
  return renderToStaticMarkup(
    <ToCheckout
      {...{ lines: [line], href: '/shop/kasse', isOffline: false, expressQuote, say: () => undefined }}
      speech={{ language: 'de', words: getMessages('de').cart }}
    />,
  );
};

test('a cart of which nothing can be had leads to no checkout', () => {
  expect(draw([{ kind: 'sold_out' }])).toBe('');
});

test('the way straight to PayPal says where is delivered and how can be paid, and that nothing is ordered by it', () => {
  const { express, start } = getMessages('de').cart;
  const drawn = draw([], makeQuote());
  expect(drawn).toContain(express.note);
  expect(drawn).toContain(fill(start.delivery, { countries: 'Deutschland' }));
  expect(drawn).toContain(fill(start.payments, { payments: 'Vorkasse, PayPal' }));
});

test('what can be had leads there, or to what has to be settled before', () => {
  expect(draw([])).toContain('href="/shop/kasse"');
  expect(draw([{ kind: 'fewer', wanted: 2, left: 1 }])).toContain('<button');
});
