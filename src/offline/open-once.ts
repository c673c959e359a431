import { hardNavigate } from '../base/hard-navigate.ts';

const storageKey = 'opened-again';

/**
 * Opens the requested page, once for each time that the network comes back: a page that redirects here although there
 * is a network would loop.
 *
 * @returns false when it may be tried again a little later; true when it was opened, now or before
 */
export function openOnce(href: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === href) return true;
    if (!hardNavigate(href)) return false;
    sessionStorage.setItem(storageKey, href);
  } catch {
    // Without sessionStorage a loop could not be detected.
  }
  return true;
}

/** Called while offline: the page may be opened again when the network is back. */
export function forgetOpened(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
