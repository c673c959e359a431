import type { Environment } from '../../base/environment.ts';
import { openRedisHints } from '../redis/redis-hints.ts';
import type { ProcessGroup } from '../workers/process-group.ts';

/**
 * Directus calls one storefront for a change; through Redis, where there is one, that has the others look at once as
 * well. Called in one process of each.
 */
export function exchangeHints(
  { REDIS: url, SITE_SECRET: secret }: Pick<Environment, 'REDIS' | 'SITE_SECRET'>,
  group: Pick<ProcessGroup, 'on' | 'broadcast'>,
): void {
  if (url === undefined) return;
  const { publishHint } = openRedisHints({ url, secret, onHint: () => void group.broadcast('changeHint', null) });
  group.on('publishHint', publishHint);
}
