/** Milliseconds that a card may take to come. */
const timeoutMs = 4000;

/** Moves the focus to a card of a list, as soon as it is there, and nothing else moves. */
export function focusCard(list: HTMLElement, at: number): void {
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
