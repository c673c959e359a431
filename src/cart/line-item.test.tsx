import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getPricePattern } from '../i18n/format.ts';
import { getMessages } from '../i18n/messages.ts';
import type { QuoteLine } from '../orders/quote.ts';
import { makeItem } from './cart-fixture.ts';
import { LineItem } from './line-item.tsx';

const intl = { messages: getMessages('de').cart, pattern: getPricePattern('de') };

function draw(changes: Partial<QuoteLine>, hasDetails = false) {
  const quoted: QuoteLine = {
    ...{
      product: 7,
      variant: 54,
      state: 'gone',
      count: 1,
      name: 'Ring Linde',
      variant_name: '54',
      variant_label: 'Weite',
    },
    ...{
      reference: '',
      slug: '',
      price_cents: 129_000,
      surcharge_cents: 0,
      personalization: [],
      is_personalized: false,
    },
    essentials: [
      { key: 'variant', name: 'Weite', value: '54' },
      { key: 'alloy', name: 'Material', value: 'Gelbgold 585' },
    ],
    ...{ availability: 'in_stock', shipping_days: 2, delivery: 'bei Ihnen am Do., 26. November' },
    ...{ tax_percent: 19, manufacturer: null, href: null, picture: null, pair: null },
    ...changes,
  };
  const line = { ...makeItem(), cartId: 1, product: { ...makeItem().product, image: null } };
  return renderToStaticMarkup(
    <LineItem item={{ line, quoted, issues: [] }} productRoot="/shop/produkt" {...{ intl, hasDetails }} />,
  );
}

test('a line item shows availability and delivery', () => {
  expect(draw({})).toContain('Vorrätig, bei Ihnen am Do., 26. November');
  expect(draw({ availability: 'on_order' })).toContain('Auf Bestellung, bei Ihnen am Do., 26. November');
  expect(draw({ availability: 'on_order', delivery: null })).toContain('Auf Bestellung, Werktage bis zum Versand: 2');
  expect(draw({ availability: 'on_order', delivery: null, shipping_days: null })).toContain('>Auf Bestellung<');
  expect(draw({ availability: null })).not.toMatch(/Vorrätig|Auf Bestellung|bei Ihnen/);
});

test('essential attributes are shown in the order summary, and the variant once', () => {
  expect(draw({})).not.toContain('Material');
  const whole = draw({}, true);
  expect(whole).toContain('>Material: Gelbgold 585<');
  expect(whole.split('Weite: 54')).toHaveLength(2);
});

test.each([false, true])(
  'a pair of wedding rings says that it cannot be withdrawn from (in the checkout: %s)',
  (hasDetails) => {
    const pair = { key: 'ring_pair', label: 'Konfiguration', value: 'size=54', surcharge_cents: 0 };
    const rings = { variant: null, variant_name: null, personalization: [pair], is_personalized: true };
    expect(draw(rings, hasDetails)).toContain(getMessages('de').cart.personalized);
    expect(draw({}, hasDetails)).not.toContain(getMessages('de').cart.personalized);
  },
);
