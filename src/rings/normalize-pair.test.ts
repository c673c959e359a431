import { describe, expect, test } from 'vitest';
import { parsePair } from './normalize-pair.ts';
import { formatPair } from './ring-pair.ts';
import { ringRules } from './ring-rules-fixture.ts';

const usual = parsePair('', ringRules);
const adjust = (query: string) =>
  parsePair(query, ringRules).adjustments.map(({ ring, field, from, to, reason, by }) =>
    [ring, field, `${from}→${to}`, reason, ...(by ? [by.field, by.key] : [])].join(' '),
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
    ['profile=concave,flat&width=3', ['0 width 3→3.5 dimension profile concave']],
    [
      'profile=knife-edge,flat&height=1.4&surface=hammered',
      ['0 height 1.4→1.8 dimension profile knife-edge', '0 surface hammered→polished excluded profile knife-edge'],
    ],
    ['zones=3,1&width=2', ['0 zones 3→2 zones']],
    ['zones=2,1&share=90&width=4', ['0 share 90→80 zones']],
    ['stones=one,none&stone=30&width=3', ['0 stone 30→20 stone']],
    ['stones=one,none&width=2', ['0 stones one→none stone']],
    ['surface=hammered,polished&height=1.2', ['0 height 1.2→1.4 dimension surface hammered']],
    ['zones=2,1&surface2=hammered&height=1.3,1.6', ['0 height 1.3→1.4 dimension surface2 hammered']],
    ['groove=wide,&width=2.5', ['0 width 2.5→3 dimension groove wide']],
    ['text=Anna&text=&engraving=diamond&width=2', ['0 width 2→2.5 dimension engraving diamond']],
    ['text=Anna&text=&engraving=diamond&font=script&width=2', ['0 width 2→3 dimension font script']],
    ['text=&font=script&engraving=diamond&width=2', []],
    // A bezel of a large stone is wider than its walls; what holds stones in a channel is not.
    ['stones=row,&stone=30&height=2.4&width=3.8', ['0 stone 30→20 stone']],
    ['stones=row,&stone=30&height=2.4&width=3.9', []],
    ['stones=row,&stone=30&height=2.4&width=3.8&setting=channel', []],
    ['stones=row,&stone=13&width=2.5&setting=channel', ['0 setting channel→bezel setting setting channel']],
    ['stones=row,&setting=pave&profile=knife-edge&height=2', ['0 setting pave→bezel excluded profile knife-edge']],
    ['v=1&width=5', []],
    ['v=2&width=5', ['0 v 2→1 version', '1 v 2→1 version']],
    ['stones=one,none&setting=channel', ['0 setting channel→bezel excluded stones one']],
    ['stones=half,none&groove=fine', ['0 groove fine→none excluded stones half']],
    ['text=Анна ❤ P&text=', ['0 text Анна ❤ P→P text']],
  ])('%s becomes the nearest possible one, and says so', (query, expected) => {
    expect(adjust(query)).toEqual(expected);
  });
});
