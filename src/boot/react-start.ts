import 'client-only';
import { importOptional, importRequired, incompletePath, reportMissing } from '../base/import-optional.ts';

/** Between two tries to fetch the payload; doubled up to the second value. */
const retryMs = { first: 1000, last: 30_000 };

/**
 * `payload` is the path of the page's payload, unless the HTML contains it; with `lazy` the release leaves React out until
 * the first touch.
 */
const { payload: payloadPath, lazy } = document.documentElement.dataset;

let start: Promise<boolean> | undefined;
let payload: Promise<Response> | undefined;

/** Whether React waits for the first touch on this page. */
export function isReactLazy(): boolean {
  return lazy !== undefined;
}

/** Whether the page is hydrated. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.alive !== undefined;
}

/**
 * Loads React and hydrates the page, once.
 *
 * @returns whether the page is hydrated; false where the payload is gone, or where React's code does not load, which the
 * next call tries again
 */
export function startReact(): Promise<boolean> {
  start ??= isReactLazy() ? startLazily() : startAtOnce();
  return start;
}

function startAtOnce(): Promise<boolean> {
  const gone = requestPayload(reloadOnce);
  return Promise.race([importRequired(() => import('./hydrate.tsx')).then(whenHydrated), gone]);
}

async function startLazily(): Promise<boolean> {
  // A reload would lose what was typed.
  const gone = requestPayload(showIncomplete);
  // The release has made these links mean nothing, so that nothing loads before.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
  const loaded = await importOptional(() => import('./hydrate.tsx'));
  if (loaded) return Promise.race([whenHydrated(), gone]);
  start = undefined;
  showIncomplete();
  return false;
}

/** Tells the visitor that a part of the page is missing; links and forms work without it. */
function showIncomplete(): void {
  import(/* @vite-ignore */ incompletePath).catch(() => undefined);
}

/** Tries once to get the page of the next release, then tells what is missing. */
function reloadOnce(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload') showIncomplete();
  // Waku reloads once for missing scripts; its event makes sure that only one of both does.
  else if (reportMissing()) location.reload();
}

/**
 * Requests the payload for Waku, once.
 *
 * @param onGone called where the payload does not exist: the page is outdated
 * @returns false once it is gone
 */
function requestPayload(onGone: () => void): Promise<false> {
  return new Promise((resolve) => {
    if (payloadPath === undefined) return;
    // A second try after missing code finds the first one's.
    payload ??= fetchPayload(payloadPath, () => {
      onGone();
      resolve(false);
    });
    Object.assign(globalThis, { __WAKU_INITIAL_RSC__: { response: payload } });
  });
}

/** The page can be used without its payload, so network errors are retried. */
async function fetchPayload(path: string, onGone: () => void): Promise<Response> {
  for (let wait = retryMs.first; ; wait = Math.min(2 * wait, retryMs.last)) {
    const response = await fetch(path).catch(() => undefined);
    if (response?.ok) return response;
    if (response?.status === 404) {
      onGone();
      return new Promise(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

function whenHydrated(): Promise<boolean> {
  if (isHydrated()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(true);
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-alive'] });
  });
}
