import { expect, test } from 'vitest';
import { getDirectionsHref } from './company.ts';

test('directions use the address as destination', () => {
  const { pathname, searchParams } = new URL(
    getDirectionsHref({ street: 'Vorm Ümbau & Co.', number: '1', zipCode: '10115', city: 'Berlin' }),
  );
  expect([pathname, [...searchParams]]).toEqual(['/directions', [['to', 'Vorm Ümbau & Co. 1, 10115 Berlin']]]);
});
