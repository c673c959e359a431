import { createMutex } from '../../../../src/base/mutex.ts';

const mutexes = new Map<number, ReturnType<typeof createMutex>>();

/** Serializes payment operations of one order; other orders are not affected. */
export function runExclusiveForOrder<T>(order: number, work: () => Promise<T>): Promise<T> {
  const mutex = mutexes.get(order) ?? createMutex();
  mutexes.set(order, mutex);
  const result = mutex.runExclusive(work);
  const idle = mutex.whenIdle();
  void idle.then(() => {
    if (mutex.whenIdle() === idle) mutexes.delete(order);
  });
  return result;
}
