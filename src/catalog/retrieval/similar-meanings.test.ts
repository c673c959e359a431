import { expect, test } from 'vitest';
import { stem } from './analyze.ts';
import { correctCompound } from './similar-meanings.ts';

const known = (...words: readonly string[]) => new Map(words.flatMap((word) => [[word, stem(word, 'de')] as const]));
const parts = {
  heads: known('ring', 'kette', 'kett', 'uhr'),
  modifiers: known('gold', 'silber', 'perle', 'dam'),
};
const correct = (word: string) => correctCompound(word, parts, (part) => stem(part, 'de'));

test.each([
  ['goldrng', 'gold', 'ring', 1],
  ['gldring', 'gold', 'ring', 1],
  ['silberkete', 'silb', 'kett', 1],
  ['silberkettee', 'silb', 'kett', 1],
  ['perlnkette', 'perl', 'kett', 1],
  ['silbekrette', 'silb', 'kett', 2],
  ['damenuhhr', 'dam', 'uhr', 1],
])('reads %s as %s and %s', (word, modifier, head, distance) => {
  expect(correct(word)).toEqual({ compound: { modifier, head }, distance });
});

test.each(['fahrradkette', 'goldbarren', 'rng', 'g0ldring', 'goldrng'.repeat(9)])('leaves %s', (word) => {
  expect(correct(word)).toBeUndefined();
});
