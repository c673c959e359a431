import { expect, test } from 'vitest';
import type { Language } from '../i18n/languages.ts';
import { describeAdjustments } from './describe-adjustments.ts';
import { parsePair } from './normalize-pair.ts';
import { ringRules } from './ring-rules-fixture.ts';

const describeQuery = (query: string, language: Language = 'de') =>
  describeAdjustments(parsePair(query, ringRules).adjustments, ringRules, language);

test.each<[Language, string]>([
  ['de', 'Ring 1, Gravur innen: Zu lang, oder mit Zeichen, die sich nicht gravieren lassen; jetzt 12.08.2027.'],
  ['en', 'Ring 1, Engraving inside: too long, or with characters that cannot be engraved; now 12.08.2027.'],
])('an engraved date is quoted in %s as it will be engraved', (language, expected) => {
  expect(describeQuery('text=12.08.2027❤&text=', language)).toEqual([expected]);
});

test.each<[string, Language, string]>([
  ['width=12', 'de', 'Breite in mm: Gefertigt werden andere Maße; das nächste ist 10\u00a0mm.'],
  ['size=54.2', 'fr', 'Taille\u00a0: nous réalisons d’autres mesures\u202f; la plus proche est 54.'],
  ['height=1.14', 'en', 'Height in mm: we make other measures; the nearest is 1.2\u00a0mm.'],
  ['profile=concave&width=3', 'de', 'Breite in mm: „concave“ braucht mindestens 3,5\u00a0mm.'],
  ['zones=3&width=2', 'de', 'Aufteilung: Kein Streifen darf schmaler als 0,8 mm sein; jetzt Zwei Metalle.'],
  ['profile=concave&zones=2&surface2=hammered', 'en', 'Surface: this does not go with “concave”; now polished.'],
  ['stones=one&groove=fine', 'de', 'Fuge: Das verträgt sich nicht mit „Ein Stein“; jetzt ohne.'],
  [
    'stones=one&setting=channel',
    'fr',
    'Serti\u00a0: cela ne va pas avec «\u00a0Une pierre\u00a0»\u202f; à présent bezel.',
  ],
  [
    'stones=row&setting=channel&width=2.5',
    'de',
    'Fassung: „channel“ braucht einen breiteren oder höheren Ring; jetzt bezel.',
  ],
])('%s is explained in %s with the choice that was in its way', (query, language, expected) => {
  expect(describeQuery(query, language)).toContain(expected);
});

test('the address of another version is told once', () => {
  expect(describeQuery('v=7', 'en')).toEqual([
    'This address is from another version of the wedding ring studio. We show what still holds; please check your choice.',
  ]);
});
