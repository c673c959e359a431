import { type RefObject, useEffect, useRef } from 'react';
import { useRouter } from 'waku';

/**
 * A form that is folded away is not brought to life before somebody comes near it: until then it is what the server drew.
 * It is also brought to life when the page around it changes, since React would wait for it.
 *
 * @param load fetches the form's code; called as often as there is a reason
 */
export function useLoadWhenOpened(load: () => void, props: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { path, query } = useRouter();
  const first = useRef({ props, path, query });
  const { current } = first;
  if (current.props !== props || current.path !== path || current.query !== query) load();
  useEffect(() => {
    const fold = ref.current?.closest('details');
    if (!fold || fold.open) return load();
    const reasons = ['toggle', 'pointerover', 'focusin'];
    for (const reason of reasons) fold.addEventListener(reason, load);
    return () => {
      for (const reason of reasons) fold.removeEventListener(reason, load);
    };
  }, [load]);
  return ref;
}
