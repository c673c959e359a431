import { expect, test, vi } from 'vitest';
import {
  addItem,
  type CartLine,
  changeLineCount,
  getTotalCents,
  getTotalCount,
  maxCount,
  maxLines,
  removeLine,
  removeOrdered,
  toOrderLines,
} from './cart.ts';
import { makeItem } from './cart-fixture.ts';

const fill = (...items: ReturnType<typeof makeItem>[]) => items.reduce<CartLine[]>(addItem, []);

test('adding an equal item increases the count of its line', () => {
  const lines = fill(makeItem(), makeItem({ count: 2 }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ cartId: 1, count: 3 });
});

test('the order of the personalization fields does not distinguish items', () => {
  const lines = fill(
    makeItem({ personalization: { text: 'Lea', font: 'italica' } }),
    makeItem({ personalization: { font: 'italica', text: 'Lea', date: '' } }),
  );
  expect(lines.map(({ count }) => count)).toEqual([2]);
});

test.each([
  ['engraving', { personalization: { text: 'Tom' } }],
  ['size', { variant: { id: 56, name: '56' } }],
  ['product', { product: { ...makeItem().product, id: 8 } }],
])('another %s makes a second line with the next id', (_what, changes) => {
  const lines = fill(makeItem({ personalization: { text: 'Lea' } }), makeItem(changes));
  expect(lines.map(({ cartId }) => cartId)).toEqual([1, 2]);
});

test('an id is not reused while its line exists', () => {
  const lines = removeLine(fill(makeItem(), makeItem({ variant: null })), 1);
  expect(addItem(lines, makeItem()).map(({ cartId }) => cartId)).toEqual([2, 3]);
});

test('adding an item again updates its price', () => {
  expect(fill(makeItem(), makeItem({ priceCents: 1_190_00 }))).toMatchObject([{ count: 2, priceCents: 1_190_00 }]);
});

test.each([
  [0, 1],
  [-3, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
  [1_000, maxCount],
])('a count of %d is limited to %d', (count, limited) => {
  expect(changeLineCount(fill(makeItem()), 1, count)).toMatchObject([{ count: limited }]);
});

test('a full cart rejects new items and keeps its lines', () => {
  const items = Array.from({ length: maxLines + 3 }, (_, at) => makeItem({ variant: { id: at + 1, name: '' } }));
  const lines = fill(...items);
  expect(lines).toHaveLength(maxLines);
  expect(lines.at(-1)?.variant?.id).toBe(maxLines);
});

test('three times ten cents make thirty', () => {
  const lines = fill(makeItem({ priceCents: 10, count: 3 }), makeItem({ variant: null, priceCents: 20 }));
  expect([getTotalCount(lines), getTotalCents(lines)]).toEqual([4, 50]);
});

test('order lines contain no prices', () => {
  expect(toOrderLines(fill(makeItem({ personalization: { text: 'Lea' }, count: 2 })))).toEqual([
    { product: 7, variant: 54, personalization: { text: 'Lea' }, count: 2 },
  ]);
});

test('removing an order keeps items that were added later', () => {
  const engraved = makeItem({ personalization: { text: 'Lea', font: 'italica' } });
  const ordered = toOrderLines(fill(makeItem({ count: 2 }), engraved, makeItem({ variant: null })));
  const now = fill(
    makeItem({ count: 3 }),
    makeItem({ personalization: { font: 'italica', text: 'Lea' } }),
    makeItem({ personalization: { text: 'Tom' } }),
  );
  expect(removeOrdered(now, ordered)).toEqual([
    { ...makeItem(), cartId: 1, count: 1 },
    { ...makeItem({ personalization: { text: 'Tom' } }), cartId: 3 },
  ]);
  expect(removeOrdered(now, toOrderLines(now))).toEqual([]);
});

test('changing a missing line changes nothing and logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', undefined);
  const { addToCart, cart, changeCount, removeFromCart } = await import('./cart-store.ts');
  addToCart(makeItem());
  removeFromCart(9);
  changeCount(9, 4);
  expect(cart.lines).toMatchObject([{ cartId: 1, count: 1 }]);
  expect(warn).toHaveBeenCalledTimes(2);
});
