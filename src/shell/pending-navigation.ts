/** Milliseconds after which a page that does not come is opened as a document, whose wait the browser shows itself. */
const longestWait = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** From a click until the page is shown: `<html data-pending>` names it, as a sign, and there is an end to waiting for it. */
export function beginNavigation(href: string): void {
  endNavigation();
  document.documentElement.dataset.pending = href;
  timer = setTimeout(() => {
    console.error(`The page ${href} did not come.`);
    location.assign(href);
  }, longestWait);
}

export function endNavigation(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.pending;
}
