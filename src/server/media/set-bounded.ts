const maxEntries = 10_000;

/** Sets a value in a map of at most ten thousand entries; the oldest ones are evicted. */
export function setBounded<Value>(map: Map<string, Value>, id: string, value: Value): void {
  map.delete(id);
  map.set(id, value);
  for (const oldest of map.keys()) {
    if (map.size <= maxEntries) break;
    map.delete(oldest);
  }
}
