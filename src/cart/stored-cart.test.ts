import { expect, test } from 'vitest';
import { createRandomSource, mutate, type RandomSource } from '../../tests/mutate.ts';
import { getSampleCount } from '../../tests/samples.ts';
import { addItem, type CartLine, getTotalCents, getTotalCount, maxCount, maxLines } from './cart.ts';
import { makeItem } from './cart-fixture.ts';
import { formatCart, parseCart } from './stored-cart.ts';

const lines = [
  makeItem({ priceCents: 10, count: 3, personalization: { text: 'Für Lea „∞“', font: 'italica' } }),
  makeItem({ variant: null, product: { ...makeItem().product, id: 8, image: null } }),
].reduce<CartLine[]>(addItem, []);
const stored = formatCart(lines, 1_700_000_000_000);

test('the stored cart has the specified fields, with prices in euros', () => {
  expect(JSON.parse(stored)).toMatchObject({
    products: [
      {
        cartId: 1,
        product: { id: 7 },
        variant: { id: 54 },
        personalization: { values: { text: 'Für Lea „∞“', font: 'italica' } },
        count: 3,
        priceBrutto: 0.1,
      },
      { cartId: 2, product: { id: 8 }, variant: null, personalization: null, count: 1, priceBrutto: 1290 },
    ],
    totalCount: 4,
    totalPriceBrutto: 1290.3,
    timestamp: 1_700_000_000_000,
  });
});

test('a stored cart is parsed unchanged', () => {
  expect(parseCart(stored)).toEqual(lines);
});

test('the tint of a picture is kept, and left out where it is none', () => {
  const store = (tint: unknown) => {
    const image = { id: 'a1b2', width: 1600, height: 1200, tint };
    const line = { cartId: 1, product: { id: 7, image }, variant: null, count: 1, priceBrutto: 1 };
    return parseCart(JSON.stringify({ products: [line] }))[0]?.product.image;
  };
  const image = { id: 'a1b2', width: 1600, height: 1200 };
  expect(store('e4e4dc')).toEqual({ ...image, tint: 'e4e4dc' });
  for (const tint of ['red', 'E4E4DC', 'e4e4dc;', 7, null, undefined]) expect(store(tint)).toEqual(image);
});

test('a cart without a version is parsed', () => {
  const { version, ...before } = JSON.parse(stored) as Record<string, unknown>;
  expect(version).toBe(1);
  expect(parseCart(JSON.stringify(before))).toEqual(lines);
});

test('a line needs product, count and price only, and is limited to valid values', () => {
  const line = { cartId: 4, personalization: { values: { text: 'Lea' } }, count: 120, priceBrutto: 0.1 };
  const products = [
    { ...line, product: { id: 7 }, variant: { id: 54 } },
    { ...line, cartId: 5, product: { id: 8, display_name: 'Ring Linde', slug: '../x' }, variant: null },
  ];
  const shared = { personalization: { text: 'Lea' }, count: maxCount, priceCents: 10 };
  expect(parseCart(JSON.stringify({ products }))).toEqual([
    { ...shared, cartId: 4, product: { id: 7, name: '', slug: '', image: null }, variant: { id: 54, name: '' } },
    { ...shared, cartId: 5, product: { id: 8, name: 'Ring Linde', slug: '', image: null }, variant: null },
  ]);
});

test.each([
  [null],
  [''],
  ['{'],
  ['[]'],
  ['0'],
  ['{"version":2,"products":[]}'],
  ['{"products":"x"}'],
  ['{"products":[null]}'],
])('%s is parsed as an empty cart', (text) => {
  expect(parseCart(text)).toEqual([]);
});

test('an invalid line does not affect the others', () => {
  const broken = stored.replace('"count":3', '"count":-3');
  expect(parseCart(broken).map(({ product }) => product.id)).toEqual([8]);
});

test('equal lines are merged, and lines with the same id get new ones', () => {
  const parsed = JSON.parse(stored) as { products: { cartId: number }[] };
  const [first, second] = parsed.products;
  expect(parseCart(JSON.stringify({ products: [first, { ...second, cartId: 1 }, first] }))).toMatchObject([
    { cartId: 1, count: 6 },
    { cartId: 2, count: 1 },
  ]);
});

const mutatedCount = getSampleCount(10_000);

test(`${mutatedCount} mutated carts never throw and never yield invalid lines`, () => {
  const dice = createRandomSource('cart');
  const unsound: string[] = [];
  let survived = 0;
  for (let at = 0; at < mutatedCount; at += 1) {
    const text = dice.next() < 0.5 ? cutText(stored, dice) : JSON.stringify(mutate(JSON.parse(stored), dice));
    const parsed = parseCart(text);
    survived += parsed.length;
    if (!isSound(parsed)) unsound.push(text);
  }
  expect(unsound).toEqual([]);
  expect(survived, 'what is not hurt is kept').toBeGreaterThan(mutatedCount / 2);
}, 60_000);

function isSound(parsed: CartLine[]): boolean {
  const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;
  return (
    parsed.length <= maxLines &&
    new Set(parsed.map(({ cartId }) => cartId)).size === parsed.length &&
    parsed.every(
      ({ cartId, product, count, priceCents, personalization }) =>
        [cartId, product.id, count].every(isCount) &&
        count <= maxCount &&
        isCount(priceCents + 1) &&
        Object.values(personalization).every((value) => typeof value === 'string'),
    ) &&
    Number.isSafeInteger(getTotalCents(parsed)) &&
    Number.isSafeInteger(getTotalCount(parsed)) &&
    JSON.stringify(parseCart(formatCart(parsed, 0))) === JSON.stringify(parsed)
  );
}

function cutText(text: string, { next: roll, pick }: RandomSource): string {
  const at = Math.floor(roll() * text.length);
  const put = roll() < 0.5 ? String(pick(['', '-', '9e9', '"', '}', 'null', '<b>', '\\u0000'])) : '';
  return text.slice(0, at) + put + text.slice(at + Math.floor(roll() * 12));
}
