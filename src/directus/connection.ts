import { getEnvironment } from '../base/environment.ts';
import 'server-only';
import { isInBackground } from './background.ts';
import { isReadingDrafts } from './drafts.ts';

/** Where the content system is and which of its projects this site shows; the defaults are the bundled Directus. */
export type Connection = { url: string; token: string | undefined; siteDomain: string; policy: RequestPolicy };

/** How long an answer is waited for, how often it is asked for again, and whether one answer is good for the whole process. */
export type RequestPolicy = { timeoutMs: number; retries: number; cachesResponses: boolean };

/** Somebody waits: two seconds at most, and one attempt. */
const visitorPolicy: RequestPolicy = { timeoutMs: 2_000, retries: 0, cachesResponses: false };
/** Staff look at a preview: they would rather wait than not see their page. */
const staffPolicy: RequestPolicy = { timeoutMs: 8_000, retries: 1, cachesResponses: false };
/** Nobody waits. */
const backgroundPolicy: RequestPolicy = { timeoutMs: 30_000, retries: 3, cachesResponses: false };
/** Pages are made: all of them of the same answers, so that none is newer than its neighbour. */
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

/** Every read names the project itself, so that a shared content system never mixes two sites. */
export function ofProject(): { project: { domain: { _eq: string } } } {
  return { project: { domain: { _eq: getConnection().siteDomain } } };
}
