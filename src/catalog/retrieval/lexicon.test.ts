import { expect, test } from 'vitest';
import { emptyVocabulary, named } from '../index/catalogue-fixture.ts';
import { createLexicon, getTerm, linkCompounds } from './lexicon.ts';

test('others get their turn between any two compounds', async () => {
  const lexicon = createLexicon({ ...emptyVocabulary, categories: [named('ringe', 'Ringe')] }, 'de');
  const words = new Map(
    Array.from({ length: 20 }, (_, at) => [`zeug${'a'.repeat(at)}ring`, `zeug${'a'.repeat(at)}ring`]),
  );
  for (const term of words.keys()) getTerm(lexicon, term);
  let turns = 0;
  const pauses = {
    isDue: () => true,
    yieldNow: async () => {
      turns += 1;
    },
  };
  await linkCompounds(lexicon, words, 'de', pauses);
  expect(turns).toBeGreaterThanOrEqual(words.size);
  expect(lexicon.compounds.get(getTerm(lexicon, 'ring'))).toHaveLength(words.size);
});
