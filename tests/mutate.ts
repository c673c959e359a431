import { createRandom } from '../demo/pictures/sheet.ts';

export type RandomSource = { next: () => number; pick: <T>(list: readonly T[]) => T };

/** A seeded random source: the same values in every run, so that failures are reproducible. */
export function createRandomSource(seed: string): RandomSource {
  const { next } = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(next() * list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  };
  return { next, pick };
}

const nasty = [
  ...[true, false, '', ' ', '0', '-1', 'NaN', 'Infinity', '1e3', '😀'.repeat(300), 'x'.repeat(5000), '\u0000\u202e'],
  ...[null, 0, -0, -1, 1, 2, 0.1, 1.5, 99, 100, 1e21, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324],
  ...[[], [[]], {}, { $gt: '' }, { length: 3 }, { toString: 1 }, [null], ['__proto__'], { value: { value: {} } }],
] as const;

const names = ['price_cents', 'total_cents', '__proto__', 'constructor', 'toString', 'discount', 'currency', 'count'];

/** Changes, removes or adds a value somewhere in a JSON body. */
export function mutate(body: unknown, dice: RandomSource): unknown {
  return JSON.parse(JSON.stringify(change(body, dice)) ?? 'null');
}

function change(body: unknown, random: RandomSource): unknown {
  if (typeof body !== 'object' || body === null || random.next() < 0.08) return random.pick<unknown>(nasty);
  const copy = Array.isArray(body) ? [...body] : { ...body };
  const keys = Object.keys(copy);
  const key = random.next() < 0.12 ? random.pick(names) : random.pick(keys.length > 0 ? keys : names);
  if (random.next() < 0.1) {
    Reflect.deleteProperty(copy, key);
    return copy;
  }
  const value = change(Reflect.get(copy, key), random);
  // An assignment to `__proto__` would not create an own property.
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}
