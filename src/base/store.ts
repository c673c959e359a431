import { proxy, type Snapshot, snapshot } from 'valtio/vanilla';

const initialStates = new WeakMap<object, unknown>();

/** A store that is shared by what shows it. Pages are drawn by the server with what it begins with. */
export function createStore<State extends object>(initial: State): State {
  const store = proxy(initial);
  initialStates.set(store, snapshot(store));
  return store;
}

/** What the store held before anybody filled it, as the server drew it: late parts of a page come to life with that. */
export function getInitialState<State extends object>(store: State): Snapshot<State> {
  // Written above for this very store.
  return (initialStates.get(store) ?? snapshot(store)) as Snapshot<State>;
}
