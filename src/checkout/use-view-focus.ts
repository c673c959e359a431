import { useEffect, useRef } from 'react';

/**
 * Where one view takes the place of another, whoever had pressed something in the first begins at the head of the second.
 *
 * @param view undefined while nobody knows which
 */
export function useViewFocus(view: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== view;
    before.current = view;
    // What has its own reason to be looked at first, or is being used elsewhere, keeps the focus.
    if (!hasChanged || document.activeElement !== document.body) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find('[aria-current=step] h2') ?? find('[tabindex="-1"]'))?.focus();
  }, [view]);
  return root;
}
