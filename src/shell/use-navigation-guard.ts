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
import { useChangeEffect } from '../base/use-change-effect.ts';
import { report } from '../consent/tracker/report.ts';
import { PageFailed, type PageFailedMessages } from './page-failed.client.tsx';
import { classifyFailure, redirectsTo, requestWithRetries } from './payload-failure.ts';

/** After this time a pending navigation becomes a full page load, whose progress the browser shows itself. */
const timeoutMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

let navigatingTo: string | undefined;

type Target = { path: string; query: string };

const unstyledKey = 'loaded-unstyled';

const judge = (error: unknown) => classifyFailure(getErrorInfo(error));

/**
 * Handles failed RSC requests of the router. A missing or invalid payload becomes a full page load, where the server
 * responds with the page or its 404; transient failures are retried; anything else is shown inside the layout.
 */
export function useNavigationGuard(messages: PageFailedMessages): void {
  const register = useRegisterRscEnhancer();
  const elements = useElementsPromise();
  const { path, query } = useRouter();
  const pendingHref = useRef<string>(undefined);
  const shown = useRef({ path, query, elements });
  useLayoutEffect(() => {
    shown.current = { path, query, elements };
    // Before paint: otherwise a page that fades in would start with the pale style of a pending navigation.
    endNavigation();
  }, [path, query, elements]);

  useEffect(() => {
    // From now on failed scripts are handled by whatever loads them.
    document.documentElement.dataset.alive = 'true';
  }, []);

  useChangeEffect(`${path}?${query}`, () => {
    // Chunks that load from now on belong to this page.
    pendingHref.current = undefined;
    report({ kind: 'arrive' });
  });

  useEffect(() => {
    const unregister = register((next) => async (rscPath, params, options) => {
      if (options.type === 'call' || !(params instanceof URLSearchParams) || !rscPath.startsWith('R/')) {
        return next(rscPath, params, options);
      }
      const target: Target = { path: decodeRoutePath(rscPath), query: params.get('query') ?? '' };
      const href = target.query ? `${target.path}?${target.query}` : target.path;
      const isHere = target.path === shown.current.path && target.query === shown.current.query;
      pendingHref.current = isHere ? undefined : href;
      if (!isHere) {
        report({ kind: 'leave', to: href });
        beginNavigation(href);
        options.signal?.addEventListener('abort', endNavigation);
      }
      try {
        const request = () => next(rscPath, params, options);
        // Refreshes of the current page have their own retries and keep the current content.
        return await (isHere ? request() : requestWithRetries(request, { judge, signal: options.signal }));
      } catch (error) {
        const failure = judge(error);
        // Offline, the service worker redirects to the document, but this page is already shown.
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
      // If one chunk is missing, others are, too.
      if (!pendingHref.current || !hardNavigateOnce(pendingHref.current)) return;
      // Prevents Waku from reloading the page that is being left.
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const loadStyled = ({ target }: Event) => {
      // Only stylesheets of the page; a lazily loaded module handles its own.
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

/**
 * Reloads once per session and page: if a stylesheet never loads, an unstyled page is better than an endless reload.
 */
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
 * The RSC elements of a failed page: the layout with the error in place of the page.
 *
 * @param frame the current route's element: its layout around its page
 */
function toFailedPage({ path, query }: Target, messages: PageFailedMessages, frame: unknown): Record<string, unknown> {
  const failed = createElement(PageFailed, { messages });
  return {
    [getRouteSlotId(path)]: isValidElement(frame) ? cloneElement(frame, undefined, failed) : failed,
    [routeId]: [path, query],
    // Otherwise the router would cache it as a static page.
    [isStaticId]: false,
  };
}

/** Marks a pending navigation as `<html data-pending>`, for the progress indicator, and starts its timeout. */
export function beginNavigation(href: string): void {
  endNavigation();
  document.documentElement.dataset.pending = href;
  timer = setTimeout(() => {
    console.error(`The page ${href} did not come.`);
    navigatingTo = href;
    location.assign(href);
  }, timeoutMs);
}

/**
 * Starts a full page load, once while it is pending.
 *
 * @returns false if it was tried before
 */
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
