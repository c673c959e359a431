import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { decapitalize } from './decapitalize.ts';

test.each<[string, Language, string]>([
  ['Ringweite', 'de', 'Ringweite'],
  ['Ring size', 'en', 'ring size'],
  ['Étui', 'fr', 'étui'],
  ['EU size', 'en', 'EU size'],
  ['', 'en', ''],
])('turns “%s” in %s into “%s”', (label, language, written) => {
  expect(decapitalize(label, language)).toBe(written);
});
