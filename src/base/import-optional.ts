/**
 * Imports a module that the page can do without. When the import fails, the page is not reloaded, as it is for all
 * other files of a release that is gone.
 *
 * @returns undefined where the import failed
 */
export async function importOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  const suppressReload = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('vite:preloadError', suppressReload, { capture: true });
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    removeEventListener('vite:preloadError', suppressReload, { capture: true });
  }
}
