import { type RefObject, useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { useRouter } from 'waku';

/** Milliseconds that a card may take to come. */
const timeoutMs = 4000;

/**
 * Goes to another address of the same list. The last choice wins: the router drops the request before it, and the form
 * is set to what the server says only when nothing newer is on its way.
 *
 * @param typing set while somebody types
 */
export function useListNavigation(
  form: RefObject<HTMLFormElement | null>,
  root: RefObject<HTMLElement | null>,
  typing: RefObject<unknown>,
) {
  const { path, query, push } = useRouter();
  const [isPending, startTransition] = useTransition();
  const wanted = useRef<string>(undefined);
  const cardToFocus = useRef<number>(undefined);
  const focused = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const goBack = () => {
      wanted.current = undefined;
      cardToFocus.current = undefined;
    };
    addEventListener('popstate', goBack, { capture: true });
    return () => removeEventListener('popstate', goBack, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const isOvertaken = wanted.current !== undefined && wanted.current !== toAddress(path, query);
    if (isOvertaken || typing.current !== undefined) return;
    wanted.current = undefined;
    resetForm(form.current);
    restoreFocus(focused.current, form.current);
    focused.current = undefined;
    const card = cardToFocus.current;
    cardToFocus.current = undefined;
    if (card !== undefined && root.current) focusCard(root.current, card);
  }, [path, query, form, root, typing]);

  const go = (href: string, isMore = false) => {
    const target = new URL(href, location.href);
    const address = toAddress(target.pathname, target.searchParams.toString());
    if (wanted.current === address || (!wanted.current && address === toAddress(path, query))) return;
    wanted.current = address;
    cardToFocus.current = isMore ? root.current?.querySelectorAll('article').length : undefined;
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    startTransition(async () => {
      // The page's own boundary says what went wrong.
      await push(address as '/', { scroll: false }).catch(() => undefined);
    });
  };

  return { isPending, go };
}

function toAddress(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

/** Fields that a visitor has touched no longer follow what the page says of them, until their form is reset. */
function resetForm(form: HTMLFormElement | null) {
  if (!form) return;
  form.reset();
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? '';
  }
}

/** A control that is gone since it was used, such as a chip, leaves the focus to the filters. */
function restoreFocus(control: HTMLElement | undefined, form: HTMLFormElement | null) {
  if (!control || control.isConnected || document.activeElement !== document.body) return;
  const heir = document.querySelector<HTMLElement>('[data-list-status]') ?? form;
  if (!heir) return;
  heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
}

/** Moves the focus to a card of a list, as soon as it is there, and nothing else moves. */
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
