import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parsePair } from './normalize-pair.ts';
import { listRandomQueries } from './random-pairs.ts';
import { formatPair, type Ring } from './ring-pair.ts';
import { ringRules } from './ring-rules-fixture.ts';
import { getStoneSpace } from './ring-stones.ts';

const usual = parsePair('', ringRules);
const adjust = (query: string) =>
  parsePair(query, ringRules).adjustments.map(
    ({ ring, field, from, to, reason }) => `${ring} ${field} ${from}→${to} ${reason}`,
  );

describe('a pair', () => {
  test('without a query has the first option of each kind, and nothing was adjusted', () => {
    expect(usual.adjustments).toEqual([]);
    expect(formatPair(usual.pair)).toBe(
      'size=54,62&width=4.5&height=1.6&profile=flat&alloy=585-yellow&surface=polished',
    );
  });

  test('shares what is written once, and takes two values one each', () => {
    const { pair } = parsePair('size=54,60&width=4.5&text=Anna&text=Paul, dein', ringRules);
    expect(pair.map(({ size, width, text }) => [size, width, text])).toEqual([
      [540, 45, 'Anna'],
      [600, 45, 'Paul, dein'],
    ]);
  });

  test('from a form that asks for equal rings differs in size and engraving only', () => {
    const form = 'same=1&size=54&size=60&width=5&width=6&alloy=750-rose&alloy=585-yellow&text=Anna&text=Paul';
    expect(formatPair(parsePair(form, ringRules).pair)).toBe(
      'size=54,60&width=5&height=1.6&profile=flat&alloy=750-rose&surface=polished&text=Anna&text=Paul&font=serif&engraving=laser',
    );
  });

  test('with a longer query than any configuration is the usual one', () => {
    expect(parsePair(`size=60&text=${'x'.repeat(2_000)}`, ringRules)).toEqual(usual);
  });

  test.each([
    ['size=12', ['0 size 12→44 range', '1 size 12→44 range']],
    ['size=54,99', ['1 size 99→76 range']],
    ['size=54.2', ['0 size 54.2→54 range', '1 size 54.2→54 range']],
    ['width=breit,4', ['0 width breit→4.5 unknown']],
    ['profile=oval,flat', ['0 profile oval→flat unknown']],
    ['profile=concave,flat&width=3', ['0 width 3→3.5 dimension']],
    [
      'profile=knife-edge,flat&height=1.4&surface=hammered',
      ['0 height 1.4→1.8 dimension', '0 surface hammered→polished excluded'],
    ],
    ['zones=3,1&width=2', ['0 zones 3→2 zones']],
    ['zones=2,1&share=90&width=4', ['0 share 90→80 zones']],
    ['stones=one,none&stone=30&width=3', ['0 stone 30→20 stone']],
    ['stones=one,none&width=2', ['0 stones one→none stone']],
    ['stones=one,none&setting=channel', ['0 setting channel→bezel excluded']],
    ['stones=half,none&groove=fine', ['0 groove fine→none excluded']],
    ['text=Анна ❤ P&text=', ['0 text Анна ❤ P→P text']],
  ])('%s becomes the nearest possible one, and says so', (query, expected) => {
    expect(adjust(query)).toEqual(expected);
  });
});

describe('10,000 random queries', () => {
  const queries = [...listRandomQueries(ringRules, 10_000)];

  test('become pairs that are read from their canonical address unchanged', () => {
    const isStable = (query: string) => {
      const { pair } = parsePair(query, ringRules);
      const address = formatPair(pair);
      const again = parsePair(address, ringRules);
      // A cart stores it as one value.
      const isShort = address.length <= 500;
      return isShort && isDeepStrictEqual(again, { pair, adjustments: [] }) && formatPair(again.pair) === address;
    };
    expect(queries.filter((query) => !isStable(query))).toEqual([]);
  });

  test('become rings within the limits, whose stones have room', () => {
    const isPossible = (ring: Ring) => {
      const isSize = ring.size >= 440 && ring.size <= 760 && ring.size % 5 === 0;
      const isSection = ring.width >= 20 && ring.width <= 100 && ring.height >= 12 && ring.height <= 30;
      const stone = ringRules.stones.find(({ key }) => key === ring.stone);
      const hasRoom = stone === undefined || getStoneSpace(stone).width <= ring.width;
      return isSize && isSection && hasRoom && (stone !== undefined) === (ring.arrangement !== 'none');
    };
    expect(queries.filter((query) => !parsePair(query, ringRules).pair.every(isPossible))).toEqual([]);
  });
});
