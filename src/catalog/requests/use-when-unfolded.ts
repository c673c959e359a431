import { type RefObject, useEffect, useRef } from 'react';
import { useRouter } from 'waku';

/**
 * A form that is folded away is not brought to life before somebody comes near it: until then it is what the server drew.
 * It is also brought to life when the page around it changes, since React would wait for it.
 *
 * @param wake fetches the form's code; called as often as there is a reason
 */
export function useWhenUnfolded(wake: () => void, props: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { path, query } = useRouter();
  const first = useRef({ props, path, query });
  const { current } = first;
  if (current.props !== props || current.path !== path || current.query !== query) wake();
  useEffect(() => {
    const fold = ref.current?.closest('details');
    if (!fold || fold.open) return wake();
    const reasons = ['toggle', 'pointerover', 'focusin'];
    for (const reason of reasons) fold.addEventListener(reason, wake);
    return () => {
      for (const reason of reasons) fold.removeEventListener(reason, wake);
    };
  }, [wake]);
  return ref;
}
