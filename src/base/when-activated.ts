/**
 * Runs work that belongs to a visit: at once, or, on a page that is prerendered before its visitor asks for it, when the
 * page is activated. So nothing is asked, stored or counted for a page that nobody opens.
 *
 * @param work may return what stops it
 * @returns stops the work, or prevents it
 */
export function whenActivated(work: () => unknown): () => void {
  let stop: unknown;
  const start = () => {
    stop = work();
  };
  if (isPrerendering()) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
  return () => {
    document.removeEventListener('prerenderingchange', start);
    if (typeof stop === 'function') stop();
  };
}

/** Whether nobody has opened the page yet; false in browsers that do not prerender. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}
