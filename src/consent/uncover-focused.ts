/**
 * Scrolls the focused element out from under a fixed element. Browsers scroll the text cursor into view, but not always
 * the whole field.
 *
 * @returns stops it
 */
export function uncoverFocused(cover: Element): () => void {
  const uncover = () => {
    const focused = document.activeElement;
    if (focused?.matches(':focus-visible') && isCoveredBy(focused, cover)) focused.scrollIntoView({ block: 'nearest' });
  };
  // What had the focus before.
  uncover();
  addEventListener('focusin', uncover);
  return () => removeEventListener('focusin', uncover);
}

function isCoveredBy(element: Element, cover: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const above = cover.getBoundingClientRect();
  const isBeside = left >= above.right || right <= above.left || top >= above.bottom || bottom <= above.top;
  return !isBeside && !cover.contains(element);
}
