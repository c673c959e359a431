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

test('what is in stock, engraved or made first says when each arrives', () => {
  expect(draw()).toContain('Vorrätig<span>bald</span>');
  expect(draw({}, { personalization: { engraving: 'Anna' } })).toContain('Vorrätig<span>etwas später</span>');
  expect(draw({ stock: 0 })).toContain('Auf Bestellung<span>später</span>');
});

test('where no day is known, it says how long it takes, or nothing', () => {
  expect(draw({}, {}, {})).toContain('<span>versandfertig in 2 Werktagen</span>');
  expect(draw({ shippingDays: 1 }, {}, {})).toContain('<span>versandfertig am nächsten Werktag</span>');
  expect(draw({ shippingDays: null })).not.toContain('<span>');
});
