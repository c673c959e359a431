import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseJson } from '../src/base/parse-json.ts';

/** A network fault on the way to a payment provider, or an error of the provider. */
export type ProviderFault =
  /** It processes the call, and its response is lost. */
  | 'lost answer'
  /** It processes the call, and its response is slow. */
  | 'slow answer'
  /** It answers with a server error and does nothing. */
  | 'refusal';

export type ProviderCall = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown };
export type ProviderReply = { code: number; body?: object };

/** Responds in the provider's place; `reply` is the provider's own response. */
export type ForgeResponse = (outgoing: ServerResponse, reply: ProviderReply) => void;

export type ProviderServer = {
  url: string;
  /** All calls, in order. */
  calls: ProviderCall[];
  /** Injects a fault into the next call that matches `METHOD path`. */
  failNext: (pattern: RegExp, fault: ProviderFault) => void;
  /** Applies to the next call that matches method and path, and may replace its response. */
  forgeNext: (pattern: RegExp, forge: ForgeResponse) => void;
  /** Closes the port, as an unreachable provider does. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** Milliseconds; more than a fast response takes and less than any timeout. */
const slowAnswerMs = 700;

/** A fake payment provider on loopback, with faults between it and the order API. `answer` implements the provider. */
export async function startProvider(
  port: number,
  answer: (call: ProviderCall) => ProviderReply,
): Promise<ProviderServer> {
  let listener: Server | undefined;
  const calls: ProviderCall[] = [];
  const faults: { pattern: RegExp; fault: ProviderFault | ForgeResponse }[] = [];
  const takeFault = ({ method, path }: ProviderCall) => {
    const index = faults.findIndex(({ pattern }) => pattern.test(`${method} ${path}`));
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  };
  const provider: ProviderServer = {
    url: `http://127.0.0.1:${port}`,
    calls,
    failNext: (pattern, fault) => void faults.push({ pattern, fault }),
    forgeNext: (pattern, fault) => void faults.push({ pattern, fault }),
    start: async () => {
      const server = createServer((incoming, outgoing) => {
        void handle(incoming, outgoing).catch(() => outgoing.destroy());
      });
      listener = server;
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => resolve());
      });
      const address = server.address();
      if (address && typeof address === 'object') provider.url = `http://127.0.0.1:${address.port}`;
    },
    stop: async () => {
      const closing = listener;
      listener = undefined;
      closing?.closeAllConnections();
      await new Promise((done) => (closing ? closing.close(done) : done(undefined)));
    },
  };
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const call = await readCall(incoming);
    calls.push(call);
    const fault = takeFault(call);
    if (fault === 'refusal') return send(outgoing, { code: 503, body: { name: 'INTERNAL_SERVER_ERROR' } });
    const reply = answer(call);
    if (typeof fault === 'function') return fault(outgoing, reply);
    if (fault === 'lost answer') return void incoming.socket.destroy();
    if (fault === 'slow answer') await wait(slowAnswerMs);
    send(outgoing, reply);
  };
  await provider.start();
  return provider;
}

async function readCall(incoming: IncomingMessage): Promise<ProviderCall> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  const isJson = incoming.headers['content-type']?.startsWith('application/json');
  const body: unknown = isJson ? parseJson(text) : text;
  return { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body };
}

function send(outgoing: ServerResponse, { code, body }: ProviderReply) {
  outgoing.writeHead(code, body ? { 'content-type': 'application/json' } : {});
  outgoing.end(body && JSON.stringify(body));
}

/** Whether the call names this user and password. */
export function hasBasicCredentials({ headers }: ProviderCall, user: string, password: string): boolean {
  return headers.authorization === `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
