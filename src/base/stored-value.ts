import 'client-only';

type StoredValue<Value> = {
  get: () => Value;
  /** Said by who has changed it, which also knows it where nothing can be stored. */
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * What every page shows of something that the browser keeps, read without all that is needed to change it.
 *
 * @param parse of what is kept; where nothing can be read, of null
 */
export function createStoredValue<Value>(key: string, parse: (kept: string | null) => Value): StoredValue<Value> {
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
      const readAgain = (event: Pick<StorageEvent, 'key'>) => {
        if (event.key !== key && event.key !== null) return;
        known = undefined;
        listener();
      };
      listeners.add(listener);
      // A page that comes back as it was left has heard nothing meanwhile.
      const readOnReturn = ({ persisted }: PageTransitionEvent) => persisted && readAgain({ key });
      addEventListener('storage', readAgain);
      addEventListener('pageshow', readOnReturn);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', readAgain);
        removeEventListener('pageshow', readOnReturn);
      };
    },
  };
}
