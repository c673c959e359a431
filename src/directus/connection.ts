import { trimEndSlashes } from '../base/trim-slashes.ts';
import 'server-only';
import { isInBackground } from './background.ts';
import { isReadingDrafts } from './drafts.ts';

/** Where the content system is and which of its projects this site shows; the defaults are the bundled Directus. */
export type Connection = { url: string; token: string | undefined; siteDomain: string; patience: Patience };

/** How long an answer is waited for, how often it is asked for again, and whether one answer is good for the whole process. */
export type Patience = { timeoutMs: number; retries: number; keepsAnswers: boolean };

/** Somebody waits: two seconds at most, and one attempt. */
const visitor: Patience = { timeoutMs: 2_000, retries: 0, keepsAnswers: false };
/** Staff look at a preview: they would rather wait than not see their page. */
const staff: Patience = { timeoutMs: 8_000, retries: 1, keepsAnswers: false };
/** Nobody waits. */
const background: Patience = { timeoutMs: 30_000, retries: 3, keepsAnswers: false };
/** Pages are made: all of them of the same answers, so that none is newer than its neighbour. */
const release: Patience = { ...background, keepsAnswers: true };

export function getConnection(env: NodeJS.ProcessEnv = process.env): Connection {
  return {
    url: trimEndSlashes(env.CONTENT_API_URL ?? 'http://127.0.0.1:8055'),
    token: isReadingDrafts() ? env.CONTENT_PREVIEW_TOKEN : env.CONTENT_API_TOKEN,
    siteDomain: env.SITE_DOMAIN ?? 'vierlinden.example',
    patience: findPatience(env),
  };
}

function findPatience(env: NodeJS.ProcessEnv): Patience {
  if (env.CONTENT_READS === 'background') return release;
  if (isInBackground()) return background;
  return isReadingDrafts() ? staff : visitor;
}

/** Every read names the project itself, so that a shared content system never mixes two sites. */
export function ofProject(): { project: { domain: { _eq: string } } } {
  return { project: { domain: { _eq: getConnection().siteDomain } } };
}
