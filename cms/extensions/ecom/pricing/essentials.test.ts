import { describe, expect, test } from 'vitest';
import { defaultAttributes, listEssentials, type ProductAttribute } from './essentials.ts';

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

describe('what is essential of a product', () => {
  test('is what is usual for its kind of category, in that order', () => {
    expect(list()).toEqual(['Material: Gelbgold 585', 'Edelstein: Diamant, Saphir', 'Länge: 42\u{A0}cm, 45\u{A0}cm']);
  });

  test('is what staff have named for the category, and nothing else', () => {
    expect(list({ category: { key: 'jewelry', chosen: ['presence', 'alloy', 'movement'] } })).toEqual([
      'Wirkung: Zierlich',
      'Material: Gelbgold 585',
    ]);
  });

  test.each([null, { key: 'silverware', chosen: [] }])(
    'is everything in a category of no known kind: %j',
    (category) => {
      expect(list({ category })).toHaveLength(facts.length);
    },
  );

  test('is everything where a house has other attributes than the usual ones', () => {
    const own: ProductAttribute[] = [{ key: 'material', name: 'Material', values: ['Silber'] }];
    expect(list({ facts: own })).toEqual(['Material: Silber']);
  });

  test('begins with the chosen size, and names no other than that', () => {
    const variant = { label: 'Länge', name: '45\u{A0}cm' };
    expect(list({ variant })).toEqual(['Länge: 45\u{A0}cm', 'Material: Gelbgold 585', 'Edelstein: Diamant, Saphir']);
  });

  test('ends with who made it', () => {
    expect(list({ manufacturer: { label: 'Hersteller', name: 'Atelier' } }).at(-1)).toBe('Hersteller: Atelier');
  });

  test('leaves out what has no value', () => {
    expect(list({ facts: [{ key: 'alloy', name: 'Material', values: [] }] })).toEqual([]);
  });
});

test.each(Object.entries(defaultAttributes))('%s are told by their material first', (_, keys) => {
  expect(keys[0]).toBe('alloy');
});
