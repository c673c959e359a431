import { expect, test } from 'vitest';
import { findEngraving, toEngravedMetal } from './engraving.tsx';
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

test('engraves each wedding ring with its text, the symbol and the date', () => {
  const offer = offerOf(field('engraving_narrow'), field('engraving_wide'), field('symbol', 'select'), field('date'));
  const choice = typed({ engraving_narrow: 'Lea', symbol: 'heart', date: '12.06.2027' });
  expect(findEngraving(offer, choice, 'wedding_rings')?.lines).toEqual(['Lea  ♥  12.06.2027', '♥  12.06.2027']);
});

test('engraves only filled-in lines on a plate', () => {
  const offer = offerOf(field('line_1'), field('line_2'));
  expect(findEngraving(offer, typed({ line_2: 'Für Opa' }), 'watch_back')).toMatchObject({
    lines: ['Für Opa'],
    shape: 'disc',
  });
});

test('mirrors a seal and falls back to the default typeface', () => {
  const offer = offerOf(field('letters'), field('sealing', 'checkbox'));
  expect(findEngraving(offer, typed({ letters: 'V', sealing: 'yes', font: '__proto__' }), 'monogram')).toMatchObject({
    isMirrored: true,
    face: 'serif',
  });
});

test('finds no engraving without text fields', () => {
  expect(findEngraving(offerOf(field('second_size', 'select')), typed({}), 'wedding_rings')).toBeUndefined();
});

test('maps each typeface to its font', () => {
  const offer = offerOf(field('engraving'));
  const found = ['antiqua', 'italica', 'grotesk', 'scriptura'].map(
    (font) => findEngraving(offer, typed({ engraving: 'Lea', font }), 'ring')?.face,
  );
  expect(new Set(found).size).toBe(4);
});

test('keeps the sides of a pendant when one of them is empty', () => {
  const offer = offerOf(field('initial'), field('back'));
  expect(findEngraving(offer, typed({ back: 'Für Lea' }), 'pendant_initial')?.lines).toEqual(['', 'Für Lea']);
});

test('maps an alloy to the colour of its metal', () => {
  const alloys = ['yellow_585', 'gilt_silver', 'rose_750', 'blackened', 'white_585', 'steel', undefined];
  expect(alloys.map(toEngravedMetal)).toEqual(['yellow', 'yellow', 'rose', 'dark', 'white', 'white', 'white']);
});
