const storageKey = 'loaded-whole';

/** A page that fails again within this many milliseconds is not made whole by loading it. */
const retryAfterMs = 10_000;

/**
 * Opens an address as a document, as a link does without scripts: the server has the last word on what is there.
 *
 * @returns false where that was tried a moment ago, so that nothing loads for ever
 */
export function hardNavigate(href: string): boolean {
  const address = new URL(href, location.href).href;
  try {
    const [last, at] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    // What this very document has asked for was stopped. A clock that was set back must not stand in the way for long.
    const isFailed = Number(at) < performance.timeOrigin && Math.abs(Date.now() - Number(at)) < retryAfterMs;
    if (last === address && isFailed) return false;
    sessionStorage.setItem(storageKey, `${address} ${Date.now()}`);
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  if (address === location.href) location.reload();
  else location.assign(address);
  return true;
}
