import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getPricePattern } from '../../i18n/format.ts';
import { getChoiceMessages } from './choice-messages.ts';
import { ChoicePrice } from './choice-price.tsx';
import type { Choice, Offer, Variant } from './product-choice.ts';

const sku = { cents: 129_000, reduction: null, stock: 1, canReorder: false, shippingDays: 2, reorderDays: null };
const variant = (id: number, cents: number | null): Variant => ({
  ...sku,
  ...{ id, cents, name: String(id), referenceSuffix: '' },
});

function draw(changes: Partial<Offer>, chosen: Choice['variant'] = null): string {
  const offer: Offer = { ...sku, id: 7, variantLabel: null, variants: [], fields: [], ...changes };
  const choice = { product: 7, variant: chosen, count: 1, personalization: {} };
  return renderToStaticMarkup(
    <ChoicePrice
      {...{ offer, choice, pattern: getPricePattern('de'), messages: getChoiceMessages('de') }}
      vat={<p>inkl. MwSt.</p>}
    />,
  );
}

const variants = [variant(52, 129_000), variant(54, 159_000), variant(56, null)];

test('shows the tax note beside a price, a price range and a chosen price', () => {
  expect(draw({})).toContain('inkl. MwSt.');
  expect(draw({ variants })).toContain('inkl. MwSt.');
  expect(draw({ variants }, { id: 52, name: '52' })).toContain('inkl. MwSt.');
});

test('shows no tax note for a price on request', () => {
  expect(draw({ cents: null })).toBe('<p class="product-choice__price">Preis auf Anfrage</p>');
  expect(draw({ variants }, { id: 56, name: '56' })).toBe('<p class="product-choice__price">Preis auf Anfrage</p>');
});
