import { expect, test } from 'vitest';
import type { Language } from '../i18n/languages.ts';
import { describeRing } from './describe-ring.ts';
import { parsePair } from './normalize-pair.ts';
import { ringRules } from './ring-rules-fixture.ts';

const write = (query: string, language: Language = 'de') =>
  describeRing(language, parsePair(query, ringRules).pair[0], ringRules).replaceAll('\u00a0', ' ');

const rich =
  'size=54.5&width=5&height=1.8&profile=comfort&zones=2&share=80&alloy=585-yellow&alloy2=950-platinum&surface2=matt' +
  '&groove=fine&stones=three&stone=17&setting=bezel&text=Anna&font=script&engraving=diamond';

test('a plain ring has its measures, profile, alloy and surface', () => {
  expect(write('size=54&width=4.5&surface=matt')).toBe('Größe 54 · 4,5 × 1,6 mm · flat · 585-yellow, matt');
});

test.each<[Language, string]>([
  [
    'de',
    'Größe 54,5 · 5 × 1,8 mm · comfort · 80 % 585-yellow, polished + 20 % 950-platinum, matt · fine · ' +
      '3 Brillanten, 0.02 ct, bezel · Gravur „Anna“ (diamond, script)',
  ],
  [
    'en',
    'Size 54.5 · 5 × 1.8 mm · comfort · 80% 585-yellow, polished + 20% 950-platinum, matt · fine · ' +
      '3 diamonds, 0.02 ct, bezel · Engraving “Anna” (diamond, script)',
  ],
  [
    'fr',
    'Taille 54,5 · 5 × 1,8 mm · comfort · 80 % 585-yellow, polished + 20 % 950-platinum, matt · fine · ' +
      '3 diamants, 0.02 ct, bezel · Gravure « Anna » (diamond, script)',
  ],
])('a rich ring in %s has all its choices', (language, expected) => {
  expect(write(rich, language)).toBe(expected);
});

test('three zones have the shares of all three, and an eternity says how far it goes', () => {
  expect(write('zones=3&share=35&width=8&stones=half')).toContain('32,5 % 585-yellow, polished + 35 % ');
  expect(write('stones=half&stone=13')).toMatch(/ · \d+ Brillanten halb umlaufend, 0\.01 ct, bezel$/);
});
