import 'client-only';
import { endKeeping, importOptional, importRequired, isPageKept, reportMissing } from '../base/import-optional.ts';
import { getLoadType } from '../base/load-type.ts';
import { hideIncomplete, showIncomplete } from '../shell/incomplete-note.ts';

/** Between two tries to fetch the payload; doubled up to the second value. */
const retryMs = { first: 1000, last: 30_000 };

/** The wait before which the visitor is told that the payload does not come: after the second try. */
const toldMs = 2 * retryMs.first;

/**
 * `payload` is the path of the page's payload, unless the HTML contains it; with `lazy` the release leaves React out until
 * the first touch.
 */
const { payload: payloadPath, lazy } = document.documentElement.dataset;

const loadReact = () => import('./hydrate.tsx');

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
  const gone = requestPayload(reloadOnce);
  try {
    // Nothing where the failure is handled: Waku reloads the page once, or a reload would lose a click.
    const loaded: unknown = await importRequired(loadReact);
    // A component whose code is missing would be an error.
    if (loaded) endKeeping();
    if (loaded || !isPageKept()) return await Promise.race([whenHydrated(), gone]);
  } catch {
    // Waku has reloaded the page already.
  }
  start = undefined;
  showIncomplete();
  return false;
}

async function startLazily(): Promise<boolean> {
  // A reload would lose what was typed.
  const gone = requestPayload(showIncomplete);
  // The release has made these links mean nothing, so that nothing loads before.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
  const loaded = await importOptional(loadReact);
  if (loaded) return Promise.race([whenHydrated(), gone]);
  start = undefined;
  showIncomplete();
  return false;
}

/** Tries once to get the page of the next release, then tells what is missing. */
function reloadOnce(): void {
  if (getLoadType() === 'reload') showIncomplete();
  // Waku reloads once for missing scripts; its event makes sure that only one of both does.
  else if (reportMissing()) location.reload();
  else if (isPageKept()) showIncomplete();
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
    if (response?.ok) {
      if (wait > toldMs) hideIncomplete();
      return response;
    }
    if (response?.status === 404) {
      onGone();
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
