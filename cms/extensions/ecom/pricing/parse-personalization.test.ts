import { describe, expect, test } from 'vitest';
import { makeField } from '../orders/order-fixture.ts';
import { parsePersonalization } from './parse-personalization.ts';

const options = [{ value: 'heart', label: '♥' }];
const size = makeField({ key: 'size', type: 'select', isRequired: true, surchargeCents: 0, options });
const symbol = makeField({ key: 'symbol', type: 'select', surchargeCents: 1200, options });
const sealing = makeField({ key: 'sealing', type: 'checkbox', surchargeCents: 3000 });

describe('words for a piece', () => {
  test('cost what their field costs, once they are there', () => {
    expect(parsePersonalization([makeField()], {})).toMatchObject({ surchargeCents: 0, isPersonalized: false });
    expect(parsePersonalization([makeField()], { engraving: '  ' })).toMatchObject({ surchargeCents: 0 });
    expect(parsePersonalization([makeField()], { engraving: ' Anna\n& Jo ' })).toEqual({
      entries: [{ key: 'engraving', label: 'Gravur', value: 'Anna & Jo', surcharge_cents: 4500 }],
      surchargeCents: 4500,
      isPersonalized: true,
    });
  });

  test('are as long as they may be, counted as people count', () => {
    expect(parsePersonalization([makeField({ maxLength: 2 })], { engraving: '💍💍' })).toBeDefined();
    expect(parsePersonalization([makeField({ maxLength: 2 })], { engraving: 'abc' })).toBeUndefined();
  });

  test('are for fields that the piece has', () => {
    expect(parsePersonalization([makeField()], { price: '0' })).toBeUndefined();
    expect(parsePersonalization([makeField()], { price: '' })).toBeDefined();
  });
});

describe('a choice', () => {
  test('is one of those offered, and made where it must be', () => {
    expect(parsePersonalization([size], {})).toBeUndefined();
    expect(parsePersonalization([size], { size: 'star' })).toBeUndefined();
    expect(parsePersonalization([size], { size: 'heart' })).toMatchObject({ entries: [{ value: '♥' }] });
  });

  test('of a size makes nothing that cannot be given back; what costs extra does', () => {
    expect(parsePersonalization([size], { size: 'heart' })?.isPersonalized).toBe(false);
    expect(parsePersonalization([symbol], { symbol: 'heart' })?.isPersonalized).toBe(true);
    expect(parsePersonalization([sealing], { sealing: 'yes' })).toMatchObject({
      surchargeCents: 3000,
      isPersonalized: true,
    });
    expect(parsePersonalization([sealing], { sealing: 'maybe' })).toBeUndefined();
  });
});
