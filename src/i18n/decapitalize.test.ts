import { expect, test } from 'vitest';
import { decapitalize } from './decapitalize.ts';
import type { Language } from './languages.ts';

test.each<[string, Language, string]>([
  ['Ringweite', 'de', 'Ringweite'],
  ['Ring size', 'en', 'ring size'],
  ['Étui', 'fr', 'étui'],
  ['EU size', 'en', 'EU size'],
  ['', 'en', ''],
])('turns “%s” in %s into “%s”', (label, language, written) => {
  expect(decapitalize(label, language)).toBe(written);
});
