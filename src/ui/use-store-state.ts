import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';
import { getInitialState } from '../base/store.ts';

/**
 * What a store holds now; drawn again whenever any of it changes. A part of the page that comes to life late begins with
 * what the server drew. valtio's own hook also notes which parts were read, which costs every page of the shop a kilobyte
 * and saves these small stores nothing.
 *
 * @param store made with `createStore`
 */
export function useStore<Store extends object>(store: Store): ReturnType<typeof snapshot<Store>> {
  const listen = useCallback((onChange: () => void) => subscribe(store, onChange), [store]);
  return useSyncExternalStore(
    listen,
    () => snapshot(store),
    () => getInitialState(store),
  );
}
