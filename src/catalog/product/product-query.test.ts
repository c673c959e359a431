import { expect, test } from 'vitest';
import { formatProductQuery, parseProductQuery } from './product-query.ts';

test('parses and formats variant and full page', () => {
  const query = parseProductQuery('variant=41101&full=1');
  expect(query).toEqual({ variant: '41101', showsAllRatings: false, isFull: true });
  expect(formatProductQuery(query)).toBe('?variant=41101&full=1');
});

test.each(['', 'variant=', 'variant=-1', 'variant=1e3', 'variant=<script>', 'variant=9999999999', 'variant=__proto__'])(
  'ignores the invalid variant %j',
  (search) => expect(parseProductQuery(search).variant).toBeNull(),
);
