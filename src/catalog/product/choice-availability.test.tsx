import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChoiceAvailability } from './choice-availability.tsx';
import { getChoiceMessages } from './choice-messages.ts';
import type { Choice, Offer } from './product-choice.ts';

const offer: Offer = {
  ...{ id: 7, cents: 129_000, reduction: null, stock: 1, canReorder: true, shippingDays: 2, reorderDays: 10 },
  ...{ variantLabel: null, variants: [] },
  fields: [
    {
      ...{ key: 'engraving', type: 'text', label: 'Gravur', hint: null, isRequired: false, surchargeCents: 4500 },
      ...{ maxLength: 24, options: [] },
    },
  ],
};
const untouched: Choice = { product: 7, variant: null, count: 1, personalization: {} };
const deliveries = { '2': 'bald', '2+': 'etwas später', '10': 'später' };

function draw(changes: Partial<Offer> = {}, choice: Partial<Choice> = {}, known: Record<string, string> = deliveries) {
  const props = { messages: getChoiceMessages('de'), showsStock: false, deliveryTexts: known };
  return renderToStaticMarkup(
    <ChoiceAvailability offer={{ ...offer, ...changes }} choice={{ ...untouched, ...choice }} {...props} />,
  );
}

test('shows the delivery date of a choice in stock, engraved, or made to order', () => {
  expect(draw()).toContain('Vorrätig<span>bald</span>');
  expect(draw({}, { personalization: { engraving: 'Anna' } })).toContain('Vorrätig<span>etwas später</span>');
  expect(draw({ stock: 0 })).toContain('Auf Bestellung<span>später</span>');
});

test('falls back to the lead time, or shows nothing, without a delivery date', () => {
  expect(draw({}, {}, {})).toContain('<span>versandfertig in 2 Werktagen</span>');
  expect(draw({ shippingDays: 1 }, {}, {})).toContain('<span>versandfertig am nächsten Werktag</span>');
  expect(draw({ shippingDays: null })).not.toContain('<span>');
});

test('a sold-out variant does not call the product sold out while another is available', () => {
  const sku = { cents: 129_000, reduction: null, stock: 0, canReorder: false, shippingDays: 2, reorderDays: null };
  const short = { ...sku, id: 1, name: '42 cm', referenceSuffix: '' };
  const long = { ...short, id: 2, name: '45 cm' };
  const choice = { variant: { id: 1, name: '42 cm' } };
  expect(draw({ variants: [short, { ...long, stock: 1 }] }, choice)).toContain('In dieser Ausführung vergriffen');
  expect(draw({ variants: [short, long] }, choice)).toContain('Dieses Stück ist vergriffen');
});
