import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Storefront, startStorefront } from '../tests/storefront.ts';

export type Memory = {
  /** Heap in use after garbage collection. */
  usedMb: number;
  /** Resident memory of the process, a while after the start and at its peak. */
  residentMb: number;
  peakMb: number;
};

/** Idle time after which the process has returned unused memory. */
const settleMs = 30_000;

/** Measures a storefront that has just started and read its catalogue. */
export async function measureMemory(cmsUrl: string, cacheFolder: string, products: number): Promise<Memory> {
  const site = await startStorefront(cmsUrl, {
    CACHE_DIR: cacheFolder,
    NODE_OPTIONS: `--expose-gc --import=${join(import.meta.dirname, 'weigh.ts')}`,
  });
  try {
    await untilCount(site.url, (count) => count >= products);
    await wait(settleMs);
    const { residentMb, peakMb } = await readMemory(site.process.pid);
    return { usedMb: await measureHeap(site), residentMb, peakMb };
  } finally {
    await site.close();
  }
}

/** Waits until the list of all products has enough of them. */
export async function untilCount(site: string, isEnough: (count: number) => boolean): Promise<void> {
  for (;;) {
    const html = await (await fetch(`${site}/shop?full=1`)).text();
    const [, count = '0'] = /data-list-status[^>]*>(?:<!-- -->)?(\d+)/.exec(html) ?? [];
    if (isEnough(Number(count))) return;
    await wait(500);
  }
}

async function measureHeap(site: Storefront): Promise<number> {
  site.process.kill('SIGUSR2');
  for (;;) {
    const [, megabytes] = /^weighed ([\d.]+)/m.exec(site.readLog()) ?? [];
    if (megabytes) return Number(megabytes);
    await wait(50);
  }
}

async function readMemory(pid: number | undefined): Promise<{ residentMb: number; peakMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;
  return { residentMb: read('VmRSS'), peakMb: read('VmHWM') };
}
