import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import * as v from 'valibot';
import { startVarnish } from './varnish-server.ts';

/** A cache in front of a site, as RFC 9213, RFC 5861 and the interfaces of CDNs for purging by tag have it. */
export type CdnServer = {
  url: string;
  /** Where tags are purged, with the token `token`. */
  purgeUrl: string;
  token: string;
  setSite: (url: string) => void;
  /** Addresses of all copies. */
  listCopies: () => string[];
  /** The tags of each accepted purge, in order. */
  purges: string[][];
  refusedPurges: number;
  /** Has the next purges fail. */
  isPurgeDown: boolean;
  /** Lets seconds pass for its copies. */
  pass: (seconds: number) => void;
  close: () => Promise<void>;
};

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Copy = Answer & {
  address: string;
  tags: ReadonlySet<string>;
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
};

/** Headers for the cache alone; it removes them. */
const own = ['cdn-cache-control', 'cache-tag', 'surrogate-key'];

const purgeBody = v.object({ tags: v.array(v.string()) });

/** Varnish where `npm run test:varnish` names its program, else one of our own. */
export async function startCdn(): Promise<CdnServer> {
  if (process.env.VARNISH) return startVarnish(process.env.VARNISH);
  let site = '';
  let passed = 0;
  const copies = new Map<string, Copy>();
  const now = () => performance.now() + passed;

  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    const { url: address = '/', method = 'GET', headers } = incoming;
    if (address === '/.purge') {
      outgoing.writeHead(purge(headers, body)).end();
      return;
    }
    // As common caches do, it has a copy for each encoding; the site varies by nothing else.
    const key = `${address} ${headers['accept-encoding'] ?? ''}`;
    const copy = method === 'GET' ? copies.get(key) : undefined;
    const fetchOnce = async () => {
      const answer = await fetchFromSite(method, address, headers, body);
      if (method === 'GET' && answer.status === 200) keep(key, address, answer);
      return answer;
    };
    const send = ({ status, headers: received, body: content }: Answer, state: string) => {
      const shown = Object.entries(received).filter(([name]) => !own.includes(name) && name !== 'transfer-encoding');
      outgoing.writeHead(status, { ...Object.fromEntries(shown), 'x-cache': state }).end(content);
    };
    if (copy && now() < copy.freshUntil) return send(copy, 'hit');
    if (copy && now() < copy.staleUntil) {
      fetchOnce().catch(() => undefined);
      return send(copy, 'stale');
    }
    try {
      const answer = await fetchOnce();
      if (answer.status >= 500 && copy && now() < copy.errorUntil) return send(copy, 'stale');
      return send(answer, copies.has(key) ? 'miss' : 'pass');
    } catch {
      if (copy && now() < copy.errorUntil) return send(copy, 'stale');
      outgoing.writeHead(502, { 'x-cache': 'error' }).end();
    }
  });

  const keep = (key: string, address: string, answer: Answer) => {
    const find = (name: string) => answer.headers[name]?.toString();
    const directives = new Map(
      (find('cdn-cache-control') ?? '').split(', ').map((one) => [one.split('=')[0] ?? '', Number(one.split('=')[1])]),
    );
    const fresh = directives.get('max-age');
    if (fresh === undefined) {
      copies.delete(key);
      return;
    }
    const until = (name: string) => now() + (fresh + (directives.get(name) ?? 0)) * 1_000;
    copies.set(key, {
      ...answer,
      ...{ address, tags: new Set(find('surrogate-key')?.split(' ')), freshUntil: now() + fresh * 1_000 },
      ...{ staleUntil: until('stale-while-revalidate'), errorUntil: until('stale-if-error') },
    });
  };
  const purge = (headers: IncomingHttpHeaders, body: Buffer): number => {
    if (headers.authorization !== `Bearer ${cdn.token}` || headers['fastly-key'] !== cdn.token) {
      cdn.refusedPurges += 1;
      return 403;
    }
    if (cdn.isPurgeDown) return 503;
    const { tags } = v.parse(purgeBody, JSON.parse(body.toString()));
    if (headers['surrogate-key'] !== tags.join(' ')) return 400;
    cdn.purges.push(tags);
    for (const [key, copy] of copies) if (tags.some((tag) => copy.tags.has(tag))) copies.delete(key);
    return 200;
  };
  const fetchFromSite = (method: string, address: string, headers: IncomingHttpHeaders, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(new URL(address, site), { method, headers, agent: false }, (response) => {
        response.toArray().then((chunks) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        }, reject);
      });
      sent.on('error', reject).end(body);
    });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  const url = `http://127.0.0.1:${address.port}`;
  const cdn: CdnServer = {
    ...{ url, purgeUrl: `${url}/.purge`, token: crypto.randomUUID() },
    ...{ purges: [], refusedPurges: 0, isPurgeDown: false },
    setSite: (target) => {
      site = target;
    },
    listCopies: () => [...new Set([...copies.values()].map((copy) => copy.address))],
    pass: (seconds) => {
      passed += seconds * 1_000;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return cdn;
}
