/** A bit set of small integers. Bits beyond its end are unset. */
export type Bits = Uint32Array;

export function createBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;
}

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
}

/** The intersection of all sets. */
export function intersect(first: Bits, others: readonly Bits[]): Bits {
  const result = first.slice();
  for (const bits of others) {
    for (let at = 0; at < result.length; at += 1) result[at] = (result[at] ?? 0) & (bits[at] ?? 0);
  }
  return result;
}

/** The union of all sets. */
export function unite(sets: readonly Bits[], size: number): Bits {
  const result = createBits(size);
  for (const bits of sets) {
    for (let at = 0; at < bits.length; at += 1) result[at] = (result[at] ?? 0) | (bits[at] ?? 0);
  }
  return result;
}

/** The size of the intersection. */
export function countShared(a: Bits, b: Bits): number {
  let count = 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) count += countOnes((a[at] ?? 0) & (b[at] ?? 0));
  return count;
}

/** Visits each member in ascending order. */
export function forEachBit(bits: Bits, visit: (at: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      visit((word << 5) + 31 - Math.clz32(left & -left));
    }
  }
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
