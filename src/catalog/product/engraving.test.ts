import { expect, test } from 'vitest';
import { findEngraving, toEngravedMetal } from './engraving.ts';
import type { PersonalizationField } from './personalization-rules.ts';
import type { Offer } from './product-choice.ts';

const field = (
  key: string,
  type: PersonalizationField['type'] = 'text',
  options = [{ value: 'heart', label: '♥' }],
) => ({
  key,
  type,
  label: key,
  hint: null,
  isRequired: false,
  surchargeCents: 0,
  maxLength: null,
  options,
});
const offerOf = (...fields: PersonalizationField[]): Offer => ({
  id: 1,
  cents: 1,
  reduction: null,
  stock: 1,
  canReorder: false,
  shippingDays: null,
  reorderDays: null,
  variantLabel: null,
  variants: [],
  fields,
});
const typed = (personalization: Record<string, string>) => ({ product: 1, variant: null, count: 1, personalization });

test('two wedding rings bear a text each, and both the sign and the date', () => {
  const offer = offerOf(field('engraving_narrow'), field('engraving_wide'), field('symbol', 'select'), field('date'));
  const choice = typed({ engraving_narrow: 'Lea', symbol: 'heart', date: '12.06.2027' });
  expect(findEngraving(offer, choice, 'wedding_rings')?.lines).toEqual(['Lea  ♥  12.06.2027', '♥  12.06.2027']);
});

test('a plate bears only the lines that are written', () => {
  const offer = offerOf(field('line_1'), field('line_2'));
  expect(findEngraving(offer, typed({ line_2: 'Für Opa' }), 'watch_back')).toMatchObject({
    lines: ['Für Opa'],
    shape: 'disc',
  });
});

test('a seal is cut in reverse, an unknown typeface is the one of the house', () => {
  const offer = offerOf(field('letters'), field('sealing', 'checkbox'));
  expect(findEngraving(offer, typed({ letters: 'V', sealing: 'yes', font: '__proto__' }), 'monogram')).toMatchObject({
    isMirrored: true,
    face: 'serif',
  });
});

test('a size alone is no engraving', () => {
  expect(findEngraving(offerOf(field('second_size', 'select')), typed({}), 'wedding_rings')).toBeUndefined();
});

test('each typeface looks like itself', () => {
  const offer = offerOf(field('engraving'));
  const found = ['antiqua', 'italica', 'grotesk', 'scriptura'].map(
    (font) => findEngraving(offer, typed({ engraving: 'Lea', font }), 'ring')?.face,
  );
  expect(new Set(found).size).toBe(4);
});

test('the two sides of a pendant keep their texts, though one of them is empty', () => {
  const offer = offerOf(field('initial'), field('back'));
  expect(findEngraving(offer, typed({ back: 'Für Lea' }), 'pendant_initial')?.lines).toEqual(['', 'Für Lea']);
});

test('an alloy has the colour of its metal', () => {
  const alloys = ['yellow_585', 'gilt_silver', 'rose_750', 'blackened', 'white_585', 'steel', undefined];
  expect(alloys.map(toEngravedMetal)).toEqual(['yellow', 'yellow', 'rose', 'dark', 'white', 'white', 'white']);
});
