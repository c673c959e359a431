import { expect, test } from 'vitest';
import { formatProductQuery, parseProductQuery } from './product-query.ts';

test('a variant and the whole page are in the address', () => {
  const query = parseProductQuery('variant=41101&full=1');
  expect(query).toEqual({ variant: '41101', showsAllRatings: false, isFull: true });
  expect(formatProductQuery(query)).toBe('?variant=41101&full=1');
});

test.each(['', 'variant=', 'variant=-1', 'variant=1e3', 'variant=<script>', 'variant=9999999999', 'variant=__proto__'])(
  '%j names no variant',
  (search) => expect(parseProductQuery(search).variant).toBeNull(),
);
