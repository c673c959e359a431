import { createHmac, randomUUID } from 'node:crypto';
import { createRedisClient } from './redis-client.ts';

/** Hints among the storefronts of a website. Who misses one, as while Redis is away, is as right a moment later. */
export type RedisHints = {
  /** Never waits, and never throws. */
  tell: () => void;
  close: () => void;
};

/** Exported for its test. */
export const tellScript = "return redis.call('PUBLISH', KEYS[1], ARGV[1])";

const mark = 'hint:';

type Options = {
  url: string;
  secret: string;
  /** Called with each hint of another storefront. */
  onHint: () => void;
  firstRetryMs?: number;
};

export function openRedisHints({ url, secret, onHint, firstRetryMs }: Options): RedisHints {
  // Several websites may share a Redis.
  const channel = `vitrine:changes:${createHmac('sha256', secret).update('changes').digest('base64url').slice(0, 22)}`;
  const own = mark + randomUUID();
  // Rate limits have a connection of their own.
  const shared = { url, isQuiet: true, ...(firstRetryMs === undefined ? {} : { firstRetryMs }) };
  const speaker = createRedisClient(shared);
  const listener = createRedisClient({
    ...shared,
    listen: {
      channel,
      onLine: (line) => {
        if (line.startsWith(mark) && line !== own) onHint();
      },
    },
  });
  return {
    tell: () => void speaker.evaluate(tellScript, [channel], [own]).catch(() => undefined),
    close: () => {
      speaker.close();
      listener.close();
    },
  };
}
