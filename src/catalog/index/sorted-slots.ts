import type { Yielder } from '../../base/yielder.ts';

type Compare = (a: number, b: number) => number;

const runLength = 128;

/** A merge sort in slices, so that requests are served meanwhile. */
export async function sortInSlices(slots: Uint32Array, compare: Compare, pauses: Yielder): Promise<Uint32Array> {
  let from = slots.slice();
  for (let start = 0; start < from.length; start += runLength) {
    from.subarray(start, start + runLength).sort(compare);
    if (pauses.isDue()) await pauses.yieldNow();
  }
  let to = new Uint32Array(from.length);
  for (let width = runLength; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + 2 * width, from.length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at += 1) {
        const takesLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
        to[at] = (takesLeft ? from[left++] : from[right++]) ?? 0;
        if ((at & 255) === 0 && pauses.isDue()) await pauses.yieldNow();
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/**
 * A sorted list with slots removed and added; added ones need not be sorted. Takes few comparisons, since most slots
 * stay.
 */
export function mergeSorted(
  sorted: Uint32Array,
  isRemoved: (slot: number) => boolean,
  added: readonly number[],
  compare: Compare,
): Uint32Array {
  const remaining = sorted.filter((slot) => !isRemoved(slot));
  const sortedAdded = Uint32Array.from(added).sort(compare);
  const merged = new Uint32Array(remaining.length + sortedAdded.length);
  let copied = 0;
  for (const [number, slot] of sortedAdded.entries()) {
    const place = findInsertionIndex(remaining, slot, copied, compare);
    merged.set(remaining.subarray(copied, place), copied + number);
    merged[place + number] = slot;
    copied = place;
  }
  merged.set(remaining.subarray(copied), copied + sortedAdded.length);
  return merged;
}

/** The index after all slots that are not greater. */
function findInsertionIndex(sorted: Uint32Array, slot: number, from: number, compare: Compare): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, slot) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
