import { expect, test } from 'vitest';
import { findPersonalizationError, type PersonalizationField } from './personalization-rules.ts';
import {
  availability,
  averageRating,
  type Choice,
  countBeyondStock,
  countSelected,
  findInvalidFields,
  hasVariants,
  isComplete,
  isForSale,
  isPersonalized,
  maxSelectable,
  type Offer,
  parseVariant,
  personalization,
  priceBrutto,
  ratingsCount,
  reorderPossible,
  shippingTime,
  stock,
  type Variant,
  variantDisplayName,
  variantPriceRange,
  variantSelected,
  variantsAvailable,
} from './product-choice.ts';

const offerOf = (changes: Partial<Offer> = {}): Offer => ({
  id: 7,
  cents: 129_000,
  reduction: null,
  stock: 3,
  canReorder: false,
  shippingDays: 2,
  reorderDays: null,
  variantLabel: null,
  variants: [],
  fields: [],
  ...changes,
});
const variantOf = (id: number, changes: Partial<Variant> = {}): Variant => ({
  id,
  name: String(id),
  referenceSuffix: '',
  cents: 159_000,
  reduction: null,
  stock: 1,
  canReorder: false,
  shippingDays: 5,
  reorderDays: null,
  ...changes,
});
const fieldOf = (key: string, changes: Partial<PersonalizationField> = {}): PersonalizationField => ({
  key,
  type: 'text',
  label: key,
  hint: null,
  isRequired: false,
  surchargeCents: 0,
  maxLength: null,
  options: [],
  ...changes,
});
const chosen = (changes: Partial<Choice> = {}): Choice => ({
  product: 7,
  variant: null,
  count: 1,
  personalization: {},
  ...changes,
});
const fiftyFour = chosen({ variant: { id: 54, name: '54' } });

test('takes everything from the product when there are no variants', () => {
  const offer = offerOf();
  expect(hasVariants(offer)).toBe(false);
  expect([priceBrutto(offer, chosen()), stock(offer, chosen()), shippingTime(offer, chosen())]).toEqual([
    129_000, 3, 2,
  ]);
});

test('has a longer lead time when made to order than from stock', () => {
  const made = { canReorder: true, reorderDays: 15 };
  expect(shippingTime(offerOf({ ...made, stock: 2 }), chosen({ count: 2 }))).toBe(2);
  expect(shippingTime(offerOf({ ...made, stock: 0 }), chosen())).toBe(15);
  expect(shippingTime(offerOf({ ...made, stock: 0, reorderDays: null }), chosen())).toBe(2);
});

test('is personalized by a text or a surcharged value, not by a size', () => {
  const sign = fieldOf('sign', { type: 'select', surchargeCents: 1200 });
  const offer = offerOf({ fields: [fieldOf('text'), sign, fieldOf('size', { type: 'select' })] });
  const isOwn = (key: string, value: string) => isPersonalized(offer, chosen({ personalization: { [key]: value } }));
  expect([isOwn('text', 'Anna'), isOwn('text', ' '), isOwn('sign', 'heart'), isOwn('size', '54')]).toEqual([
    ...[true, false, true, false],
  ]);
});

test('has a price range but neither price nor stock before a variant is chosen', () => {
  const offer = offerOf({ variants: [variantOf(52, { cents: 129_000 }), variantOf(54)] });
  expect([priceBrutto(offer, chosen()), stock(offer, chosen()), shippingTime(offer, chosen())]).toEqual([
    null,
    null,
    null,
  ]);
  expect(availability(offer, chosen())).toBeUndefined();
  expect(variantPriceRange(offer)).toEqual({ lowest: 129_000, highest: 159_000 });
});

test('takes price, stock and lead time from the chosen variant', () => {
  const offer = offerOf({ variants: [variantOf(52), variantOf(54, { stock: 2, shippingDays: 9, cents: 140_000 })] });
  expect(variantSelected(offer, fiftyFour)?.id).toBe(54);
  expect([priceBrutto(offer, fiftyFour), stock(offer, fiftyFour), shippingTime(offer, fiftyFour)]).toEqual([
    140_000, 2, 9,
  ]);
});

test('labels the variants as staff set it, otherwise by the default', () => {
  expect(variantDisplayName(offerOf({ variantLabel: 'Ringweite' }), 'Variante')).toBe('Ringweite');
  expect(variantDisplayName(offerOf(), 'Variante')).toBe('Variante');
});

test('lets a sold-out variant be chosen but not bought', () => {
  const soldOut = variantOf(54, { stock: 0 });
  const offer = offerOf({ variants: [variantOf(52), soldOut, variantOf(56, { stock: 0, canReorder: true })] });
  expect(variantsAvailable(offer).map(({ id }) => id)).toEqual([52, 56]);
  expect(parseVariant(offer, '54')).toEqual({ id: 54, name: '54' });
  expect(isForSale(offer, chosen({ variant: { id: 54, name: '54' } }))).toBe(false);
  expect(parseVariant(offer, '56')).toEqual({ id: 56, name: '56' });
});

test.each(['', '999', '__proto__', '52 ', '052', "52' or 1=1", null])('finds no variant for %j', (text) => {
  expect(parseVariant(offerOf({ variants: [variantOf(52)] }), text)).toBeNull();
});

test('does not reorder what is in stock', () => {
  expect(reorderPossible(offerOf({ canReorder: true, stock: 1 }), chosen())).toBe(false);
  expect(reorderPossible(offerOf({ canReorder: true, stock: 0 }), chosen())).toBe(true);
  expect(reorderPossible(offerOf({ canReorder: true, stock: -1 }), chosen())).toBe(true);
  expect(reorderPossible(offerOf({ stock: 0 }), chosen())).toBe(false);
});

test('limits the quantity to the stock, plus ten where it can be reordered, and to at least one', () => {
  expect(countSelected(offerOf(), chosen({ count: 9 }))).toBe(3);
  expect(countSelected(offerOf(), chosen({ count: -4 }))).toBe(1);
  expect(countSelected(offerOf({ stock: 0, canReorder: true }), chosen({ count: 99 }))).toBe(10);
  const more = offerOf({ stock: 3, canReorder: true });
  expect(countSelected(more, chosen({ count: 9 }))).toBe(9);
  expect(maxSelectable(more, chosen())).toBe(13);
  expect([3, 9].map((count) => countBeyondStock(more, chosen({ count })))).toEqual([0, 6]);
  expect(countBeyondStock(offerOf({ stock: 0, canReorder: true }), chosen({ count: 4 }))).toBe(0);
  expect(maxSelectable(offerOf({ stock: 0 }), chosen())).toBe(0);
});

test('adds surcharges for filled-in fields only', () => {
  const fields = [fieldOf('engraving', { surchargeCents: 4_500 }), fieldOf('symbol', { surchargeCents: 1_200 })];
  expect(priceBrutto(offerOf({ fields }), chosen({ personalization: { engraving: 'Lea' } }))).toBe(133_500);
  expect(priceBrutto(offerOf({ fields, cents: null }), chosen({ personalization: { engraving: 'Lea' } }))).toBeNull();
});

test('keeps only values of the product’s own fields', () => {
  const fields = [fieldOf('engraving', { maxLength: 3 }), fieldOf('date')];
  expect(
    personalization(offerOf({ fields }), chosen({ personalization: { engraving: ' Luī\n', x: 'y', date: '' } })),
  ).toEqual({ engraving: 'Luī' });
});

test('keeps a text that is too long but does not allow ordering it; counts code points', () => {
  const field = fieldOf('engraving', { maxLength: 3 });
  const offer = offerOf({ fields: [field, fieldOf('date')] });
  const find = (engraving: string) => {
    const choice = chosen({ personalization: { engraving, date: '12.06.2027' } });
    return [findPersonalizationError(field, engraving), isComplete(offer, choice)];
  };
  expect(find(' Lea ')).toEqual([undefined, true]);
  expect(find('𝓛𝓮𝓪')).toEqual([undefined, true]);
  expect(find('x'.repeat(10_000))).toEqual(['fieldTooLong', false]);
});

test.each([
  ['54', true],
  ['54,5', true],
  ['-1.25', true],
  ['', true],
  ['1e3', false],
  ['zwölf', false],
])('accepts %j as a number: %j', (size, isNumber) => {
  const field = fieldOf('size', { type: 'number' });
  const error = isNumber ? undefined : 'fieldNoNumber';
  expect(findPersonalizationError(field, size)).toBe(error);
  expect(isComplete(offerOf({ fields: [field] }), chosen({ personalization: { size } }))).toBe(isNumber);
});

test('reports a required field until it is filled in', () => {
  const offer = offerOf({ fields: [fieldOf('second_size', { isRequired: true }), fieldOf('date')] });
  const findMissing = (choice: Choice) => findInvalidFields(offer, choice).map(({ key }) => key);
  expect(findMissing(chosen())).toEqual(['second_size']);
  expect(findMissing(chosen({ personalization: { second_size: ' ' } }))).toEqual(['second_size']);
  expect(findMissing(chosen({ personalization: { second_size: '60' } }))).toEqual([]);
});

test('counts and averages ratings', () => {
  expect([ratingsCount([5, 4]), averageRating([5, 4]), averageRating([])]).toEqual([2, 4.5, null]);
});
