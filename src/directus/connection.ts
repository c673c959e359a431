import { getEnvironment } from '../base/environment.ts';
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { runOutsideRender } from '../base/render-state.ts';

/** Base address, token and project of the content system; the defaults are the bundled Directus. */
export type Connection = { url: string; token: string | undefined; siteDomain: string; policy: RequestPolicy };

/** Timeout and retries of a read, and whether responses are cached for the lifetime of the process. */
export type RequestPolicy = { timeoutMs: number; retries: number; cachesResponses: boolean };

/** For visitors: two seconds at most, and one attempt. */
const visitorPolicy: RequestPolicy = { timeoutMs: 2_000, retries: 0, cachesResponses: false };

/** For previews: staff would rather wait than not see their page. */
const staffPolicy: RequestPolicy = { timeoutMs: 8_000, retries: 1, cachesResponses: false };

/** For background reads. */
const backgroundPolicy: RequestPolicy = { timeoutMs: 30_000, retries: 3, cachesResponses: false };

/** For building a release: all pages are rendered from the same responses, so that they are consistent. */
const releasePolicy: RequestPolicy = { ...backgroundPolicy, cachesResponses: true };

export function getConnection(): Connection {
  const { CONTENT_API_URL, CONTENT_API_TOKEN, CONTENT_PREVIEW_TOKEN, CONTENT_READS, SITE_DOMAIN } = getEnvironment();
  return {
    url: CONTENT_API_URL,
    token: (isReadingDrafts() ? CONTENT_PREVIEW_TOKEN : CONTENT_API_TOKEN) || undefined,
    siteDomain: SITE_DOMAIN,
    policy: findPolicy(CONTENT_READS === 'background'),
  };
}

function findPolicy(isRelease: boolean): RequestPolicy {
  if (isRelease) return releasePolicy;
  if (isInBackground()) return backgroundPolicy;
  return isReadingDrafts() ? staffPolicy : visitorPolicy;
}

/**
 * The filter for this site's project; every read includes it, so that a shared content system never mixes two sites.
 */
export function ofProject(): { project: { domain: { _eq: string } } } {
  return { project: { domain: { _eq: getConnection().siteDomain } } };
}

const work = new AsyncLocalStorage<true>();

/**
 * Runs a task whose reads get the background policy: longer timeouts and retries. What it reads is for everybody, so
 * drafts are not among it, even where a preview has started it.
 */
export function readInBackground<T>(task: () => T): T {
  return runOutsideRender(() => drafts.exit(() => work.run(true, task)));
}

function isInBackground(): boolean {
  return work.getStore() === true;
}

/** A request of staff that shows drafts. What it reads is kept with this object, and for no other request. */
export type Preview = object;

const drafts = new AsyncLocalStorage<Preview>();

/** Runs work whose reads include drafts. */
export function readDrafts<T>(work: () => T): T {
  return drafts.run({}, work);
}

export function isReadingDrafts(): boolean {
  return findPreview() !== undefined;
}

/** The preview that reads now; undefined for what is read for visitors. */
export function findPreview(): Preview | undefined {
  return drafts.getStore();
}

/** The filter for published rows; no filter while staff look at a preview. */
export function published(): Record<string, unknown> {
  return isReadingDrafts() ? {} : { status: { _eq: 'published' } };
}
