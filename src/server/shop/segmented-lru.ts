import { LRUCache } from 'lru-cache';

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

/** The share of the protected segment; the rest is for values that were not requested again yet. */
const protectedShare = 0.8;

/**
 * A segmented LRU cache: values that were requested again since they were set are protected, the others are evicted
 * first. So a client that requests thousands of pages once evicts only pages of that kind.
 *
 * @param maxBytes of all values together
 */
export function createSegmentedLru<Value extends { bytes: number }>(maxBytes: number): SegmentedLru<Value> {
  const sizeCalculation = ({ bytes }: Value) => bytes;
  const protectedBytes = Math.floor(maxBytes * protectedShare);
  const probation = new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation });
  const protectedSegment = new LRUCache<string, Value>({
    maxSize: protectedBytes,
    sizeCalculation,
    dispose: (value, key, reason) => {
      if (reason === 'evict') probation.set(key, value);
    },
  });
  const getBytes = () => probation.calculatedSize + protectedSegment.calculatedSize;

  return {
    find: (key) => {
      const value = protectedSegment.get(key) ?? probation.get(key);
      if (value && value.bytes <= protectedBytes && probation.delete(key)) protectedSegment.set(key, value);
      return value;
    },
    set: (key, value) => {
      const isProtected = protectedSegment.has(key) && value.bytes <= protectedBytes;
      if (!isProtected) protectedSegment.delete(key);
      (isProtected ? protectedSegment : probation).set(key, value);
      while (getBytes() > maxBytes) {
        // What the protected segment evicts is on probation, and evicted next.
        if (probation.pop() === undefined) protectedSegment.pop();
      }
    },
    delete: (key) => {
      protectedSegment.delete(key);
      probation.delete(key);
    },
    clear: () => {
      probation.clear();
      protectedSegment.clear();
    },
    entries: () => [...probation.entries(), ...protectedSegment.entries()],
    getSize: () => ({ count: probation.size + protectedSegment.size, bytes: getBytes() }),
  };
}
