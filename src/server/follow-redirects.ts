import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from '../base/parse-json.ts';
import { trimEndSlashes } from '../base/trim-slashes.ts';
import {
  noRedirects,
  parseRedirectSettings,
  type RedirectSettings,
  type RedirectTable,
  toRedirectKey,
  toRedirectTable,
} from '../content/addresses/redirect-table.ts';
import { findMovedShopPath } from '../routing/shop-routes.ts';
import { type EdgeMiddleware, getAddress } from './edge-env.ts';
import { log, logThrottled } from './log.ts';
import { isPayloadPath, respondWithHardNavigation, toPagePath, toPayloadPath } from './payload-path.ts';
import type { IsKnownPath } from './public-files.ts';

type FollowRedirectsOptions = { getTable: () => RedirectTable; isKnownPath: IsKnownPath };

/** Redirects old and short addresses, for documents and for client navigations. */
export function followRedirects({ getTable, isKnownPath }: FollowRedirectsOptions): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isPayload = isPayloadPath(path);
    const target = getTable().get(toRedirectKey(isPayload ? toPagePath(path) : path));
    if (!target) return next();
    if (isPayload) return redirectPayload(target.location, new URLSearchParams(search).get('query') ?? '', isKnownPath);
    const isOwn = target.location.startsWith('/');
    const location = isOwn && !/[?#]/.test(target.location) ? target.location + search : target.location;
    return redirectTo(location, target.status);
  };
}

/** A redirect, cached for minutes only, even a permanent one: staff may change its target. */
export function redirectTo(location: string, status: 301 | 307 | 308): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'max-age=300', 'content-length': '0' } });
}

/**
 * Redirects a payload request. A page of this site is answered with the redirect to that page's payload, and Waku's
 * client corrects the address by itself. Everything else becomes a hard navigation.
 */
export function redirectPayload(location: string, query: string, isKnownPath: IsKnownPath): Response {
  const target = URL.parse(location, 'http://here.invalid');
  if (!location.startsWith('/') || !target || target.hash || !isKnownPath(target.pathname))
    return respondWithHardNavigation(location);
  const wanted = new URLSearchParams({ query: target.search.slice(1) || query });
  const headers = {
    location: `${toPayloadPath(target.pathname)}?${wanted}`,
    'cache-control': 'no-store',
    'content-length': '0',
  };
  return new Response(null, { status: 307, headers });
}

const index = '/index.html';

/**
 * Redirects to the canonical address of a page from addresses with trailing slashes, `index.html`, capital letters, or
 * the page's former address. Only known paths become targets, so it cannot be used as an open redirect.
 */
export function canonicalPaths(isKnownPath: IsKnownPath): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const isPayload = isPayloadPath(path);
    const page = isPayload ? toPagePath(path) : path;
    if (isKnownPath(page)) return next();
    const trimmedEnd = trimEndSlashes(page);
    const trimmed = (trimmedEnd.endsWith(index) ? trimmedEnd.slice(0, -index.length) : trimmedEnd) || '/';
    const candidates = [trimmed, findMovedShopPath(trimmed) ?? trimmed, trimmed.toLowerCase()];
    const canonical = candidates.find(isKnownPath);
    if (!canonical) return next();
    if (isPayload) return redirectPayload(canonical, new URLSearchParams(search).get('query') ?? '', isKnownPath);
    return redirectTo(canonical + search, canonical === trimmed ? 301 : 308);
  };
}

export type LoadRedirects = () => Promise<RedirectSettings>;

type RedirectSource = { getTable: () => RedirectTable; refresh: () => Promise<void>; stop: () => void };

const refreshIntervalMs = 15_000;

/**
 * Holds the redirects in memory, refreshes them in the background, and saves a copy on disk: the redirect to the
 * customer portal must work while the content system is down.
 */
export async function createRedirectSource(load: LoadRedirects, copyFile: string): Promise<RedirectSource> {
  let saved = await readCopy(copyFile);
  let table = toRedirectTable(parseRedirectSettings(parseJson(saved)) ?? noRedirects);
  let isFailing = false;

  const refresh = async () => {
    try {
      const settings = await load();
      const text = JSON.stringify(settings);
      isFailing = false;
      if (text === saved) return;
      table = toRedirectTable(settings);
      if (await writeCopy(copyFile, text)) saved = text;
    } catch (error) {
      if (!isFailing) log('warn', 'redirects not refreshed', { reason: findReason(error) });
      isFailing = true;
    }
  };
  const timer = setInterval(refresh, refreshIntervalMs).unref();
  return { getTable: () => table, refresh, stop: () => clearInterval(timer) };
}

async function readCopy(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
}

/** @returns false where the disk is full: the table in memory is used until the next start */
async function writeCopy(file: string, text: string): Promise<boolean> {
  const temporary = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporary, text);
    await rename(temporary, file);
    return true;
  } catch (error) {
    logThrottled('warn', 'redirects not kept', { reason: findReason(error) });
    await rm(temporary, { force: true }).catch(() => undefined);
    return false;
  }
}

function findReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
