import { type ErrorPageMessages, renderErrorPage } from './error-page.ts';
import type { RateLimit } from './forms/rate-limit.ts';
import type { CreateRateLimit } from './redis/shared-rate-limit.ts';
import { securityHeaders } from './security-headers.ts';
import type { ForwardingWatch } from './watch-forwarding.ts';

type Options = {
  /** Undefined for none. */
  limit: RateLimit | undefined;
  errorMessages: ErrorPageMessages;
  isHttps: boolean;
  forwarding?: Pick<ForwardingWatch, 'isOneClient'>;
};

export type RenderBudget = {
  /** Counts a render. @returns the response for a client that may not cause it; undefined where it may */
  refuse: (client: string, path: string) => Promise<Response | undefined>;
};

/** The limit for all processes of this storefront; undefined for none, which 0 stands for. */
export function createRenderLimit(
  perMinute: number,
  group: { createRateLimit: CreateRateLimit },
): RateLimit | undefined {
  const rule = { limit: perMinute, windowMs: 60_000, scope: 'storefront' } as const;
  return perMinute > 0 ? group.createRateLimit('renders', rule) : undefined;
}

/**
 * The renders that one client may cause within a minute, however idle the server is: whoever walks all combinations of
 * filters needs them, and no visitor does.
 */
export function createRenderBudget(options: Options): RenderBudget | undefined {
  const { limit, errorMessages, isHttps, forwarding } = options;
  if (!limit) return undefined;
  return {
    refuse: async (client, path) => {
      // Behind a proxy that is not trusted all visitors are one client, of whom few may be crawlers.
      if (forwarding?.isOneClient()) return undefined;
      const waitMs = await limit.consume(client);
      if (waitMs === 0) return undefined;
      const { status, headers, body } = renderErrorPage({ kind: 'tooMany', path, errorMessages, isHttps });
      const retryAfter = { 'retry-after': String(Math.ceil(waitMs / 1000)) };
      return new Response(body, { status, headers: { ...securityHeaders(isHttps), ...headers, ...retryAfter } });
    },
  };
}
