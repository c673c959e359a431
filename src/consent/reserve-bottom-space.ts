/** Between the focused element and the covering element, in pixels. */
const gap = 8;

/**
 * Keeps the area under a fixed element at the bottom free: sets the scroll padding for focused elements, and extends
 * the page, so that its end can be scrolled into view. Visible content does not move.
 *
 * @returns stops it
 */
export function reserveBottomSpace(cover: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const covered = Math.ceil(innerHeight - cover.getBoundingClientRect().top) + gap;
    const bar = Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0;
    style.setProperty('--covered', `${covered}px`);
    style.setProperty('--beyond', `${Math.max(0, covered - bar)}px`);
  };
  // Browsers scroll the text cursor into view, but not always the whole field.
  const scrollIntoViewIfCovered = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible') && isCoveredBy(target, cover)) {
      target.scrollIntoView({ block: 'nearest' });
    }
  };
  const observer = new ResizeObserver(measure);
  observer.observe(cover);
  addEventListener('resize', measure);
  addEventListener('focusin', scrollIntoViewIfCovered);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    removeEventListener('focusin', scrollIntoViewIfCovered);
    for (const name of ['--covered', '--beyond']) style.removeProperty(name);
  };
}

function isCoveredBy(element: Element, cover: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const above = cover.getBoundingClientRect();
  const isBeside = left >= above.right || right <= above.left || top >= above.bottom || bottom <= above.top;
  return !isBeside && !cover.contains(element);
}
