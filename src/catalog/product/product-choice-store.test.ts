import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  loadChoice,
  productChoice,
  resetChoice,
  setCount,
  setPersonalization,
  setVariant,
} from './product-choice-store.ts';

let address = '';

beforeEach(() => {
  resetChoice();
  address = 'https://shop.example/ring?full=1';
  vi.stubGlobal('location', {
    get href() {
      return address;
    },
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: URL) => {
      address = url.href;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the address names the variant, and the quantity is reset when it changes or is cleared', () => {
  loadChoice(7, null);
  setCount(3, 5);
  setVariant({ id: 54, name: '54' });
  expect(productChoice).toMatchObject({ product: 7, variant: { id: 54 }, count: 1 });
  expect(address).toBe('https://shop.example/ring?full=1&variant=54');
  setVariant(null);
  expect(productChoice.variant).toBeNull();
  expect(address).toBe('https://shop.example/ring?full=1');
});

test.each([
  [0, 1],
  [9, 5],
  [2.5, 1],
  [Number.NaN, 1],
  [4, 4],
])('clamps a quantity of %d to %d of five', (count, expected) => {
  setCount(count, 5);
  expect(productChoice.count).toBe(expected);
});

test('drops the personalization when another product is loaded', () => {
  loadChoice(7, null);
  setPersonalization('engraving', 'Lea');
  loadChoice(8, null);
  expect(productChoice).toEqual({ product: 8, variant: null, count: 1, personalization: {} });
});
