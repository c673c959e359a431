import { cloneElement, createElement, isValidElement, useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku';
import {
  unstable_getErrorInfo as getErrorInfo,
  useElementsPromise_UNSTABLE as useElementsPromise,
  useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer,
} from 'waku/minimal/client';
import {
  unstable_decodeRoutePath as decodeRoutePath,
  unstable_getRouteSlotId as getRouteSlotId,
  unstable_IS_STATIC_ID as isStaticId,
  unstable_ROUTE_ID as routeId,
} from 'waku/router/client-core';
import { hardNavigate } from '../base/hard-navigate.ts';
import { report } from '../consent/tracker/report.ts';
import { PageFailed, type PageFailedMessages } from './page-failed.client.tsx';
import { classifyFailure, redirectsTo, requestWithRetries } from './payload-failure.ts';

/** Milliseconds after which a page that does not come is opened as a document, whose wait the browser shows itself. */
const timeoutMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

let navigatingTo: string | undefined;

type Target = { path: string; query: string };

const unstyledKey = 'loaded-unstyled';

const judge = (error: unknown) => classifyFailure(getErrorInfo(error));

/**
 * Stands between the router and the line. What is missing or garbled is opened as a document, where the server answers
 * with the page or with its 404; a cut line is tried again; what still fails is shown inside the frame.
 */
export function useNavigationGuard(messages: PageFailedMessages): void {
  const register = useRegisterRscEnhancer();
  const elements = useElementsPromise();
  const { path, query } = useRouter();
  const wanted = useRef<string>(undefined);
  const shown = useRef({ path, query, elements });
  useEffect(() => {
    shown.current = { path, query, elements };
  }, [path, query, elements]);

  // Before the page is painted: one that fades in would begin as pale as the one that was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said is that they have changed
  useLayoutEffect(endNavigation, [path, query, elements]);

  useEffect(() => {
    // From now on a script that does not come is missed by whoever asked for it.
    document.documentElement.dataset.alive = 'true';
    if (!isReloaded() && isUnstyled()) reloadUnstyled(location.href);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said is that they have changed
  useEffect(() => {
    // What is loaded from now on is a part of this page.
    wanted.current = undefined;
    report({ kind: 'arrive' });
  }, [path, query]);

  useEffect(() => {
    const unregister = register((next) => async (rscPath, params, options) => {
      if (options.type === 'call' || !(params instanceof URLSearchParams) || !rscPath.startsWith('R/')) {
        return next(rscPath, params, options);
      }
      const target: Target = { path: decodeRoutePath(rscPath), query: params.get('query') ?? '' };
      const href = target.query ? `${target.path}?${target.query}` : target.path;
      const isHere = target.path === shown.current.path && target.query === shown.current.query;
      wanted.current = isHere ? undefined : href;
      if (!isHere) {
        report({ kind: 'leave', to: href });
        beginNavigation(href);
        options.signal?.addEventListener('abort', endNavigation);
      }
      try {
        const request = () => next(rscPath, params, options);
        // Who asks for the same page again counts the tries himself, and keeps what he has.
        return await (isHere ? request() : requestWithRetries(request, { judge, signal: options.signal }));
      } catch (error) {
        const failure = judge(error);
        // Where the network is gone the worker leads to the document, but this page is there.
        if (isHere && redirectsTo(getErrorInfo(error), href)) return { elements: {} };
        if (options.signal?.aborted || failure === 'redirect') throw error;
        console.error(`The page ${href} did not come.`, error);
        if (isHere) return { elements: {} };
        if (failure === 'missing' && hardNavigateOnce(href)) return new Promise<never>(() => undefined);
        const frame = (await shown.current.elements)[getRouteSlotId(shown.current.path)];
        return { elements: toFailedPage(target, messages, frame) };
      }
    });
    const loadTarget = (event: Event) => {
      // Where one part is gone, others are too.
      if (!wanted.current || !hardNavigateOnce(wanted.current)) return;
      // Waku would load the page that the visitor is about to leave.
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const loadStyled = ({ target }: Event) => {
      // The sheets of a page; those of what is loaded later tell who waits for them.
      if (!(target instanceof HTMLLinkElement && target.dataset.precedence)) return;
      reloadUnstyled(document.documentElement.dataset.pending ?? location.href);
    };
    addEventListener('vite:preloadError', loadTarget, { capture: true });
    addEventListener('error', loadStyled, { capture: true });
    addEventListener('pageshow', endNavigation);
    return () => {
      unregister();
      removeEventListener('vite:preloadError', loadTarget, { capture: true });
      removeEventListener('error', loadStyled, { capture: true });
      removeEventListener('pageshow', endNavigation);
    };
  }, [register, messages]);
}

/** Whether this document was loaded anew already, for whatever reason. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** Whether a style sheet of the document has come without styles, or not at all: a browser keeps that for itself. */
function isUnstyled(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/assets/"]');
  return [...links].some(({ sheet }) => {
    try {
      return sheet?.cssRules.length === 0;
    } catch {
      return true;
    }
  });
}

/** Once in a visit for each page: where a sheet never comes, a page without styles is better than one that begins anew for ever. */
function reloadUnstyled(href: string): void {
  console.error(`The page ${href} did not come with its styles.`);
  const address = new URL(href, location.href).href;
  try {
    if (sessionStorage.getItem(unstyledKey) === address) return;
    sessionStorage.setItem(unstyledKey, address);
  } catch {
    return;
  }
  hardNavigateOnce(href);
}

/**
 * What the server would have sent for this address, with the failure in place of the page.
 *
 * @param frame the route that is shown now: the frame of its language, around its page
 */
function toFailedPage({ path, query }: Target, words: PageFailedMessages, frame: unknown): Record<string, unknown> {
  const failed = createElement(PageFailed, { words });
  return {
    [getRouteSlotId(path)]: isValidElement(frame) ? cloneElement(frame, undefined, failed) : failed,
    [routeId]: [path, query],
    // Else the router would keep it as this page for good.
    [isStaticId]: false,
  };
}

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
