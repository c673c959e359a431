import { expect, test } from 'vitest';
import { parsePair } from './normalize-pair.ts';
import { listRandomQueries } from './random-pairs.ts';
import { formatPair, pairFields, toValues } from './ring-pair.ts';
import { ringRules } from './ring-rules-fixture.ts';
import { isAlike, makeAlike, parseEditedRing, toStudioHref, toStudioSearch } from './studio-query.ts';

const parse = (query: string) => parsePair(query, ringRules).pair;

test('rings with sizes and engravings of their own are alike, and no longer with another width', () => {
  expect(isAlike(parse('size=54,60&text=Anna&text=Paul'))).toBe(true);
  expect(isAlike(parse('size=54,60&width=4,5'))).toBe(false);
});

test('rings become alike with the design of the first', () => {
  const [one, other] = parse('size=54,60&width=4,6&zones=1,2&text=&text=Paul');
  expect(formatPair([one, makeAlike(other, one)])).toContain('size=54,60&width=4&');
});

test.each([
  ['', 'both'],
  ['width=4,6', 1],
  ['width=4,6&edit=2', 2],
  ['edit=1', 1],
  ['edit=3', 'both'],
] as const)('“%s” edits %s', (query, expected) => {
  expect(parseEditedRing(query, parse(query))).toBe(expected);
});

test('an address names the pair and the edited ring', () => {
  const pair = parse('size=54,60');
  expect(toStudioHref('/trauringe/studio', pair, 2)).toBe(`/trauringe/studio?${formatPair(pair)}&edit=2`);
});

test('the fields of a form become the short address of the same pair', () => {
  for (const query of listRandomQueries(ringRules, 500, 11)) {
    const pair = parse(query);
    const [one, other] = pair.map(toValues);
    const entries = pairFields.flatMap((name) => [
      [name, one?.[name] ?? ''] as const,
      [name, other?.[name] ?? ''] as const,
    ]);
    expect(parse(toStudioSearch(entries)), query).toEqual(pair);
  }
});

test.each([
  ['zones', '2', 'zones=2,&share=50,&'],
  ['stones', 'one', 'stones=one,&stone=17,&setting=pave,'],
])('%s of one ring of a plain pair starts with the usual values of what comes with it', (field, value, expected) => {
  // The other ring, and what the form of this one does not show, are hidden fields.
  const rules = { ...ringRules, stones: ringRules.stones.slice(1), settings: ringRules.settings.slice(2) };
  const pair = parsePair('width=4.5', rules).pair;
  const [one, other] = pair.map(toValues);
  const entries = pairFields.flatMap((name) => [
    [name, name === field ? value : (one?.[name] ?? '')] as const,
    [name, other?.[name] ?? ''] as const,
  ]);
  const parsed = parsePair(toStudioSearch([...entries, ['edit', '1']]), rules);
  expect(parsed.adjustments).toEqual([]);
  expect(formatPair(parsed.pair)).toContain(expected);
});

test('the form of equal rings sends each choice once', () => {
  const entries = [
    ...[
      ['same', '1'],
      ['size', '54'],
      ['size', '60.5'],
      ['text', 'Anna'],
      ['text', ''],
    ],
    ...[
      ['width', '5'],
      ['zones', '1'],
      ['groove', 'none'],
      ['stones', 'none'],
      ['alloy', '750-rose'],
    ],
  ] as [string, string][];
  expect(toStudioSearch(entries)).toBe('size=54,60.5&width=5&alloy=750-rose&text=Anna&text=');
});
