const tails = new Map<number, Promise<unknown>>();

/**
 * What somebody does about the payment of an order waits for what is being done about it already. Others, and other
 * orders, wait for nothing.
 */
export function runExclusiveForOrder<T>(order: number, work: () => Promise<T>): Promise<T> {
  const turn = (tails.get(order) ?? Promise.resolve()).then(work);
  const settled = turn.catch(() => undefined);
  tails.set(order, settled);
  void settled.then(() => {
    if (tails.get(order) === settled) tails.delete(order);
  });
  return turn;
}
