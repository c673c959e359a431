import 'client-only';

type StoredValue<Value> = {
  get: () => Value;
  /** Called after a change, also where nothing can be stored. */
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * A read-only view of a localStorage value, for pages that show it but do not change it.
 *
 * @param parse parses the stored text; gets null where storage cannot be read
 */
export function createStoredValue<Value>(key: string, parse: (stored: string | null) => Value): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let known: { value: Value } | undefined;
  const read = () => {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return parse(null);
    }
  };
  return {
    get: () => {
      known ??= { value: read() };
      return known.value;
    },
    set: (value) => {
      known = { value };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const onStorage = (event: Pick<StorageEvent, 'key'>) => {
        if (event.key !== key && event.key !== null) return;
        known = undefined;
        listener();
      };
      listeners.add(listener);
      // A page from the back/forward cache has missed storage events.
      const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onStorage({ key });
      addEventListener('storage', onStorage);
      addEventListener('pageshow', onPageShow);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
