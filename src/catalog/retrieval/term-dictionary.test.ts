import { expect, test } from 'vitest';
import { createTermDictionary, packTerms, unpackTerms } from './term-dictionary.ts';

test('unpacks what was packed, including rare terms', () => {
  const dictionary = createTermDictionary();
  const list = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `t${from + at}`).join(' ');
  for (let from = 0; from < 70_000; from += 1_000) packTerms(dictionary, list(from, from + 1_000));
  for (const text of ['', 't0', 't5 t3 t32767 t32768 t32769', 't65535 t65536 t69999 t1']) {
    expect(unpackTerms(dictionary, packTerms(dictionary, text))).toBe(text);
  }
  expect(dictionary.terms).toHaveLength(70_000);
});

test('keeps the first terms of a text that exceeds the limit', () => {
  const dictionary = createTermDictionary();
  const long = Array.from({ length: 150_000 }, (_, at) => `t${at}`).join(' ');
  expect(unpackTerms(dictionary, packTerms(dictionary, long)).length).toBeLessThan(20_000);
});
