import { type RefObject, useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { useRouter } from 'waku';

/** How long to wait for the card. */
const timeoutMs = 4000;

/**
 * Navigates to another address of the same list. The last choice wins: the router drops earlier requests, and the form
 * is reset to the server's state only when no newer navigation is pending.
 *
 * @param typing set while typed input is not applied yet
 */
export function useListNavigation(
  form: RefObject<HTMLFormElement | null>,
  root: RefObject<HTMLElement | null>,
  typing: RefObject<unknown>,
) {
  const { path, query, push } = useRouter();
  const [isPending, startTransition] = useTransition();
  const pending = useRef<string>(undefined);
  const isFirst = useRef(true);
  const cardToFocus = useRef<number>(undefined);
  const focused = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const handlePopState = () => {
      pending.current = undefined;
      cardToFocus.current = undefined;
    };
    addEventListener('popstate', handlePopState, { capture: true });
    return () => removeEventListener('popstate', handlePopState, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const isSuperseded = pending.current !== undefined && pending.current !== toAddress(path, query);
    if (isSuperseded || typing.current !== undefined) return;
    pending.current = undefined;
    // What was changed before hydration is applied.
    if (!isFirst.current) resetForm(form.current);
    isFirst.current = false;
    // The other language shows the same list.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-translation]')) {
      if (!link.pathname.startsWith('/api/')) link.search = query;
    }
    restoreFocus(focused.current, form.current);
    focused.current = undefined;
    const card = cardToFocus.current;
    cardToFocus.current = undefined;
    if (card !== undefined && root.current) focusCard(root.current, card);
  }, [path, query, form, root, typing]);

  const go = (href: string, isMore = false) => {
    const target = new URL(href, location.href);
    const address = toAddress(target.pathname, target.searchParams.toString());
    if (pending.current === address || (!pending.current && address === toAddress(path, query))) return;
    pending.current = address;
    cardToFocus.current = isMore ? root.current?.querySelectorAll('article').length : undefined;
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    startTransition(async () => {
      // The error boundary of the page shows what went wrong.
      await push(address, { scroll: false }).catch(() => undefined);
    });
  };

  return { isPending, go };
}

function toAddress(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

/** Resets the form to the rendered state: fields that a visitor has changed no longer follow `defaultValue`. */
function resetForm(form: HTMLFormElement | null) {
  if (!form) return;
  form.reset();
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? '';
  }
}

/** When the used control, such as a chip, is gone, moves the focus to the status line or the filters. */
function restoreFocus(control: HTMLElement | undefined, form: HTMLFormElement | null) {
  if (!control || control.isConnected || document.activeElement !== document.body) return;
  const fallback = document.querySelector<HTMLElement>('[data-list-status]') ?? form;
  if (!fallback) return;
  fallback.tabIndex = -1;
  fallback.focus({ preventScroll: true });
}

/** Focuses a card of a list as soon as it is rendered, unless the focus has moved elsewhere meanwhile. */
function focusCard(list: HTMLElement, at: number): void {
  const before = document.activeElement;
  const focus = () => {
    const link = list.querySelectorAll('article')[at]?.querySelector('a');
    link?.focus({ preventScroll: true });
    return link !== null && link !== undefined;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => {
    const hasMoved = document.activeElement !== before && document.activeElement !== document.body;
    if (hasMoved || focus()) observer.disconnect();
  });
  observer.observe(list, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), timeoutMs);
}
