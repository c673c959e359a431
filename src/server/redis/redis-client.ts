import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { getBackoffMs } from '../../base/backoff.ts';
import { log } from '../log.ts';

export type RedisClient = {
  /** Runs a script that answers with a number. @throws at once while there is no connection, and after half a second */
  evaluate: (script: string, keys: readonly string[], args: readonly (string | number)[]) => Promise<number>;
  close: () => void;
};

type Options = {
  /** `redis://user:password@host:port/database`, or `rediss://` with TLS. */
  url: string;
  timeoutMs?: number;
  firstRetryMs?: number;
  /** Has the connection subscribe to a channel instead of running scripts; called with each line that Redis sends. */
  subscription?: { channel: string; onLine: (line: string) => void };
  /** Whether another connection logs that Redis is away. */
  isQuiet?: boolean;
};

/** An error that Redis has answered, as where the user lacks a right. */
export class RedisReplyError extends Error {
  override name = 'RedisReplyError';
}

type Pending = { resolve: (value: number) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/**
 * A connection to Redis for scripts that answer with a number, of which it understands no more than that. It is opened
 * again by itself.
 */
export function createRedisClient({
  url,
  timeoutMs = 500,
  firstRetryMs = 100,
  subscription,
  isQuiet = false,
}: Options): RedisClient {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const address = { host, port: Number(port || 6379) };
  let socket: Socket | undefined;
  let pending: Pending[] = [];
  let isReady = false;
  let isClosed = false;
  let failures = 0;
  let isSubscriptionFailing = false;

  const send = (connection: Socket, parts: readonly string[]) =>
    new Promise<number>((resolve, reject) => {
      // An answer that comes later would be taken for that of the next call.
      const timer = setTimeout(() => connection.destroy(new Error('Redis did not answer in time.')), timeoutMs);
      pending.push({ resolve, reject, timer });
      connection.write(formatCommand(parts));
    });

  const open = () => {
    const name = isIP(host) ? {} : { servername: host };
    const connection = protocol === 'rediss:' ? connectSecure({ ...address, ...name }) : connectPlain(address);
    socket = connection;
    // Whoever only makes pages ends without waiting for it.
    connection.unref().setTimeout(0).setNoDelay(true).setEncoding('latin1');
    let received = '';
    let isSubscribing = false;
    const subscribe = async (channel: string) => {
      isSubscribing = true;
      connection.setKeepAlive(true, 30_000);
      try {
        await send(connection, ['SUBSCRIBE', channel]);
        isSubscriptionFailing = false;
      } catch (error) {
        if (!isSubscriptionFailing && !isClosed) log('warn', 'redis subscription failed', { reason: String(error) });
        isSubscriptionFailing = true;
        throw error;
      }
    };
    const greet = async () => {
      const user = username ? [decodeURIComponent(username)] : [];
      if (password) await send(connection, ['AUTH', ...user, decodeURIComponent(password)]);
      const database = pathname.slice(1);
      if (database) await send(connection, ['SELECT', database]);
      await send(connection, ['PING']);
      if (subscription) await subscribe(subscription.channel);
      if (failures > 0 && !isQuiet) log('info', 'redis is used again', {});
      failures = 0;
      isReady = true;
    };
    const greetSoon = () => greet().catch((error: Error) => connection.destroy(error));
    connection.once(protocol === 'rediss:' ? 'secureConnect' : 'connect', greetSoon);
    connection.on('data', (text: string) => {
      received += text;
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end);
        received = received.slice(end + 2);
        if (subscription && isSubscribing) {
          subscription.onLine(line);
          // The confirmation has more lines than its number.
          if (pending.length === 0 || !/^[:-]/.test(line)) continue;
        }
        const reply = parseReply(line);
        const call = pending.shift();
        clearTimeout(call?.timer);
        if (!call || reply === undefined) return connection.destroy(new Error('Redis has answered something else.'));
        if (reply instanceof Error) call.reject(reply);
        else call.resolve(reply);
      }
    });
    let reason = 'The connection has ended.';
    connection.on('error', (error) => {
      reason = error.message;
    });
    connection.once('close', () => {
      isReady = false;
      const waiting = pending;
      pending = [];
      for (const { reject, timer } of waiting) {
        clearTimeout(timer);
        reject(new Error(reason));
      }
      if (isClosed) return;
      if (failures === 0 && !isQuiet) log('warn', 'redis is away', { reason });
      setTimeout(() => isClosed || open(), getBackoffMs(failures, { firstMs: firstRetryMs, maxMs: 2_000 })).unref();
      failures += 1;
    });
  };
  open();

  return {
    evaluate: async (script, keys, args) => {
      if (!socket || !isReady || subscription) throw new Error('Redis is away.');
      return send(socket, ['EVAL', script, String(keys.length), ...keys, ...args.map(String)]);
    },
    close: () => {
      isClosed = true;
      socket?.destroy();
    },
  };
}

function formatCommand(parts: readonly string[]): string {
  return [`*${parts.length}`, ...parts.flatMap((part) => [`$${Buffer.byteLength(part)}`, part]), ''].join('\r\n');
}

/** A number, 0 for `OK`; an error that Redis has answered; undefined for anything else. */
function parseReply(line: string): number | Error | undefined {
  if (/^:-?\d{1,16}$/.test(line)) return Number(line.slice(1));
  if (line.startsWith('+')) return 0;
  return line.startsWith('-') ? new RedisReplyError(line.slice(1)) : undefined;
}
