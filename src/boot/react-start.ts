import 'client-only';
import { endKeeping, importOptional, importRequired, isPageKept } from '../base/import-optional.ts';
import { hideIncomplete, showIncomplete } from '../shell/incomplete-note.ts';

/** Between two tries to fetch the payload; doubled up to the longest wait. */
const retryMs = 1000;
const longestRetryMs = 30_000;

/** The wait before which the visitor is told that the payload does not come: after the second try. */
const toldMs = 2000;

/**
 * With `lazy`, React is left out until the first touch; `payload` is then the path of the page's payload, unless the HTML
 * contains it, as where it is sent while it is rendered.
 */
const { payload: payloadPath, lazy } = document.documentElement.dataset;

const loadReact = () => import('./hydrate.tsx');

const importKeeper = () => import('./kept-clicks.ts');

/** Loads what keeps clicks that wait from being lost by a reload, and holds those again that were kept. */
export const loadKeeper = () => importOptional(importKeeper);

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
  if (!start) {
    // Of the try before.
    hideIncomplete();
    start = isReactLazy() ? startLazily() : startAtOnce();
  }
  return start;
}

async function startAtOnce(): Promise<boolean> {
  try {
    // Nothing where the failure is handled: Waku reloads the page once, or a reload would lose a click.
    const loaded: unknown = await importRequired(loadReact);
    // A component whose code is missing would be an error.
    if (loaded) endKeeping();
    if (loaded || !isPageKept()) return await whenHydrated();
  } catch {
    // Waku has reloaded the page already.
  }
  start = undefined;
  showIncomplete();
  return false;
}

async function startLazily(): Promise<boolean> {
  const gone = requestPayload();
  // The release has made these links mean nothing, so that nothing loads before.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
  const loaded = await importOptional(loadReact);
  if (loaded) return Promise.race([whenHydrated(), gone]);
  start = undefined;
  showIncomplete();
  return false;
}

/**
 * Requests the payload for Waku, once. Where it does not exist, the page is outdated, and is loaded again or the visitor
 * is told.
 *
 * @returns false once they are told
 */
function requestPayload(): Promise<false> {
  return new Promise((resolve) => {
    if (payloadPath === undefined) return;
    // A second try after missing code finds the first one's.
    payload ??= fetchPayload(payloadPath, async (path) => {
      if ((await loadKeeper())?.renewPage(path)) return;
      showIncomplete();
      resolve(false);
    });
    Object.assign(globalThis, { __WAKU_INITIAL_RSC__: { response: payload } });
  });
}

/** The page can be used without its payload, so network errors are retried. */
async function fetchPayload(path: string, onGone: (path: string) => unknown): Promise<Response> {
  for (let wait = retryMs; ; wait = Math.min(2 * wait, longestRetryMs)) {
    const response = await fetch(path).catch(() => undefined);
    if (response?.ok) {
      if (wait > toldMs) hideIncomplete();
      return response;
    }
    if (response?.status === 404) {
      onGone(path);
      return new Promise(() => undefined);
    }
    if (wait === toldMs) showIncomplete();
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
