const storageKey = 'loaded-whole';

/** Milliseconds within which a page that fails again is not reloaded once more. */
const retryAfterMs = 10_000;

/**
 * Navigates by a full page load, as a link does without JavaScript.
 *
 * @returns false where the same address was loaded a moment ago, so that no reload loops
 */
export function hardNavigate(href: string): boolean {
  const address = new URL(href, location.href).href;
  try {
    const [last, at] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    // A navigation that this document itself started was stopped, not failed. A clock that was set back must not block
    // reloads for long.
    const isFailed = Number(at) < performance.timeOrigin && Math.abs(Date.now() - Number(at)) < retryAfterMs;
    if (last === address && isFailed) return false;
    sessionStorage.setItem(storageKey, `${address} ${Date.now()}`);
  } catch {
    // Without sessionStorage a reload loop could not be detected.
    return false;
  }
  if (address === location.href) location.reload();
  else location.assign(address);
  return true;
}
