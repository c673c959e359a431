import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { publishScript } from '../src/server/redis/redis-hints.ts';

/** A server on a free port that speaks as much of Redis's protocol as the storefront uses, and refuses what Redis refuses. */
export type RedisServer = {
  url: string;
  /** Ends it as a crash does, with all connections and data. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  keys: () => string[];
  /** Has it take calls and answer none, as one that hangs. */
  setHanging: (isHanging: boolean) => void;
};

type Options = {
  password?: string;
  /** Scripts by the SHA-1 of their text, as functions of their keys and arguments: there is no Lua here. */
  scripts?: Record<string, Script>;
  /** Called with each command: whether it is refused, as by an ACL, or ends the connection, as at some proxies. */
  refuse?: (command: string) => 'refused' | 'closed' | undefined;
};

type Script = (data: Map<string, number>, keys: string[], args: string[]) => number;

type State = { isAllowed: boolean; channel?: string };

export async function startRedisServer({ password, scripts = {}, refuse }: Options = {}): Promise<RedisServer> {
  const data = new Map<string, number>();
  const sockets = new Map<Socket, State>();
  const publish: Script = (_data, [channel = ''], [text = '']) => {
    const subscribers = [...sockets].filter(([, state]) => state.channel === channel);
    for (const [socket] of subscribers) socket.write(`${formatArray(['message', channel, text])}\r\n`);
    return subscribers.length;
  };
  const known = { ...scripts, [hash(publishScript)]: publish };
  let isHanging = false;
  const answer = (state: State, [name = '', ...args]: string[]): string | undefined => {
    const command = name.toUpperCase();
    const refusal = refuse?.(command);
    if (refusal === 'closed') return undefined;
    if (refusal) return '-NOPERM this user has no permissions to access one of the channels used as arguments';
    if (command === 'AUTH') {
      state.isAllowed = password !== undefined && args.at(-1) === password;
      return state.isAllowed ? '+OK' : '-WRONGPASS invalid username-password pair or user is disabled.';
    }
    if (!state.isAllowed) return '-NOAUTH Authentication required.';
    if (command === 'PING') return '+PONG';
    if (command === 'SELECT') return /^(?:\d|1[0-5])$/.test(args[0] ?? '') ? '+OK' : '-ERR DB index is out of range';
    if (command === 'SUBSCRIBE') {
      state.channel = args[0] ?? '';
      return `${formatArray(['subscribe', ...args])}\r\n:1`.replace('*2', '*3');
    }
    if (command !== 'EVAL') return `-ERR unknown command '${name}'`;
    const [text = '', count = '', ...rest] = args;
    if (!/^\d+$/.test(count)) return '-ERR value is not an integer or out of range';
    if (Number(count) > rest.length) return "-ERR Number of keys can't be greater than number of args";
    const run = known[hash(text)];
    if (!run) return '-ERR Error compiling script';
    return `:${run(data, rest.slice(0, Number(count)), rest.slice(Number(count)))}`;
  };
  const server = createServer((socket) => {
    const state: State = { isAllowed: password === undefined };
    sockets.set(socket, state);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      for (;;) {
        const command = parseCommand(received);
        if (command === 'incomplete') return;
        if (command === 'broken') return socket.end('-ERR Protocol error\r\n');
        received = received.subarray(command.end);
        const reply = answer(state, command.parts);
        if (reply === undefined) return socket.destroy();
        if (!isHanging) socket.write(`${reply}\r\n`);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const kill = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets.keys()) socket.destroy();
    await closed;
    data.clear();
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: async () => void (await once(server.listen(port, '127.0.0.1'), 'listening')),
    stop: kill,
    keys: () => [...data.keys()],
    setHanging: (to) => {
      isHanging = to;
    },
  };
}

function hash(script: string): string {
  return createHash('sha1').update(script).digest('hex');
}

function formatArray(parts: readonly string[]): string {
  return [`*${parts.length}`, ...parts.flatMap((part) => [`$${Buffer.byteLength(part)}`, part])].join('\r\n');
}

/** The first command of the bytes: an array of strings, each with its length in bytes. */
function parseCommand(bytes: Buffer): { parts: string[]; end: number } | 'incomplete' | 'broken' {
  let at = 0;
  const readLine = (): string | undefined => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const line = bytes.toString('latin1', at, end);
    at = end + 2;
    return line;
  };
  const head = readLine();
  if (head === undefined) return 'incomplete';
  if (!/^\*[1-9]\d{0,5}$/.test(head)) return 'broken';
  const parts: string[] = [];
  for (let index = 0; index < Number(head.slice(1)); index += 1) {
    const size = readLine();
    if (size === undefined) return 'incomplete';
    if (!/^\$\d{1,9}$/.test(size)) return 'broken';
    const end = at + Number(size.slice(1));
    if (bytes.length < end + 2) return 'incomplete';
    if (bytes.toString('latin1', end, end + 2) !== '\r\n') return 'broken';
    parts.push(bytes.toString('utf8', at, end));
    at = end + 2;
  }
  return { parts, end: at };
}
