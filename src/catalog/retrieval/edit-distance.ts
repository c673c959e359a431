/**
 * The Damerau–Levenshtein distance with adjacent transpositions: `wacth` is one away from `watch`. Distances above
 * `limit` are returned as `limit + 1`.
 */
export function measureDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let distance = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + Number(!isSame));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) distance = Math.min(distance, (beforeLast[j - 2] ?? 0) + 1);
      row.push(distance);
      lowest = Math.min(lowest, distance);
    }
    if (lowest > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}
