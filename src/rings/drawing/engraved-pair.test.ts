import { describe, expect, test } from 'vitest';
import { pricePair } from '../../../cms/extensions/ecom/pricing/price-pair.ts';
import { describeRing } from '../describe-ring.ts';
import { parsePair } from '../normalize-pair.ts';
import { pairKey } from '../pair-key.ts';
import { formatPair } from '../ring-pair.ts';
import { ringRules } from '../ring-rules-fixture.ts';
import { isAlike, makeAlike, toStudioSearch } from '../studio-query.ts';
import { collectDrawings, lacksDrawing } from './order-drawings.ts';

const [hash, otherHash] = ['Zm9v-YmFy_YmF6MA', 'AAAAAAAAAAAAAAAA'];

const parse = (query: string, rules = ringRules) => parsePair(query, rules);

describe('a pair with a drawing', () => {
  test.each([
    [`drawing=${hash}`, `drawing=${hash}`],
    [`drawing=,${hash}`, `drawing=,${hash}`],
    [`drawing=${hash}&drawing=`, `drawing=${hash},`],
    [`drawing=${hash},${otherHash}&same=1`, `drawing=${hash},${otherHash}`],
  ])('of %s has it in its address as %s', (query, expected) => {
    const { pair, adjustments } = parse(query);
    expect(adjustments).toEqual([]);
    expect(formatPair(pair)).toMatch(new RegExp(`&${expected}$`));
    expect(formatPair(parse(formatPair(pair)).pair)).toBe(formatPair(pair));
  });

  test('has no text in that ring, and says so', () => {
    const { pair, adjustments } = parse(`text=Anna&text=Paul&drawing=${hash},`);
    expect(pair.map(({ text, drawing }) => [text, drawing])).toEqual([
      ['', hash],
      ['Paul', ''],
    ]);
    expect(adjustments).toEqual([{ ring: 0, field: 'text', from: 'Anna', to: '', reason: 'excluded' }]);
  });

  test.each(['short', `${hash}x`, '<svg onload=x>', 'Zm9v+YmFy/YmF6MA'])('of %s has none', (wrong) => {
    const { pair, adjustments } = parse(`drawing=${encodeURIComponent(wrong)}`);
    expect(pair.map(({ drawing }) => drawing)).toEqual(['', '']);
    expect(adjustments[0]).toMatchObject({ field: 'drawing', to: '', reason: 'unknown' });
  });

  test('has none where the shop engraves no drawings', () => {
    const { pair, adjustments } = parse(`drawing=${hash}`, { ...ringRules, drawing: undefined });
    expect(formatPair(pair)).not.toContain('drawing');
    expect(adjustments).toHaveLength(2);
  });

  test('costs the drawing for each ring that has one, and is described by its name', () => {
    const cost = (query: string) => pricePair(parse(query).pair, ringRules, 19).costs.engraving;
    expect(cost(`drawing=${hash}`)).toBe(12_000);
    expect(cost(`drawing=${hash},&text=&text=Anna`)).toBe(6_000 + 4 * 150);
    const [ring] = parse(`drawing=${hash}`).pair;
    expect(describeRing('de', ring, ringRules)).toMatch(/ · Gravur: drawing$/);
  });

  test('is alike with another drawing, which stays when one ring takes the design of the other', () => {
    const { pair } = parse(`drawing=${hash},${otherHash}`);
    expect(isAlike(pair)).toBe(true);
    expect(makeAlike(pair[1], pair[0]).drawing).toBe(otherHash);
  });

  test('keeps its drawings in the form of both rings', () => {
    const fields = [
      ['same', '1'],
      ['size', '54'],
      ['text', ''],
      ['drawing', hash],
      ['size', '62'],
      ['text', 'Paul'],
      ['drawing', ''],
      ['font', 'serif'],
    ] as const;
    expect(toStudioSearch(fields)).toBe(`size=54,62&text=&text=Paul&font=,serif&drawing=${hash},`);
  });
});

describe('the drawings of a cart', () => {
  const kept = [{ hash, text: 's9x9;1 1' }];
  const line = (drawing: string) => ({ personalization: { [pairKey]: `size=54&drawing=${drawing}` } });

  test('are missing where this browser lacks one of them', () => {
    expect(lacksDrawing(line(hash), kept)).toBe(false);
    expect(lacksDrawing(line(`${hash},${otherHash}`), kept)).toBe(true);
    expect(lacksDrawing({ personalization: { engraving: 'drawing' } }, [])).toBe(false);
  });

  test('are sent once each', () => {
    expect(collectDrawings([line(hash), line(`,${hash}`)], kept)).toEqual(['s9x9;1 1']);
    expect(collectDrawings([{ personalization: {} }], kept)).toEqual([]);
  });
});
