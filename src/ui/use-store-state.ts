import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';

/**
 * What a store holds now; drawn again whenever any of it changes. valtio's own hook also notes which parts were read, which
 * costs every page of the shop a kilobyte and saves these small stores nothing.
 */
export function useStore<Store extends object>(store: Store): ReturnType<typeof snapshot<Store>> {
  const listen = useCallback((onChange: () => void) => subscribe(store, onChange), [store]);
  const read = () => snapshot(store);
  return useSyncExternalStore(listen, read, read);
}
