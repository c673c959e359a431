import { proxy, type Snapshot, snapshot } from 'valtio/vanilla';

const initialStates = new WeakMap<object, unknown>();

/** Creates a valtio proxy and remembers its initial state, with which the server renders. */
export function createStore<State extends object>(initial: State): State {
  const store = proxy(initial);
  initialStates.set(store, snapshot(store));
  return store;
}

/**
 * The initial state of a store, as the server rendered it: Suspense boundaries that hydrate late must render with it.
 */
export function getInitialState<State extends object>(store: State): Snapshot<State> {
  // `createStore` saved it for this store.
  return (initialStates.get(store) ?? snapshot(store)) as Snapshot<State>;
}
