import { createHmac, randomUUID } from 'node:crypto';
import { log } from '../log.ts';
import { createRedisClient, RedisReplyError } from './redis-client.ts';

/** Hints among the storefronts of a website. Who misses one, as while Redis is away, is as right a moment later. */
export type RedisHints = {
  /** Resolves to the number of storefronts that it has reached, this one too; 0 while Redis is away. Never throws. */
  publishHint: () => Promise<number>;
  close: () => void;
};

/** Exported for its test. */
export const publishScript = "return redis.call('PUBLISH', KEYS[1], ARGV[1])";

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
  const publisher = createRedisClient(shared);
  let isRefused = false;
  const subscriber = createRedisClient({
    ...shared,
    subscription: {
      channel,
      onLine: (line) => {
        if (line.startsWith(mark) && line !== own) onHint();
      },
    },
  });
  return {
    publishHint: async () => {
      try {
        const reached = await publisher.evaluate(publishScript, [channel], [own]);
        isRefused = false;
        return reached;
      } catch (error) {
        if (!(error instanceof RedisReplyError)) return 0;
        if (!isRefused) log('warn', 'redis refuses hints', { reason: String(error) });
        isRefused = true;
        return 0;
      }
    },
    close: () => {
      publisher.close();
      subscriber.close();
    },
  };
}
