import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { runOutsideRender } from '../base/render-state.ts';

const work = new AsyncLocalStorage<true>();

/** What is read during this work has time: longer waits, and more than one attempt. */
export function readInBackground<T>(task: () => T): T {
  return runOutsideRender(() => work.run(true, task));
}

export function isInBackground(): boolean {
  return work.getStore() === true;
}
