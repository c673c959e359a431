/** A value that props of client boundaries contain more than once. Where it is, never what it is. */
export type RepeatedValue = { bytes: number; count: number; places: string[] };

/** Bytes from which a value is worth telling; shorter ones cost less than a reference to them would. */
const minBytes = 64;

const maxPlaces = 4;
const maxListed = 20;

type Value = { bytes: number; count: number; places: Set<string>; parts: readonly number[] };

/**
 * Finds equal values in the props that are added. Equal values get the same number, so each is compared by the numbers
 * of its parts: linear in what is added.
 */
export function createRepeatedValues(maxDepth: number): {
  add: (place: string, value: unknown) => void;
  list: () => RepeatedValue[];
} {
  const numbers = new Map<string, number>();
  const values: Value[] = [];
  const toNumber = (key: string, bytes: number, parts: readonly number[]): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, values.length);
    return values.push({ bytes, count: 0, places: new Set(), parts }) - 1;
  };
  const bytesOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + (values[part]?.bytes ?? 0) + 1, 1);
  const number = (value: unknown, depth: number): number => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) {
      const text = typeof value === 'object' ? 'null' : JSON.stringify(value);
      return toNumber(text, Buffer.byteLength(text), []);
    }
    // Elements are no values of the props: what is in them is read for itself.
    if (Array.isArray(value) && value[0] === '$' && value.length >= 4)
      return toNumber(`element ${values.length}`, 0, []);
    const parts = Array.isArray(value)
      ? value.map((part) => number(part, depth + 1))
      : Object.entries(value).flatMap(([name, part]) => [number(name, depth + 1), number(part, depth + 1)]);
    return toNumber(`${Array.isArray(value) ? '[' : '{'}${parts.join()}`, bytesOf(parts), parts);
  };
  const count = (at: number, place: string) => {
    const value = values[at];
    if (!value) return;
    value.count += 1;
    if (value.places.size < maxPlaces) value.places.add(place);
    // The parts of a value that was counted before are repeated with it.
    if (value.count === 1) for (const part of value.parts) count(part, place);
  };
  return {
    add: (place, value) => count(number(value, 0), place),
    list: () =>
      values
        .filter((value) => value.count > 1 && value.bytes >= minBytes)
        .map(({ bytes, count: times, places }) => ({ bytes, count: times, places: [...places] }))
        .sort((one, other) => other.bytes * (other.count - 1) - one.bytes * (one.count - 1))
        .slice(0, maxListed),
  };
}
