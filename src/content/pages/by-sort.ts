/** Rows ordered by `sort`; rows without it come first, in their original order. */
export function bySort<Row extends { sort: number | null }>(rows: readonly Row[] | null | undefined): Row[] {
  return [...(rows ?? [])].sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
}
