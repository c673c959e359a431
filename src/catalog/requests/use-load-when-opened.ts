import { type RefObject, useEffect, useRef } from 'react';
import { useRouter } from 'waku';

/**
 * Loads the code of a form in a closed disclosure when the visitor points at it, focuses or opens it; until then it is
 * dehydrated server HTML. Also loads it when the page around it changes, since React would wait for the boundary.
 *
 * @param load loads the form's code; may be called several times
 */
export function useLoadWhenOpened(load: () => void, props: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { path, query } = useRouter();
  const first = useRef({ props, path, query });
  const { current } = first;
  if (current.props !== props || current.path !== path || current.query !== query) load();
  useEffect(() => {
    const disclosure = ref.current?.closest('details');
    if (!disclosure || disclosure.open) return load();
    const events = ['toggle', 'pointerover', 'focusin'];
    for (const event of events) disclosure.addEventListener(event, load);
    return () => {
      for (const event of events) disclosure.removeEventListener(event, load);
    };
  }, [load]);
  return ref;
}
