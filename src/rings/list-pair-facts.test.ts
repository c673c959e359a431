import { expect, test } from 'vitest';
import { listPairFacts } from './list-pair-facts.ts';
import { parsePair } from './normalize-pair.ts';
import { ringRules } from './ring-rules-fixture.ts';

const list = (query: string) =>
  Object.fromEntries(
    listPairFacts(parsePair(query, ringRules).pair, ringRules, 'de').map(({ label, values }) => [label, values]),
  );

test('zones have their widths, which add up to that of the ring, and one zone needs none', () => {
  const facts = list('width=6&zones=3,1&share=40&alloy=585-yellow&alloy2=950-platinum&alloy3=585-yellow');
  expect(facts).toMatchObject({
    'Metall 1': ['1,80 mm 585-yellow, polished', '585-yellow, polished'],
    'Metall 2': ['2,40 mm 950-platinum, polished', ''],
    'Metall 3': ['1,80 mm 585-yellow, polished', ''],
  });
});

test('stones have their number, diameter and weight, an engraving its font and kind', () => {
  expect(
    list('size=54.5&width=5&height=2&stones=three&stone=20&text=Anna ♥&text=&font=script&engraving=diamond'),
  ).toMatchObject({
    Ringgröße: ['54,5', '54,5'],
    Steine: ['3 × 0.03 ct, Ø 2,0 mm (Drei Steine)', '3 × 0.03 ct, Ø 2,0 mm (Drei Steine)'],
    Steingröße: ['je 0,030 ct, zusammen 0,090 ct', 'je 0,030 ct, zusammen 0,090 ct'],
    Fassung: ['bezel', 'bezel'],
    'Gravur innen': ['Anna ♥', ''],
    Schrift: ['script', ''],
    'Art der Gravur': ['diamond', ''],
  });
});

test('a drawing is told in place of a text', () => {
  const facts = list('width=5&height=2&drawing=Zm9v-YmFy_YmF6MA&text=Anna');
  expect(facts).toMatchObject({ 'Gravur innen': [ringRules.drawing?.name, ringRules.drawing?.name] });
  expect(Object.keys(facts)).not.toContain('Schrift');
});

test('what neither ring has is without a value', () => {
  const facts = list('size=54');
  expect(facts).toMatchObject({ Fuge: ['', ''], Steine: ['', ''], 'Gravur innen': ['', ''] });
  for (const label of ['Steingröße', 'Fassung', 'Schrift']) expect(Object.keys(facts)).not.toContain(label);
});
