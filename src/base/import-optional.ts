/**
 * Imports what a page can do without for now. When it does not come, nothing is loaded anew for it, as it is for all other
 * files of a release that is gone.
 *
 * @returns undefined where it did not come
 */
export async function importOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  const hush = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('vite:preloadError', hush, { capture: true });
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    removeEventListener('vite:preloadError', hush, { capture: true });
  }
}
