import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Flood = {
  /** Responses by status, and connections that broke without one. */
  answers: Readonly<Record<string, number>>;
  resets: number;
};

/** Requests a different list each time, at a fixed rate from one address, whether responses arrive or not. */
async function flood(site: string, perSecond: number, seconds: number): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const answers: Record<string, number> = {};
  let resets = 0;
  const all: Promise<void>[] = [];
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const onError = () => {
        resets += 1;
        resolve();
      };
      request(site + path, { agent, localAddress: '127.0.0.2', headers: { 'accept-encoding': 'br' } }, (response) => {
        const status = String(response.statusCode);
        response.on('error', onError).on('end', () => {
          answers[status] = (answers[status] ?? 0) + 1;
          resolve();
        });
        response.resume();
      })
        .on('error', onError)
        .end();
    });
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (all.length < due) all.push(ask(`/shop/schmuck?to=${20_000 + all.length}&sort=name&full=1`));
    await wait(10);
  }
  await Promise.all(all);
  agent.destroy();
  return { answers, resets };
}

const [site = '', perSecond, seconds] = process.argv.slice(2);
process.send?.(await flood(site, Number(perSecond), Number(seconds)));
