import { loadWhole } from '../base/load-whole.ts';

/** Milliseconds after which a page that does not come is opened as a document, whose wait the browser shows itself. */
const longestWait = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let leavingFor: string | undefined;

/** From a click until the page is shown: `<html data-pending>` names it, as a sign, and there is an end to waiting for it. */
export function beginNavigation(href: string): void {
  endNavigation();
  document.documentElement.dataset.pending = href;
  timer = setTimeout(() => {
    console.error(`The page ${href} did not come.`);
    leavingFor = href;
    location.assign(href);
  }, longestWait);
}

/** Opens a page as a document, and no second time while that is on its way. @returns false where it was tried before */
export function leaveFor(href: string): boolean {
  if (leavingFor === href) return true;
  if (!loadWhole(href)) return false;
  clearTimeout(timer);
  leavingFor = href;
  return true;
}

export function endNavigation(): void {
  clearTimeout(timer);
  leavingFor = undefined;
  delete document.documentElement.dataset.pending;
}
