import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startStorefront } from '../tests/storefront.ts';
import { type BareProcess, startBareProcess } from './bare-server.ts';
import { createPlaceOrder } from './orders.ts';
import { ask, cachedPath, measureCachedPage, type Times, visit } from './overload.ts';
import { untilCount } from './storefront-memory.ts';
import { type LoadTimes, load } from './throughput.ts';

export type Busy = {
  lists: LoadTimes;
  /** Response times of other clients meanwhile. */
  cachedPage: Times;
  order: Times;
  /**
   * As many bytes from a server that does nothing else, in a process of its own on the same busy machine: what all of
   * these times have in common, the client's own delays included.
   */
  bare: Times;
};

/** Many connections ask for lists that nobody has asked for before, while others visit a cached page and order. */
export async function measureBusy(cmsUrl: string, connections: number, seconds: number): Promise<Busy> {
  const site = await startStorefront(cmsUrl, { LOG_LEVEL: 'warn', TRUSTED_PROXY: '127.0.0.1' });
  let bareServer: BareProcess | undefined;
  try {
    await untilCount(site.url, (count) => count > 0);
    let at = 0;
    await load(site.url, () => `/shop/schmuck?to=${5_000 + at++}&sort=name`);
    await load(site.url + cachedPath);
    bareServer = await startBareProcess(await measureCachedPage(site.url));
    const { url: bareUrl } = bareServer;
    const placeOrder = await createPlaceOrder(site.url);
    const args = [site.url, String(connections), String(seconds)];
    const crowd = fork(join(import.meta.dirname, 'crowd.ts'), args);
    const done = once(crowd, 'message');
    const [cachedPage, order, bare] = await Promise.all([
      visit(20, seconds, () => ask(site.url + cachedPath)),
      visit(1_000, seconds, async (number) => (await placeOrder(number)) === 200),
      visit(20, seconds, () => ask(bareUrl)),
    ]);
    const [lists] = (await done) as [LoadTimes];
    return { lists, cachedPage, order, bare };
  } finally {
    bareServer?.close();
    await site.close();
  }
}
