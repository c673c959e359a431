import { expect, test } from 'vitest';
import { errorMessages } from '../server/error-messages.ts';
import { setFrenchSpaces } from './format.ts';
import { languages } from './languages.ts';
import { getMessages } from './messages.ts';

/** All messages; functions are called for one and for several items. */
function collect(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [1, 2, 'Or'].flatMap((value) => collect(words(value, value, value)));
  return words && typeof words === 'object' ? Object.values(words).flatMap(collect) : [];
}

test('French messages have no-break spaces before punctuation', () => {
  const all = [
    ...collect(getMessages('fr')),
    ...collect(
      (['notFound', 'failed', 'busy', 'tooMany', 'unavailable'] as const).map((kind) => errorMessages('fr', kind)),
    ),
  ];
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((text) => setFrenchSpaces(text) !== text)).toEqual([]);
  // URLs and times contain colons.
  expect(all.filter((text) => /[^\s/\d][:;?!»](?!\/\/)(?:\s|$)|«\S/.test(text))).toEqual([]);
});

test('replaces ordinary spaces before French punctuation', () => {
  expect(setFrenchSpaces('Quoi ? « Rien ! » : tout ; et')).toBe(
    'Quoi\u202f? «\u00a0Rien\u202f!\u00a0»\u00a0: tout\u202f; et',
  );
});

test.each(languages)('messages about PayPal in %s say when the order is paid, not when it is placed', (language) => {
  const { hint, hints } = getMessages(language).payment.paypal;
  const [, paid = ''] = hint.split('. ');
  expect(paid).not.toBe('');
  expect(hints.paylater).toContain(paid);
});
