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

type StorageSync = {
  /** Key in localStorage. */
  key: string;
  /** Called before the first subscription: loads the stored value. */
  load: () => void;
  /** Called when another tab may have changed the value. */
  reload: () => void;
};

/**
 * Synchronizes a store with localStorage: loads it once, and reloads it on `storage` events and when the page returns
 * from the back/forward cache, where it missed such events.
 *
 * @returns a function that subscribes; it returns the function that unsubscribes. Listeners are shared by all
 * subscribers.
 */
export function syncStorage({ key, load, reload }: StorageSync): () => () => void {
  let connections = 0;
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) reload();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload();
  };
  return () => {
    if (connections === 0) {
      load();
      addEventListener('storage', onStorage);
      addEventListener('pageshow', onPageShow);
    }
    connections += 1;
    return () => {
      connections -= 1;
      if (connections > 0) return;
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
    };
  };
}
