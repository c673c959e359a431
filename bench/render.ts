import { readFile } from 'node:fs/promises';
import { startStorefront } from '../tests/storefront.ts';
import { untilCount } from './storefront-memory.ts';
import { load } from './throughput.ts';

/** `cpuMs` is the processor time of an answer: of all threads, and of the one that runs JavaScript. */
export type RenderTimes = { name: string; perSecond: number; cpuMs: number; mainCpuMs: number };

type Part = { name: string; next: (at: number) => string };

/** Each address is requested once. */
const parts: readonly Part[] = [
  { name: 'a list', next: (at) => `/shop/schmuck?to=${5_000 + at}&sort=name` },
  { name: 'a list, all in place', next: (at) => `/shop/schmuck?to=${200_000 + at}&sort=name&full=1` },
  { name: 'a search', next: (at) => `/shop?q=ring&from=${at}` },
  { name: 'a change of filters', next: (at) => toPayloadAddress('shop/schmuck', `from=${at}`) },
];

const warmUpRounds = 2;

/** Pages that were never requested before, from one process. */
export async function measureRenders(cmsUrl: string): Promise<RenderTimes[]> {
  const site = await startStorefront(cmsUrl, { LOG_LEVEL: 'warn' });
  try {
    await untilCount(site.url, (count) => count > 0);
    const times: RenderTimes[] = [];
    for (const { name, next } of parts) {
      let at = 0;
      const nextPath = () => {
        at += 1;
        return next(at);
      };
      for (let round = 0; round < warmUpRounds; round += 1) await load(site.url, nextPath);
      const before = await readCpuMs(site.process.pid);
      const first = at;
      const perSecond = await load(site.url, nextPath);
      const after = await readCpuMs(site.process.pid);
      const answers = at - first;
      const mainCpuMs = (after.main - before.main) / answers;
      times.push({ name, perSecond, cpuMs: (after.all - before.all) / answers, mainCpuMs });
    }
    return times;
  } finally {
    await site.close();
  }
}

/** The address of a page's RSC payload, as a client asks for it that has nothing of the page. */
function toPayloadAddress(path: string, query: string): string {
  return `/RSC/R/${path}.txt?${new URLSearchParams({ query })}`;
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
