import { describe, expect, test } from 'vitest';
import { makeField } from '../orders/order-fixture.ts';
import { defaultAttributes, listEssentials, type ProductAttribute, parsePersonalization } from './shop-product.ts';

const facts: ProductAttribute[] = [
  { key: 'stone', name: 'Edelstein', values: ['Diamant', 'Saphir'] },
  { key: 'presence', name: 'Wirkung', values: ['Zierlich'] },
  { key: 'alloy', name: 'Material', values: ['Gelbgold 585'] },
  { key: 'chain_length', name: 'Länge', values: ['42\u{A0}cm', '45\u{A0}cm'] },
];

function list(changes: Partial<Parameters<typeof listEssentials>[0]> = {}) {
  const product = { category: { key: 'jewelry', chosen: [] }, facts, variant: null, manufacturer: null };
  return listEssentials({ ...product, ...changes }).map(({ name, value }) => `${name}: ${value}`);
}

describe('the essential characteristics of a product', () => {
  test('are the defaults of its category, in order', () => {
    expect(list()).toEqual(['Material: Gelbgold 585', 'Edelstein: Diamant, Saphir', 'Länge: 42\u{A0}cm, 45\u{A0}cm']);
  });

  test('are only those selected by staff for the category', () => {
    expect(list({ category: { key: 'jewelry', chosen: ['presence', 'alloy', 'movement'] } })).toEqual([
      'Wirkung: Zierlich',
      'Material: Gelbgold 585',
    ]);
  });

  test.each([null, { key: 'silverware', chosen: [] }])('are all attributes in an unknown category: %j', (category) => {
    expect(list({ category })).toHaveLength(facts.length);
  });

  test('are all attributes if none of the defaults exists', () => {
    const own: ProductAttribute[] = [{ key: 'material', name: 'Material', values: ['Silber'] }];
    expect(list({ facts: own })).toEqual(['Material: Silber']);
  });

  test.each(['45\u{A0}cm', '45 cm', '45\u{202F}cm '])('start with the selected variant %j and no other', (name) => {
    const variant = { label: 'Länge', name };
    expect(list({ variant })).toEqual([`Länge: ${name}`, 'Material: Gelbgold 585', 'Edelstein: Diamant, Saphir']);
  });

  test('end with the manufacturer', () => {
    expect(list({ manufacturer: { label: 'Hersteller', name: 'Atelier' } }).at(-1)).toBe('Hersteller: Atelier');
  });

  test('skip attributes without value', () => {
    expect(list({ facts: [{ key: 'alloy', name: 'Material', values: [] }] })).toEqual([]);
  });
});

test.each(Object.entries(defaultAttributes))('start with the material for %s', (_, keys) => {
  expect(keys[0]).toBe('alloy');
});

const options = [{ value: 'heart', label: '♥' }];

const size = makeField({ key: 'size', type: 'select', isRequired: true, surchargeCents: 0, options });

const symbol = makeField({ key: 'symbol', type: 'select', surchargeCents: 1200, options });

const sealing = makeField({ key: 'sealing', type: 'checkbox', surchargeCents: 3000 });

describe('personalization text', () => {
  test("costs the field's surcharge if it is filled", () => {
    expect(parsePersonalization([makeField()], {})).toMatchObject({ surchargeCents: 0, isPersonalized: false });
    expect(parsePersonalization([makeField()], { engraving: '  ' })).toMatchObject({ surchargeCents: 0 });
    expect(parsePersonalization([makeField()], { engraving: ' Anna\n& Jo ' })).toEqual({
      entries: [{ key: 'engraving', label: 'Gravur', value: 'Anna & Jo', surcharge_cents: 4500 }],
      surchargeCents: 4500,
      isPersonalized: true,
    });
  });

  test('is limited in graphemes', () => {
    expect(parsePersonalization([makeField({ maxLength: 2 })], { engraving: '💍💍' })).toBeDefined();
    expect(parsePersonalization([makeField({ maxLength: 2 })], { engraving: 'abc' })).toBeUndefined();
  });

  test('is rejected for unknown fields', () => {
    expect(parsePersonalization([makeField()], { price: '0' })).toBeUndefined();
    expect(parsePersonalization([makeField()], { price: '' })).toBeDefined();
  });
});

describe('a select field', () => {
  test('accepts an offered option, required if the field is', () => {
    expect(parsePersonalization([size], {})).toBeUndefined();
    expect(parsePersonalization([size], { size: 'star' })).toBeUndefined();
    expect(parsePersonalization([size], { size: 'heart' })).toMatchObject({ entries: [{ value: '♥' }] });
  });

  test('excludes withdrawal only with a surcharge', () => {
    expect(parsePersonalization([size], { size: 'heart' })?.isPersonalized).toBe(false);
    expect(parsePersonalization([symbol], { symbol: 'heart' })?.isPersonalized).toBe(true);
    expect(parsePersonalization([sealing], { sealing: 'yes' })).toMatchObject({
      surchargeCents: 3000,
      isPersonalized: true,
    });
    expect(parsePersonalization([sealing], { sealing: 'maybe' })).toBeUndefined();
  });
});
