/** Rows in the order that staff dragged them into; rows that were never dragged come first, as they came. */
export function bySort<Row extends { sort: number | null }>(rows: readonly Row[] | null | undefined): Row[] {
  return [...(rows ?? [])].sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
}
