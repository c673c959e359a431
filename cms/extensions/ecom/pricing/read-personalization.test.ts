import { describe, expect, test } from 'vitest';
import { makeField } from '../orders/order-fixture.ts';
import { readPersonalization } from './read-personalization.ts';

const options = [{ value: 'heart', label: '♥' }];
const size = makeField({ key: 'size', type: 'select', isRequired: true, surchargeCents: 0, options });
const symbol = makeField({ key: 'symbol', type: 'select', surchargeCents: 1200, options });
const sealing = makeField({ key: 'sealing', type: 'checkbox', surchargeCents: 3000 });

describe('words for a piece', () => {
  test('cost what their field costs, once they are there', () => {
    expect(readPersonalization([makeField()], {})).toMatchObject({ surchargeCents: 0, isPersonalized: false });
    expect(readPersonalization([makeField()], { engraving: '  ' })).toMatchObject({ surchargeCents: 0 });
    expect(readPersonalization([makeField()], { engraving: ' Anna\n& Jo ' })).toEqual({
      entries: [{ key: 'engraving', label: 'Gravur', value: 'Anna & Jo', surcharge_cents: 4500 }],
      surchargeCents: 4500,
      isPersonalized: true,
    });
  });

  test('are as long as they may be, counted as people count', () => {
    expect(readPersonalization([makeField({ maxLength: 2 })], { engraving: '💍💍' })).toBeDefined();
    expect(readPersonalization([makeField({ maxLength: 2 })], { engraving: 'abc' })).toBeUndefined();
  });

  test('are for fields that the piece has', () => {
    expect(readPersonalization([makeField()], { price: '0' })).toBeUndefined();
    expect(readPersonalization([makeField()], { price: '' })).toBeDefined();
  });
});

describe('a choice', () => {
  test('is one of those offered, and made where it must be', () => {
    expect(readPersonalization([size], {})).toBeUndefined();
    expect(readPersonalization([size], { size: 'star' })).toBeUndefined();
    expect(readPersonalization([size], { size: 'heart' })).toMatchObject({ entries: [{ value: '♥' }] });
  });

  test('of a size makes nothing that cannot be given back; what costs extra does', () => {
    expect(readPersonalization([size], { size: 'heart' })?.isPersonalized).toBe(false);
    expect(readPersonalization([symbol], { symbol: 'heart' })?.isPersonalized).toBe(true);
    expect(readPersonalization([sealing], { sealing: 'yes' })).toMatchObject({
      surchargeCents: 3000,
      isPersonalized: true,
    });
    expect(readPersonalization([sealing], { sealing: 'maybe' })).toBeUndefined();
  });
});
