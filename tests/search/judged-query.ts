/**
 * What a shopper writes, the products that answer it, and those that are worth showing after them. Products are named by
 * what is true of them: `kind:earrings gold` are earrings of gold, `|` stands between alternatives.
 */
export type JudgedQuery = readonly [text: string, best: string, alsoGood?: string];

/** What a judgement may name of a product. */
export type JudgedProduct = {
  id: number;
  /** In all languages. */
  name: string;
  /** Euros of every variant that can be chosen. */
  prices: readonly number[];
  /** `category:watches`, `kind:divers`, `alloy:steel`, `tag:sale`, `maker:klitmark` */
  facts: ReadonlySet<string>;
};

/** 3 for what was asked for, 1 for what is worth showing, 0 for anything else. */
export function gradeProduct([, best, alsoGood]: JudgedQuery, product: JudgedProduct): number {
  if (isOneOf(best, product)) return 3;
  return alsoGood && isOneOf(alsoGood, product) ? 1 : 0;
}

function isOneOf(judgement: string, product: JudgedProduct): boolean {
  return judgement.split(' | ').some((all) => all.split(' ').every((fact) => isTrue(fact, product)));
}

function isTrue(fact: string, { id, name, prices, facts }: JudgedProduct): boolean {
  const [kind = '', value = ''] = fact.split(':');
  if (fact === 'gold') return [...facts].some((one) => /^alloy:(?:yellow|white|rose)_/.test(one));
  if (fact.startsWith('<')) return prices.some((price) => price < Number(fact.slice(1)));
  if (fact.startsWith('>')) return prices.some((price) => price > Number(fact.slice(1)));
  if (kind === 'id') return id === Number(value);
  return kind === 'name' ? name.toLowerCase().includes(value.toLowerCase()) : facts.has(fact);
}

/**
 * Normalised discounted cumulative gain of the first ten: 1 where nothing could stand before what stands there.
 *
 * @param grades of all products, as they were found
 * @param ideal of all products there are
 */
export function measureGain(grades: readonly number[], ideal: readonly number[]): number {
  const best = sum(ideal.toSorted((a, b) => b - a));
  return best === 0 ? 0 : sum(grades) / best;
}

function sum(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((total, grade, at) => total + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
