/** Milliseconds after which a page that does not come is opened as a document, whose wait the browser shows itself. */
const longestWait = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let pending: string | undefined;

/** From a click until the page is shown: a sign that it is being fetched, and an end to waiting for it. */
export function beginNavigation(href: string): void {
  endNavigation();
  pending = href;
  document.documentElement.dataset.pending = '';
  timer = setTimeout(() => {
    console.error(`The page ${href} did not come in time.`);
    location.assign(href);
  }, longestWait);
}

export function endNavigation(): void {
  clearTimeout(timer);
  pending = undefined;
  delete document.documentElement.dataset.pending;
}

/** The address that a visitor waits for. */
export function findPendingHref(): string | undefined {
  return pending;
}
