/** The window of shifts that is open, and the worst one so far. */
export type LayoutShift = { worst: number; window: number; from: number; last: number };

export type Interaction = { id: number; duration: number };

export const noLayoutShift: LayoutShift = { worst: 0, window: 0, from: 0, last: Number.NEGATIVE_INFINITY };

/** Shifts that follow each other within a second belong together, for five seconds at most. */
export function addLayoutShift(
  { worst, window, from, last }: LayoutShift,
  { value, at }: { value: number; at: number },
): LayoutShift {
  const isSame = at - last < 1000 && at - from < 5000;
  const sum = isSame ? window + value : value;
  return { worst: Math.max(worst, sum), window: sum, from: isSame ? from : at, last: at };
}

/**
 * The slowest interaction, but for one in fifty: of many some are slow by chance. An interaction has several events, and
 * takes as long as the longest of them.
 */
export function findSlowestInteraction(events: readonly Interaction[]): number | undefined {
  const longest = new Map<number, number>();
  for (const { id, duration } of events) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
  return [...longest.values()].sort((a, b) => b - a)[Math.floor(longest.size / 50)];
}
