import { expect, test } from 'vitest';
import { getDirectionsHref } from './company.ts';

test('the way to a house is a route with its address as the destination', () => {
  const { pathname, searchParams } = new URL(
    getDirectionsHref({ street: 'Vorm Ümbau & Co.', number: '1', zipCode: '10115', city: 'Berlin' }),
  );
  expect([pathname, [...searchParams]]).toEqual(['/directions', [['to', 'Vorm Ümbau & Co. 1, 10115 Berlin']]]);
});
