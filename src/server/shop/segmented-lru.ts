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
  const probation: Segment<Value> = { values: new Map(), bytes: 0 };
  const protectedSegment: Segment<Value> = { values: new Map(), bytes: 0 };

  const add = (segment: Segment<Value>, key: string, value: Value) => {
    segment.values.set(key, value);
    segment.bytes += value.bytes;
  };
  const remove = (segment: Segment<Value>, key: string): Value | undefined => {
    const value = segment.values.get(key);
    if (value && segment.values.delete(key)) segment.bytes -= value.bytes;
    return value;
  };
  const shrink = (segment: Segment<Value>, hasRoom: () => boolean) => {
    for (const oldest of segment.values.keys()) {
      if (hasRoom()) return;
      remove(segment, oldest);
    }
  };

  return {
    find: (key) => {
      const value = remove(protectedSegment, key) ?? remove(probation, key);
      if (!value) return undefined;
      add(protectedSegment, key, value);
      for (const [oldest, other] of protectedSegment.values) {
        if (protectedSegment.bytes <= maxBytes * protectedShare) break;
        remove(protectedSegment, oldest);
        add(probation, oldest, other);
      }
      return value;
    },
    set: (key, value) => {
      const segment = protectedSegment.values.has(key) ? protectedSegment : probation;
      remove(segment, key);
      add(segment, key, value);
      const hasRoom = () => probation.bytes + protectedSegment.bytes <= maxBytes;
      shrink(probation, hasRoom);
      shrink(protectedSegment, hasRoom);
    },
    delete: (key) => {
      remove(protectedSegment, key);
      remove(probation, key);
    },
    clear: () => {
      for (const segment of [probation, protectedSegment]) {
        segment.values.clear();
        segment.bytes = 0;
      }
    },
    entries: () => [...probation.values, ...protectedSegment.values],
    getSize: () => ({
      count: probation.values.size + protectedSegment.values.size,
      bytes: probation.bytes + protectedSegment.bytes,
    }),
  };
}
