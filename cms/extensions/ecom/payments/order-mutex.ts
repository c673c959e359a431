const tails = new Map<number, Promise<unknown>>();

/** Serializes payment operations of one order; other orders are not affected. */
export function runExclusiveForOrder<T>(order: number, work: () => Promise<T>): Promise<T> {
  const result = (tails.get(order) ?? Promise.resolve()).then(work);
  const settled = result.catch(() => undefined);
  tails.set(order, settled);
  void settled.then(() => {
    if (tails.get(order) === settled) tails.delete(order);
  });
  return result;
}
