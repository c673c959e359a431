const maxEntries = 10_000;

/** Keeps a value under its id; those that were remembered longest ago are forgotten beyond ten thousand. */
export function setBounded<Value>(map: Map<string, Value>, id: string, value: Value): void {
  map.delete(id);
  map.set(id, value);
  for (const oldest of map.keys()) {
    if (map.size <= maxEntries) break;
    map.delete(oldest);
  }
}
