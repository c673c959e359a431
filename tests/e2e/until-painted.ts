/** Runs in the page: waits until what has changed is painted and, where it moved, reported as a layout shift. */
export const untilPainted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
