/** An LRU cache limited by bytes. */
export type SegmentedLru<Value> = {
  /** Marks the value as used. */
  find: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
  clear: () => void;
  entries: () => [string, Value][];
  getSize: () => { count: number; bytes: number };
};

type Segment<Value> = { values: Map<string, Value>; bytes: number };

/** The share of the protected segment; the rest is for values that were not requested again yet. */
const protectedShare = 0.8;

/**
 * A segmented LRU cache: values that were requested again since they were set are protected, the others are evicted
 * first. So a client that requests thousands of pages once evicts only pages of that kind.
 *
 * @param maxBytes of all values together
 */
export function createSegmentedLru<Value extends { bytes: number }>(maxBytes: number): SegmentedLru<Value> {
  const once: Segment<Value> = { values: new Map(), bytes: 0 };
  const again: Segment<Value> = { values: new Map(), bytes: 0 };

  const put = (segment: Segment<Value>, key: string, value: Value) => {
    segment.values.set(key, value);
    segment.bytes += value.bytes;
  };
  const take = (segment: Segment<Value>, key: string): Value | undefined => {
    const value = segment.values.get(key);
    if (value && segment.values.delete(key)) segment.bytes -= value.bytes;
    return value;
  };
  const shrink = (segment: Segment<Value>, hasRoom: () => boolean) => {
    for (const oldest of segment.values.keys()) {
      if (hasRoom()) return;
      take(segment, oldest);
    }
  };

  return {
    find: (key) => {
      const value = take(again, key) ?? take(once, key);
      if (!value) return undefined;
      put(again, key, value);
      for (const [oldest, other] of again.values) {
        if (again.bytes <= maxBytes * protectedShare) break;
        take(again, oldest);
        put(once, oldest, other);
      }
      return value;
    },
    set: (key, value) => {
      const segment = again.values.has(key) ? again : once;
      take(segment, key);
      put(segment, key, value);
      const hasRoom = () => once.bytes + again.bytes <= maxBytes;
      shrink(once, hasRoom);
      shrink(again, hasRoom);
    },
    delete: (key) => {
      take(again, key);
      take(once, key);
    },
    clear: () => {
      for (const segment of [once, again]) {
        segment.values.clear();
        segment.bytes = 0;
      }
    },
    entries: () => [...once.values, ...again.values],
    getSize: () => ({ count: once.values.size + again.values.size, bytes: once.bytes + again.bytes }),
  };
}
