import type { Environment } from '../../base/environment.ts';
import type { InvalidatedTags } from '../../catalog/index/catalogue-sync.ts';
import { log } from '../log.ts';
import type { PublicFile } from '../public-file.ts';
import type { ProcessGroup } from '../workers/process-group.ts';
import { createPurgeQueue } from './purge-queue.ts';
import { pageTag, toCdnTag, toCdnTags } from './shared-copy.ts';

/** What the storefront tells a CDN in front of it. */
export type Cdn = {
  /** Whether there is one. */
  isOn: boolean;
  /** The file with the permission for a CDN to keep it at an address. */
  share: (file: PublicFile, copy: { address: string; tags?: Iterable<string>; endsAt?: number }) => PublicFile;
  /** Purges copies, once this process has dropped its own. Returns at once. */
  purge: (outdated: InvalidatedTags) => void;
};

const noCdn: Cdn = { isOn: false, share: (file) => file, purge: () => undefined };

/** Where changes purge copies at once, this bounds only how old dates relative to today become. */
const freshSeconds = { withPurge: 300, withoutPurge: 10 };

/** Fewer than any of the common APIs takes in one call. */
const maxTagsPerCall = 30;

const maxTags = 10 * maxTagsPerCall;

/** What an edit and a release after it purge comes at once; Cloudflare takes 25 calls at first. */
const burst = 5;

const timeoutMs = 5_000;

type Options = {
  environment: Pick<Environment, 'CDN' | 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'TRUSTED_PROXY'>;
  group: Pick<ProcessGroup, 'on' | 'tellLead'>;
};

/**
 * Opens the CDN's part of the server. Every process tells the lead what it has dropped, since another one may have
 * answered a CDN with its old copy a moment before; the lead calls the CDN for all of them.
 */
export function openCdn({ environment, group }: Options): Cdn {
  const { CDN, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = environment;
  if (CDN === 'off') return noCdn;
  if (environment.TRUSTED_PROXY.rules.length === 0) {
    log('warn', 'CDN without TRUSTED_PROXY', {
      effect: 'all visitors behind the CDN count as one',
      remedy: 'name its addresses, and those of the proxy behind it, in TRUSTED_PROXY',
    });
  }
  const queue = url && token ? createLeadQueue(url, token) : undefined;
  const own = createPurgeQueue({
    ...{ debounceMs: 0, pauseMs: 0, maxTags },
    send: (outdated) => group.tellLead('cdnPurge', outdated),
  });
  // What a lead that ends has not purged, the next one does with everything.
  group.on('cdnPurge', (outdated) => queue?.add(outdated));
  return {
    isOn: true,
    share: (file, { address, tags: given = [], endsAt = Number.POSITIVE_INFINITY }) => {
      const tags = toCdnTags(given);
      if (!tags) return file;
      const fresh = queue ? freshSeconds.withPurge : freshSeconds.withoutPurge;
      return { ...file, shared: { address, tags, endsAt, freshSeconds: fresh } };
    },
    purge: (outdated) => {
      if (queue) own.add(outdated);
    },
  };
}

function createLeadQueue(url: string, token: string) {
  return createPurgeQueue({
    ...{ debounceMs: 50, pauseMs: 1_000, burst, maxTags, tagsPerCall: maxTagsPerCall },
    send: (outdated) =>
      callCdn(url, token, outdated === 'everything' ? [pageTag] : [...new Set(outdated.map(toCdnTag))]),
    onFailure: (error) => log('warn', 'cdn not purged', { reason: String(error) }),
  });
}

/** One call as Cloudflare, Fastly and a Varnish with xkey take it: each reads its own header or the body. */
async function callCdn(url: string, token: string, tags: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'fastly-key': token,
      'surrogate-key': tags.join(' '),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
}
