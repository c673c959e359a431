import { hardNavigate } from '../base/hard-navigate.ts';

const storageKey = 'opened-again';

/**
 * Opens the page that was wanted, once for each time that the network comes back: a page that leads here again although there
 * is a network would do so for ever.
 *
 * @returns whether it was opened, now or before, and it is the visitor's turn; else it may be tried a little later
 */
export function openOnce(href: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === href) return true;
    if (!hardNavigate(href)) return false;
    sessionStorage.setItem(storageKey, href);
  } catch {
    // Without a memory it could go on for ever.
  }
  return true;
}

/** There is no network; when it is back, the page may be tried again. */
export function forgetOpened(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
