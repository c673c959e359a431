import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { etagsHeader, readPayload, toPayloadAddress } from '../tests/route-payload.ts';
import { startStorefront } from '../tests/storefront.ts';
import { startBareSites } from './bare/bare-sites.ts';
import { readAddresses } from './cold-product.ts';
import { untilCount } from './storefront-memory.ts';
import { load, loadWith } from './throughput.ts';

/**
 * `cpuMs` is the processor time of an answer: of all threads, and of the one that runs JavaScript. The times of answers
 * are those of twenty connections, in milliseconds.
 */
export type RenderTimes = {
  name: string;
  perSecond: number;
  cpuMs: number;
  mainCpuMs: number;
  p50: number;
  p99: number;
};

type Part = { name: string; next: (at: number) => string; headers?: Record<string, string> };

const warmUpRounds = 2;

const crowd = { connections: 20, duration: 4 };

/** Pages that were never requested before, from one process; then the same cards from servers that do nothing else. */
export async function measureRenders(cmsUrl: string): Promise<RenderTimes[]> {
  const site = await startStorefront(cmsUrl, { LOG_LEVEL: 'warn' });
  const times: RenderTimes[] = [];
  try {
    await untilCount(site.url, (count) => count > 0);
    for (const part of await listParts(site.url)) times.push(await measurePart(site, part));
  } finally {
    await site.close();
  }
  for (const bare of await startBareSites()) {
    times.push(await measurePart(bare, { name: bare.name, next: (at) => `/?list=${at}` }));
    await bare.close();
  }
  return times;
}

/** Each address is requested once. */
async function listParts(site: string): Promise<Part[]> {
  const [product = ''] = await readAddresses(site);
  const path = '/shop/schmuck';
  // As a client that has shown the list, and so its frame.
  const { etags } = await readPayload(site, { path, query: '' });
  return [
    { name: 'a list', next: (at) => `${path}?to=${5_000 + at}&sort=name` },
    { name: 'a list, all in place', next: (at) => `${path}?to=${200_000 + at}&sort=name&full=1` },
    { name: 'a first visit of a product', next: (at) => `${new URL(product).pathname}?variant=${at}` },
    { name: 'a search', next: (at) => `/shop/suche?q=ring&to=${5_000 + at}` },
    {
      name: 'a change of filters',
      next: (at) => toPayloadAddress(path, `to=${5_000 + at}&sort=name`),
      headers: { [etagsHeader]: JSON.stringify(etags) },
    },
  ];
}

async function measurePart(
  site: { url: string; process: ChildProcess },
  { name, next, headers }: Part,
): Promise<RenderTimes> {
  let at = 0;
  const nextPath = () => {
    at += 1;
    return next(at);
  };
  for (let round = 0; round < warmUpRounds; round += 1) await load(site.url, nextPath, headers);
  const before = await readCpuMs(site.process.pid);
  const first = at;
  const perSecond = await load(site.url, nextPath, headers);
  const after = await readCpuMs(site.process.pid);
  const answers = at - first;
  const { p50, p99, failed } = await loadWith({ url: site.url, next: nextPath, ...(headers && { headers }), ...crowd });
  if (failed > 0) throw new Error(`${failed} answers were not 200: ${name}.`);
  const cpuMs = (after.all - before.all) / answers;
  return { name, perSecond, cpuMs, mainCpuMs: (after.main - before.main) / answers, p50, p99 };
}

/** Processor time of all threads and of the main one, in the hundredths of a second that Linux counts. */
export async function readCpuMs(pid: number | undefined): Promise<{ all: number; main: number }> {
  const read = async (file: string) => {
    const [, facts = ''] = (await readFile(file, 'utf8')).split(') ');
    const [user = 0, system = 0] = facts.split(' ').slice(11, 13).map(Number);
    return (user + system) * 10;
  };
  const [all, main] = await Promise.all([read(`/proc/${pid}/stat`), read(`/proc/${pid}/task/${pid}/stat`)]);
  return { all, main };
}
