import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';
import { getInitialState } from '../base/store.ts';

/**
 * The snapshot of a store; re-renders on every change. During hydration it is the store's initial state, which the
 * server rendered. valtio's own hook also tracks which properties were read, which would add a kilobyte to every page
 * without a benefit for these small stores.
 *
 * @param store created by `createStore`
 */
export function useStore<Store extends object>(store: Store): ReturnType<typeof snapshot<Store>> {
  const subscribeStore = useCallback((onChange: () => void) => subscribe(store, onChange), [store]);
  return useSyncExternalStore(
    subscribeStore,
    () => snapshot(store),
    () => getInitialState(store),
  );
}
