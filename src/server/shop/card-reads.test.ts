import { expect, test } from 'vitest';
import type { ProductCard } from '../../catalog/cards/product-card.ts';
import { createCardReads } from './card-reads.ts';

test('no more cards are read at once than may be, and the next ones when a read has ended', async () => {
  const reads: PromiseWithResolvers<ProductCard[]>[] = [];
  const find = createCardReads(() => {
    const read = Promise.withResolvers<ProductCard[]>();
    reads.push(read);
    return read.promise;
  }, 2);
  const first = find([1], 'de');
  const second = find([2], 'de');
  expect(await find([3], 'de')).toBeUndefined();
  expect(reads).toHaveLength(2);
  reads[0]?.resolve([]);
  reads[1]?.reject(new Error('Network error'));
  expect(await first).toEqual([]);
  await expect(second).rejects.toThrow('Network error');
  find([4], 'de');
  find([5], 'de');
  expect(await find([6], 'de')).toBeUndefined();
  expect(reads).toHaveLength(4);
});
