import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getPricePattern } from '../i18n/format.ts';
import { languages } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { RefusalNote } from './cart-issues.tsx';
import { makeQuote } from './checkout-fixture.ts';

const paths = { cart: '/shop/warenkorb' };

test('a sold out line leads to the cart, without a prompt to order again', () => {
  const { cart, checkout: messages, ordering: orderingMessages } = getMessages('de');
  const pattern = getPricePattern('de');
  const intl = {
    language: 'de',
    messages,
    orderingMessages,
    cart: { messages: cart, pattern },
    pattern,
    phone: null,
  } as const;
  const accepted = makeQuote();
  const quote = {
    ...accepted,
    ...{ goods_cents: 0, shipping_cents: null, total_cents: 0 },
    lines: accepted.lines.map((line) => ({ ...line, state: 'sold_out' as const, count: 0 })),
  };
  const note = renderToStaticMarkup(
    <RefusalNote refusal={{ kind: 'changed', quote }} accepted={accepted} paths={paths} intl={intl} />,
  );
  expect(note).toContain('Ring Linde: inzwischen ausverkauft');
  expect(note).toContain(orderingMessages.obstacleText);
  expect(note).toContain('href="/shop/warenkorb"');
  expect(note).not.toContain(orderingMessages.changedText);
  expect(note).not.toContain('Gesamtsumme');
});

test.each(languages)('a refusal for too many unpaid orders has a message in %s, and a phone number', (language) => {
  const { cart, checkout: messages, ordering: orderingMessages } = getMessages(language);
  const pattern = getPricePattern(language);
  const phone = { href: 'tel:+4930231250', text: '030 23125-0' };
  const intl = { language, messages, orderingMessages, cart: { messages: cart, pattern }, pattern, phone };
  const note = renderToStaticMarkup(
    <RefusalNote refusal={{ kind: 'later', reason: 'too_many_unpaid' }} accepted={null} paths={paths} intl={intl} />,
  );
  expect(note).toContain(orderingMessages.tooManyUnpaid);
  expect(note).toContain('<a href="tel:+4930231250">030 23125-0</a>');
});
