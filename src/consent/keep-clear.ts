/** Between what has the focus and what lies over the page. */
const gap = 8;

/**
 * Keeps the foot of the window clear of the focus while something lies over it, and lengthens the page by as much, so that
 * its last line can be scrolled out from under it. Nothing that is in view moves.
 */
export function keepClear(cover: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const covered = Math.ceil(innerHeight - cover.getBoundingClientRect().top) + gap;
    const bar = Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0;
    style.setProperty('--covered', `${covered}px`);
    style.setProperty('--beyond', `${Math.max(0, covered - bar)}px`);
  };
  const watch = new ResizeObserver(measure);
  watch.observe(cover);
  addEventListener('resize', measure);
  return () => {
    watch.disconnect();
    removeEventListener('resize', measure);
    style.removeProperty('--covered');
    style.removeProperty('--beyond');
  };
}
