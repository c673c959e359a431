import { expect, test } from 'vitest';
import { parsePair } from '../normalize-pair.ts';
import { ringRules } from '../ring-rules-fixture.ts';
import { listRingFacts } from './list-ring-facts.ts';

const list = (query: string) =>
  Object.fromEntries(
    listRingFacts(parsePair(query, ringRules).pair[0], ringRules, 'de').map(({ label, value }) => [label, value]),
  );

test('three zones have their widths, which add up to that of the ring', () => {
  const facts = list('width=6&zones=3&share=40&alloy=585-yellow&alloy2=950-platinum&alloy3=585-yellow');
  expect(facts).toMatchObject({
    'Metall 1': '1,80 mm 585-yellow, polished',
    'Metall 2': '2,40 mm 950-platinum, polished',
    'Metall 3': '1,80 mm 585-yellow, polished',
  });
});

test('stones have their number, diameter and weight, an engraving its font and kind', () => {
  expect(
    list('size=54.5&width=5&height=2&stones=three&stone=20&text=Anna ♥&font=script&engraving=diamond'),
  ).toMatchObject({
    Ringgröße: '54,5, innen Ø 17,35 mm',
    Steine: '3 × 0.03 ct, Ø 2,0 mm (Drei Steine)',
    Steingröße: 'je 0,030 ct, zusammen 0,090 ct',
    Fassung: 'bezel',
    'Gravur innen': 'Anna ♥',
    Schrift: 'script',
    'Art der Gravur': 'diamond',
  });
});

test('what a ring does not have is said', () => {
  const facts = list('size=54');
  expect(facts).toMatchObject({ Fuge: 'ohne', Steine: 'ohne', 'Gravur innen': 'ohne' });
  expect(Object.keys(facts)).not.toContain('Schrift');
});
