import autocannon from 'autocannon';
import { startBareServer } from './bare-server.ts';

export type Throughput = { path: string; ours: number; bare: number };

const rounds = 3;

/**
 * Responses per second of a page and of a bare server with the same bytes, alternating, the median of three rounds
 * each.
 */
export async function measureThroughput(site: string, path: string): Promise<Throughput> {
  const response = await fetch(site + path, { headers: { 'accept-encoding': 'br' } });
  const type = response.headers.get('content-type') ?? 'text/html';
  const bare = await startBareServer(Buffer.from(await response.arrayBuffer()), { 'content-type': type });
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(site + path));
    theirs.push(await load(bare.url));
  }
  bare.server.close();
  bare.server.closeAllConnections();
  return { path, ours: median(ours), bare: median(theirs) };
}

/**
 * Responses per second.
 *
 * @param next returns a path for each request
 * @throws where one was not answered with 200, since pages of errors are quick
 */
export async function load(url: string, next?: () => string, headers?: Record<string, string>): Promise<number> {
  const { perSecond, failed } = await loadWith({ url, next, connections: 8, duration: 4, ...(headers && { headers }) });
  if (failed > 0) throw new Error(`${failed} answers were not 200: ${url}.`);
  return perSecond;
}

type Load = {
  url: string;
  next?: (() => string) | undefined;
  connections: number;
  duration: number;
  headers?: Record<string, string>;
};

/** Responses per second, and how long they took in milliseconds; `failed` counts all that were not 200. */
export type LoadTimes = { perSecond: number; p50: number; p99: number; failed: number };

/** @param load its duration is in seconds */
export async function loadWith({ url, next, headers: more, ...load }: Load): Promise<LoadTimes> {
  const headers = { 'accept-encoding': 'br', ...more };
  const setupRequest = (request: autocannon.Request) => (next ? { ...request, path: next() } : request);
  const requests = next ? { requests: [{ setupRequest }] } : {};
  const { requests: answers, latency, non2xx, errors } = await autocannon({ url, headers, ...load, ...requests });
  return { perSecond: answers.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
