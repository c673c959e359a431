import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCmsApi } from '../cms/cms-api.ts';
import { copyDist } from '../tests/copy-dist.ts';
import { type Storefront, startStorefront } from '../tests/storefront.ts';
import { fillProducts } from './fill-products.ts';
import { untilCount } from './storefront-memory.ts';

/** Milliseconds that the event loop of a process was late, and the processor time of what its main thread did at once. */
export type LoopDelay = { p99: number; longest: number; task: { p99: number; longest: number } };

/** `idle` is that of a process which does nothing: what the machine itself was late. */
export type BackgroundDelay = { site: LoopDelay; idle: LoopDelay };

export type BackgroundWork = { products: number; reading: BackgroundDelay; publishing: BackgroundDelay };

/** How much a storefront is held up while it reads a large catalogue, and while a publication goes online. */
export async function measureBackgroundWork(
  cmsUrl: string,
  token: string,
  dataFolder: string,
  products: number,
): Promise<BackgroundWork> {
  fillProducts(join(dataFolder, 'data.db'), products);
  const idle = startIdleProcess();
  const dist = await copyDist();
  const site = await startStorefront(cmsUrl, {
    DIST_DIR: dist,
    PUBLICATION_CHECK_MS: '1000',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'loop-delay.ts')}`,
  });
  try {
    const readDelays = async () => ({ site: await readDelay(site), idle: await readDelay(idle) });
    await readDelays();
    await untilCount(site.url, (count) => count >= products);
    const reading = await readDelays();
    const path = 'im-hintergrund';
    const translations = [{ language: 'de', title: 'Im Hintergrund' }];
    const page = { project: 1, status: 'published', path, translations };
    await createCmsApi({ url: cmsUrl, token }).post('/items/page?fields=id', page);
    while (!(await fetch(`${site.url}/${path}`)).ok) await wait(200);
    return { products, reading, publishing: await readDelays() };
  } finally {
    idle.process.kill();
    await site.close();
    await rm(dist, { recursive: true, force: true });
  }
}

type Measured = { process: ChildProcess; readLog: Storefront['readLog'] };

function startIdleProcess(): Measured {
  const measure = `--import=${join(import.meta.dirname, 'loop-delay.ts')}`;
  const child = spawn(process.execPath, [measure, '--eval', 'setInterval(() => {}, 1_000)'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    log += part;
  });
  return { process: child, readLog: () => log };
}

/** How late the event loop was since the last call. */
async function readDelay(site: Measured): Promise<LoopDelay> {
  const { length } = site.readLog();
  site.process.kill('SIGUSR2');
  for (;;) {
    const [, times] = /^delayed (.+)$/m.exec(site.readLog().slice(length)) ?? [];
    const [p99, longest, taskP99, longestTask] = (times ?? '').split(' ').map(Number);
    if (p99 && longest && taskP99 && longestTask) return { p99, longest, task: { p99: taskP99, longest: longestTask } };
    await wait(50);
  }
}
