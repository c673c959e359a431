import { expect, test } from 'vitest';
import { replaceWords } from './byte-text.ts';

const replace = (text: string, ...replacements: Parameters<typeof replaceWords>[1]) =>
  replaceWords(Buffer.from(text), replacements).toString();

test('words are replaced wherever they stand, or where they stand first, and letters beside them are kept', () => {
  const later = { word: '<link ', by: '<later ' };
  const lazy = { word: '<html ', by: '<html lang="für" ', isOnce: true };
  expect(replace('<html ›<link a><link b>€<html ', later, lazy)).toBe('<html lang="für" ›<later a><later b>€<html ');
  expect(replace('Größe nonce="a$&" ', { word: ' nonce="a$&"', by: '' })).toBe('Größe ');
  expect(replace('aaa', { word: 'aa', by: '$&' })).toBe('$&a');
});

test('bytes in which no word stands are not copied', () => {
  const bytes = Buffer.from('Größe 54');
  expect(replaceWords(bytes, [{ word: 'nonce', by: '' }])).toBe(bytes);
});
