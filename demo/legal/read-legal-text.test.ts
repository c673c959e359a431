import { expect, test } from 'vitest';
import { readLegalText } from './read-legal-text.ts';

const days = { de: '5 Tage', en: '5 days', fr: '5 jours' };

test('a legal text has its values in every language', () => {
  const { de, en, fr } = readLegalText('terms', { reservationTime: days });
  expect([de, en, fr].map((html) => html.includes('{{'))).toEqual([false, false, false]);
  expect([de.includes(days.de), en.includes(days.en), fr.includes(days.fr)]).toEqual([true, true, true]);
});

test('a legal text that is missing, lacks a value or leaves one out is refused', () => {
  expect(() => readLegalText('nothing')).toThrow('nothing.de.html');
  expect(() => readLegalText('terms')).toThrow('terms.de.html names reservationTime');
  expect(() => readLegalText('imprint', { days })).toThrow('imprint.de.html does not name days');
});
