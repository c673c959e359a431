import { describe, expect, test } from 'vitest';
import { makeField } from '../orders/order-fixture.ts';
import { parsePersonalization } from './parse-personalization.ts';

const options = [{ value: 'heart', label: '♥' }];
const size = makeField({ key: 'size', type: 'select', isRequired: true, surchargeCents: 0, options });
const symbol = makeField({ key: 'symbol', type: 'select', surchargeCents: 1200, options });
const sealing = makeField({ key: 'sealing', type: 'checkbox', surchargeCents: 3000 });

describe('personalization text', () => {
  test("costs the field's surcharge if it is filled", () => {
    expect(parsePersonalization([makeField()], {})).toMatchObject({ surchargeCents: 0, isPersonalized: false });
    expect(parsePersonalization([makeField()], { engraving: '  ' })).toMatchObject({ surchargeCents: 0 });
    expect(parsePersonalization([makeField()], { engraving: ' Anna\n& Jo ' })).toEqual({
      entries: [{ key: 'engraving', label: 'Gravur', value: 'Anna & Jo', surcharge_cents: 4500 }],
      surchargeCents: 4500,
      isPersonalized: true,
    });
  });

  test('is limited in graphemes', () => {
    expect(parsePersonalization([makeField({ maxLength: 2 })], { engraving: '💍💍' })).toBeDefined();
    expect(parsePersonalization([makeField({ maxLength: 2 })], { engraving: 'abc' })).toBeUndefined();
  });

  test('is rejected for unknown fields', () => {
    expect(parsePersonalization([makeField()], { price: '0' })).toBeUndefined();
    expect(parsePersonalization([makeField()], { price: '' })).toBeDefined();
  });
});

describe('a select field', () => {
  test('accepts an offered option, required if the field is', () => {
    expect(parsePersonalization([size], {})).toBeUndefined();
    expect(parsePersonalization([size], { size: 'star' })).toBeUndefined();
    expect(parsePersonalization([size], { size: 'heart' })).toMatchObject({ entries: [{ value: '♥' }] });
  });

  test('excludes withdrawal only with a surcharge', () => {
    expect(parsePersonalization([size], { size: 'heart' })?.isPersonalized).toBe(false);
    expect(parsePersonalization([symbol], { symbol: 'heart' })?.isPersonalized).toBe(true);
    expect(parsePersonalization([sealing], { sealing: 'yes' })).toMatchObject({
      surchargeCents: 3000,
      isPersonalized: true,
    });
    expect(parsePersonalization([sealing], { sealing: 'maybe' })).toBeUndefined();
  });
});
