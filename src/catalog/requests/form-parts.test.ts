import { expect, it } from 'vitest';
import type { Offer, Variant } from '../product/product-choice.ts';
import { toVariantChoices } from './form-parts.tsx';

const sku = { cents: 48_000, reduction: null, shippingDays: 2, reorderDays: null, stock: 0, canReorder: false };

const variantOf = (id: number, changes: Partial<Variant> = {}): Variant => ({
  ...sku,
  ...{ id, name: String(id), referenceSuffix: '' },
  ...changes,
});

const offerOf = (variants: Variant[]): Offer => ({ ...sku, id: 7, variantLabel: 'Ringweite', variants, fields: [] });

const offer = offerOf([variantOf(52, { stock: 1 }), variantOf(54, { canReorder: true }), variantOf(56), variantOf(58)]);
const branchStock = [{ branch: 1, name: 'Juwelier Vierlinden', variants: [{ id: 58, name: '58' }] }];

it('lists every variant with its availability online and in branches', () => {
  expect(toVariantChoices('reservation', { offer, branchStock }, 'de')).toEqual({
    ...{ label: 'Ringweite', none: 'Bitte wählen', isRequired: true },
    choices: [
      { value: '52', label: '52' },
      { value: '54', label: '54 (Auf Bestellung)' },
      { value: '56', label: '56 (Ausverkauft)' },
      { value: '58', label: '58 (nur im Geschäft)' },
    ],
  });
});

it('does not require a variant for a request', () => {
  expect(toVariantChoices('request', { offer, branchStock }, 'de')).toMatchObject({
    none: 'Noch offen',
    isRequired: false,
  });
});

it('gives no choices for a product without variants', () => {
  expect(toVariantChoices('reservation', { offer: offerOf([]), branchStock: [] }, 'de')).toBeNull();
});
