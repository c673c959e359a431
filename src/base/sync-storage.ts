type StorageSync = {
  /** Under which the browser keeps it. */
  key: string;
  /** Takes what is kept for the first time. */
  load: () => void;
  /** Takes it again, since somebody else may have changed it. */
  reload: () => void;
};

/**
 * Keeps a store of this page in step with what the browser keeps: read at first, when another tab has written, and when the
 * page comes back from the past, where it has not heard of anything.
 *
 * @returns what connects the store, once for all who show it, and answers with what ends that
 */
export function syncStorage({ key, load: open, reload: read }: StorageSync): () => () => void {
  let connections = 0;
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) read();
  };
  const followBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read();
  };
  return () => {
    if (connections === 0) {
      open();
      addEventListener('storage', follow);
      addEventListener('pageshow', followBack);
    }
    connections += 1;
    return () => {
      connections -= 1;
      if (connections > 0) return;
      removeEventListener('storage', follow);
      removeEventListener('pageshow', followBack);
    };
  };
}
