/** Between what has the focus and what lies over the page. */
const gap = 8;

/**
 * Keeps the foot of the window clear of the focus while something lies over it, and lengthens the page by as much, so that
 * its last line can be scrolled out from under it. Nothing that is in view moves.
 */
export function reserveBottomSpace(cover: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const covered = Math.ceil(innerHeight - cover.getBoundingClientRect().top) + gap;
    const bar = Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0;
    style.setProperty('--covered', `${covered}px`);
    style.setProperty('--beyond', `${Math.max(0, covered - bar)}px`);
  };
  // Browsers show where one writes, and not all of what one writes in.
  const reveal = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible') && isCoveredBy(target, cover)) {
      target.scrollIntoView({ block: 'nearest' });
    }
  };
  const watch = new ResizeObserver(measure);
  watch.observe(cover);
  addEventListener('resize', measure);
  addEventListener('focusin', reveal);
  return () => {
    watch.disconnect();
    removeEventListener('resize', measure);
    removeEventListener('focusin', reveal);
    for (const name of ['--covered', '--beyond']) style.removeProperty(name);
  };
}

function isCoveredBy(element: Element, cover: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const above = cover.getBoundingClientRect();
  const isBeside = left >= above.right || right <= above.left || top >= above.bottom || bottom <= above.top;
  return !isBeside && !cover.contains(element);
}
