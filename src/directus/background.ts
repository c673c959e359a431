import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { runOutsideRender } from '../base/render-state.ts';

const work = new AsyncLocalStorage<true>();

/** Runs a task whose reads get the background policy: longer timeouts and retries. */
export function readInBackground<T>(task: () => T): T {
  return runOutsideRender(() => work.run(true, task));
}

export function isInBackground(): boolean {
  return work.getStore() === true;
}
