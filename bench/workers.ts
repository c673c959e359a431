import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { type Storefront, startStorefront } from '../tests/storefront.ts';
import { untilCount } from './storefront-memory.ts';
import { load } from './throughput.ts';

export type WorkersTimes = {
  workers: number;
  /** Answers per second: lists that were never requested before, and a cached page. */
  lists: number;
  cached: number;
  /** Resident memory of each process, the primary one first where there is one. */
  startMb: number[];
  /** The sum, after each thousand of different lists. */
  afterThousandsMb: number[];
  /** Of the machine, in the last minute: who else uses its processors. */
  loadBefore: number;
};

const cachedPath = '/shop/schmuck?full=1';

const warmUpRounds = 2;

/** The same load on one process, and on one for each core. */
export async function measureWorkers(cmsUrl: string, thousands: number): Promise<WorkersTimes[]> {
  const times: WorkersTimes[] = [];
  for (const workers of [1, Math.max(2, availableParallelism())])
    times.push(await measureProcesses(cmsUrl, workers, thousands));
  return times;
}

/**
 * @param thousands of lists that are requested once each, after which its memory is read
 * @param onThousand called with the megabytes after each of them
 */
export async function measureProcesses(
  cmsUrl: string,
  workers: number,
  thousands: number,
  onThousand: (thousand: number, megabytes: number) => void = () => {},
): Promise<WorkersTimes> {
  const [loadBefore = 0] = loadavg();
  const site = await startStorefront(cmsUrl, { LOG_LEVEL: 'warn', WEB_CONCURRENCY: String(workers) });
  try {
    await untilAllServe(site, workers);
    await untilCount(site.url, (count) => count > 0);
    const startMb = await readMemoryMb(site);
    let at = 0;
    const nextList = () => {
      at += 1;
      return `/shop/schmuck?to=${5_000 + at}&sort=name&full=1`;
    };
    for (let round = 0; round < warmUpRounds; round += 1) await load(site.url, nextList);
    const lists = await load(site.url, nextList);
    const cached = await load(site.url + cachedPath);
    const afterThousandsMb: number[] = [];
    at = Math.ceil(at / 1_000) * 1_000;
    for (let thousand = 0; thousand < thousands; thousand += 1) {
      const end = at + 1_000;
      while (at < end) await Promise.all(Array.from({ length: 8 }, () => read(site.url + nextList())));
      const megabytes = (await readMemoryMb(site)).reduce((sum, one) => sum + one, 0);
      afterThousandsMb.push(megabytes);
      onThousand(thousand + 1, megabytes);
    }
    return { workers, lists, cached, startMb, afterThousandsMb, loadBefore };
  } finally {
    await site.close();
  }
}

async function read(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}.`);
}

async function untilAllServe(site: Storefront, workers: number): Promise<void> {
  for (;;) {
    const { workers: all } = (await (await fetch(`${site.url}/readyz`)).json()) as { workers?: { serving: number } };
    if (workers === 1 || all?.serving === workers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function readMemoryMb({ process: { pid } }: Storefront): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
  const statuses = await Promise.all([pid, ...children].map((one) => readFile(`/proc/${one}/status`, 'utf8')));
  return statuses.map((status) => Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}
