import { arrangementKeys, grooveKeys, type RingRules } from './ring-rules.ts';

/** Mulberry32: reproducible numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random queries, possible and impossible ones, as visitors and their bookmarks may send them. */
export function* listRandomQueries(rules: RingRules, count: number, seed = 1): Generator<string> {
  const random = createRandom(seed);
  const choose = <One>(list: readonly One[]): One | undefined => list[Math.floor(random() * list.length)];
  const keys = (list: readonly { key: string }[]) => choose(list)?.key ?? '';
  const between = (min: number, max: number) => (min + random() * (max - min)).toFixed(2);
  const texts = ['', 'Anna ♥ Paul', '12.08.2027', 'Für immer, dein & mein + eins = zwei', 'ÄÖÜ émoi <b>', '%41 ∞'];
  const fields: Record<string, () => string> = {
    size: () => between(40, 80),
    width: () => between(1.5, 11),
    height: () => between(1, 3.3),
    profile: () => keys(rules.profiles),
    zones: () => choose(['1', '2', '3', '4', '']) ?? '',
    share: () => choose(['', '10', '35', '50', '77', '90', 'x']) ?? '',
    ...Object.fromEntries(['alloy', 'alloy2', 'alloy3'].map((name) => [name, () => keys(rules.alloys)])),
    ...Object.fromEntries(['surface', 'surface2', 'surface3'].map((name) => [name, () => keys(rules.surfaces)])),
    groove: () => choose(grooveKeys) ?? '',
    stones: () => choose(arrangementKeys) ?? '',
    stone: () => keys(rules.stones),
    setting: () => keys(rules.settings),
    text: () => choose(texts) ?? '',
    font: () => keys(rules.fonts),
    engraving: () => keys(rules.engravings),
    drawing: () => choose(['', '', '', 'Zm9v-YmFy_YmF6MA', 'no hash']) ?? '',
  };
  for (let index = 0; index < count; index += 1) {
    const given = Object.entries(fields).flatMap(([name, value]) => {
      if (random() < 0.2) return [];
      const values = random() < 0.3 ? [value()] : [value(), value()];
      return values.map((one): [string, string] => [name, random() < 0.03 ? 'nonsense' : one]);
    });
    yield new URLSearchParams(random() < 0.2 ? [...given, ['same', '1']] : given).toString();
  }
}
