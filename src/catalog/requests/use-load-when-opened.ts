import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';

/**
 * Loads the code of a form in a closed disclosure when the visitor points at it, focuses or opens it; until then it is
 * dehydrated server HTML.
 *
 * @param load loads the form's code; may be called several times
 * @returns the ref of an element around the form, and whether the page around it has changed
 */
export function useLoadWhenOpened(load: () => void, props: unknown): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const { path, query } = useRouter();
  const [first] = useState({ props, path, query });
  const hasChanged = first.props !== props || first.path !== path || first.query !== query;
  useEffect(() => {
    const disclosure = ref.current?.closest('details');
    if (!disclosure || disclosure.open) return load();
    const events = ['toggle', 'pointerover', 'focusin'];
    for (const event of events) disclosure.addEventListener(event, load);
    return () => {
      for (const event of events) disclosure.removeEventListener(event, load);
    };
  }, [load]);
  return [ref, hasChanged];
}
