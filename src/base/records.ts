/** The keys of a record; the record must have no others than its type says, as literals and mapped types have. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record) as Key[];
}

/** The entries of such a record. */
export function entriesOf<Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

/** A record with a value for each of the keys. */
export function toRecord<Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> {
  // Every key of the type is in the list.
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;
}
