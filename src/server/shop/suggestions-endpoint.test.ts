import { expect, test } from 'vitest';
import type { ProductCard } from '../../catalog/cards/product-card.ts';
import { createCardReader } from './suggestions-endpoint.ts';

test('concurrent reads are limited, a few wait, and a read that ends starts the next', async () => {
  const reads: PromiseWithResolvers<ProductCard[]>[] = [];
  const find = createCardReader(
    () => {
      const read = Promise.withResolvers<ProductCard[]>();
      reads.push(read);
      return read.promise;
    },
    { concurrency: 2, maxQueued: 1 },
  );
  const first = find([1], 'de');
  const second = find([2], 'de');
  const third = find([3], 'de');
  expect(await find([4], 'de')).toBeUndefined();
  expect(reads).toHaveLength(2);
  reads[0]?.resolve([]);
  reads[1]?.reject(new Error('Network error'));
  expect(await first).toEqual([]);
  await expect(second).rejects.toThrow('Network error');
  await expect.poll(() => reads).toHaveLength(3);
  reads[2]?.resolve([]);
  expect(await third).toEqual([]);
  find([5], 'de');
  find([6], 'de');
  find([7], 'de');
  expect(await find([8], 'de')).toBeUndefined();
  expect(reads).toHaveLength(5);
});
