const last = new Map<number, Promise<unknown>>();

/**
 * What somebody does about the payment of an order waits for what is being done about it already. Others, and other
 * orders, wait for nothing.
 */
export function oneAtATime<T>(order: number, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(order) ?? Promise.resolve()).then(work);
  const settled = turn.catch(() => undefined);
  last.set(order, settled);
  void settled.then(() => {
    if (last.get(order) === settled) last.delete(order);
  });
  return turn;
}
