import { readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createCms } from '../tests/cms.ts';
import { copyDist } from '../tests/copy-dist.ts';
import { startStorefront } from '../tests/storefront.ts';
import { readAddresses } from './cold-product.ts';
import { createPlaceOrder, quoteBody } from './orders.ts';
import { untilCount } from './storefront-memory.ts';

export type Soak = {
  minutes: number;
  requests: number;
  /** Responses by kind of request and status; a request without a response counts as `reset`. */
  outcomes: ReadonlyMap<string, number>;
  /** Resident megabytes once a minute. */
  residentMb: readonly number[];
  hasSurvived: boolean;
};

type Kind = { name: string; path: (turn: number) => string; init?: () => RequestInit };

const clients = 8;
/** Milliseconds between two requests of one client: a busy server that still has time for background work. */
const betweenRequests = 100;

const betweenOrders = 5_000;

const betweenPublications = 60_000;

/** Runs a storefront with a heap of 256 MB under a mix of all kinds of requests, orders and publications. */
export async function measureSoak(cmsUrl: string, token: string, minutes: number): Promise<Soak> {
  // Releases of its own.
  const dist = await copyDist();
  const site = await startStorefront(cmsUrl, {
    ...{ DIST_DIR: dist, PUBLICATION_CHECK_MS: '10000' },
    NODE_OPTIONS: '--max-old-space-size=256',
    TRUSTED_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  const outcomes = new Map<string, number>();
  const residentMb: number[] = [];
  try {
    await untilCount(site.url, (count) => count > 0);
    const kinds = await listKinds(site.url);
    const placeOrder = await createPlaceOrder(site.url);
    const until = performance.now() + minutes * 60_000;
    const isRunning = () => performance.now() < until && site.process.exitCode === null;
    const repeat = async (everyMs: number, work: (turn: number) => Promise<void>) => {
      for (let turn = 0; isRunning(); turn += 1) {
        await work(turn);
        await wait(Math.min(everyMs, Math.max(0, until - performance.now())));
      }
    };
    const runClient = async (client: number) => {
      for (let turn = client; isRunning(); turn += clients) {
        const kind = kinds[turn % kinds.length];
        if (kind) count(outcomes, `${kind.name} ${await ask(site.url, kind, turn)}`);
        await wait(betweenRequests);
      }
    };
    await Promise.all([
      repeat(60_000, async () => void residentMb.push(await readResidentMb(site.process.pid))),
      repeat(betweenOrders, async (turn) => count(outcomes, `order ${(await placeOrder(turn)) || 'reset'}`)),
      repeat(betweenPublications, async (turn) => {
        const isLive = await publish(createCms(cmsUrl, token), site.url, `dauerlauf-${turn}`);
        count(outcomes, `publication ${isLive ? 'live' : 'late'}`);
      }),
      ...Array.from({ length: clients }, (_, client) => runClient(client)),
    ]);
    const requests = [...outcomes.values()].reduce((sum, one) => sum + one, 0);
    return { minutes, requests, outcomes, residentMb, hasSurvived: site.process.exitCode === null };
  } finally {
    await site.close();
    await rm(dist, { recursive: true, force: true });
  }
}

/** Adds a page in the content system. @returns whether visitors see it within two minutes */
async function publish(cms: ReturnType<typeof createCms>, site: string, path: string): Promise<boolean> {
  const translations = [{ language: 'de', title: 'Dauerlauf' }];
  await cms.post('/items/page', { project: 1, status: 'published', path, translations });
  const until = performance.now() + 120_000;
  while (performance.now() < until) {
    const isLive = await fetch(`${site}/${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isLive) return true;
    await wait(1_000);
  }
  return false;
}

async function listKinds(site: string): Promise<Kind[]> {
  const products = (await readAddresses(site)).map((address) => address.slice(site.length));
  const html = await (await fetch(`${site}/shop?full=1`)).text();
  const pictures = [...new Set([...html.matchAll(/\/media\/[\w-]+\/\d+\.\w+/g)].map(([path]) => path))];
  const post = (type: string, body: string) => () => ({ method: 'POST', headers: { 'content-type': type }, body });
  return [
    { name: 'static page', path: (turn) => ['/', '/kontakt', '/en', '/fr'][turn % 4] ?? '/' },
    { name: 'new list', path: (turn) => `/shop/schmuck?full=1&sort=name&to=${5_000 + turn}` },
    { name: 'streamed list', path: (turn) => `/shop/uhren?from=${turn % 900}` },
    { name: 'cached list', path: () => '/shop/uhren?full=1' },
    { name: 'product', path: (turn) => products[turn % products.length] ?? '/shop' },
    { name: 'picture', path: (turn) => pictures[turn % pictures.length] ?? '/' },
    { name: 'suggestions', path: (turn) => `/api/suggestions?language=de&q=ring${turn % 50}` },
    { name: 'missing page', path: (turn) => `/gibt-es-nicht-${turn}` },
    { name: 'quote', path: () => '/api/ecom/quote', init: post('application/json', quoteBody) },
    {
      name: 'half-filled form',
      path: () => '/api/contact',
      init: post('application/x-www-form-urlencoded', 'name=Anna'),
    },
    {
      name: 'body too large',
      path: () => '/api/contact',
      init: post('application/x-www-form-urlencoded', 'x'.repeat(100_000)),
    },
  ];
}

async function ask(site: string, { path, init }: Kind, turn: number): Promise<string> {
  const { headers, ...rest } = init?.() ?? {};
  try {
    const response = await fetch(site + path(turn), {
      ...rest,
      redirect: 'manual',
      // Many client addresses, so that rate limits are not what is measured.
      headers: { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': toAddress(turn) },
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'reset';
  }
}

function toAddress(turn: number): string {
  return `198.18.${Math.floor(turn / 250) % 250}.${turn % 250}`;
}

function count(outcomes: Map<string, number>, outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

async function readResidentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}
