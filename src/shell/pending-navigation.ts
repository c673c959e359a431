import { hardNavigate } from '../base/hard-navigate.ts';

/** Milliseconds after which a page that does not come is opened as a document, whose wait the browser shows itself. */
const timeoutMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let navigatingTo: string | undefined;

/** From a click until the page is shown: `<html data-pending>` names it, as a sign, and there is an end to waiting for it. */
export function beginNavigation(href: string): void {
  endNavigation();
  document.documentElement.dataset.pending = href;
  timer = setTimeout(() => {
    console.error(`The page ${href} did not come.`);
    navigatingTo = href;
    location.assign(href);
  }, timeoutMs);
}

/** Opens a page as a document, and no second time while that is on its way. @returns false where it was tried before */
export function hardNavigateOnce(href: string): boolean {
  if (navigatingTo === href) return true;
  if (!hardNavigate(href)) return false;
  clearTimeout(timer);
  navigatingTo = href;
  return true;
}

export function endNavigation(): void {
  clearTimeout(timer);
  navigatingTo = undefined;
  delete document.documentElement.dataset.pending;
}
