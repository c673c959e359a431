import { expect, test } from 'vitest';
import type { Reader } from '../../transact.ts';
import { createQuoteRows } from './quote-rows.ts';

/** A database with one row in each collection, which counts how often it was read. */
function makeDatabase(): { read: Reader; reads: string[]; set: (price: number) => void } {
  const reads: string[] = [];
  let price = 1;
  const read = (collection: string) => ({
    readByQuery: async () => {
      reads.push(collection);
      return [{ price }];
    },
  });
  const set = (changed: number) => {
    price = changed;
  };
  return { read: read as Reader, reads, set };
}

const query = { filter: { id: { _eq: 1 } }, limit: 1 };

test('rows are read once per query until they are purged', async () => {
  const { read, reads, set } = makeDatabase();
  const rows = createQuoteRows();
  const find = (asked: object = query) => rows.open(read)('ring_alloy').readByQuery(asked);
  await Promise.all([find(), find()]);
  set(2);
  expect(await find()).toEqual([{ price: 1 }]);
  expect(reads).toHaveLength(1);
  expect(await find({ ...query, limit: 2 })).toEqual([{ price: 2 }]);
  rows.purge();
  expect(await find()).toEqual([{ price: 2 }]);
});

test('products are read each time, since orders change their stock', async () => {
  const { read, reads } = makeDatabase();
  const open = createQuoteRows().open(read);
  await open('ecommerce_product').readByQuery(query);
  await open('ecommerce_product').readByQuery(query);
  expect(reads).toEqual(['ecommerce_product', 'ecommerce_product']);
});

test('rows that were changed while they were read are not remembered', async () => {
  const { read, reads, set } = makeDatabase();
  const rows = createQuoteRows();
  const open = rows.open(read)('ring_alloy');
  const reading = open.readByQuery(query);
  rows.purge();
  set(2);
  await reading;
  expect(await open.readByQuery(query)).toEqual([{ price: 2 }]);
  expect(reads).toHaveLength(2);
});

test('after five seconds rows are read again, as another process may have changed them', async () => {
  const { read, set } = makeDatabase();
  let now = 0;
  const open = createQuoteRows(() => now).open(read)('ring_alloy');
  await open.readByQuery(query);
  set(2);
  now = 5_000;
  expect(await open.readByQuery(query)).toEqual([{ price: 1 }]);
  now = 5_001;
  expect(await open.readByQuery(query)).toEqual([{ price: 2 }]);
});
