import { expect, it, onTestFinished, vi } from 'vitest';
import { makeSite } from './site-fixture.ts';

async function makeSlowSite() {
  const page = Promise.withResolvers<Response>();
  const started = Promise.withResolvers<void>();
  const site = await makeSite({
    processRequest: () => {
      started.resolve();
      return page.promise;
    },
  });
  onTestFinished(site.close);
  return {
    ...site,
    started: started.promise,
    finish: () => page.resolve(new Response('ring', { headers: { 'content-type': 'text/html' } })),
  };
}

it('finishes active requests, reports draining, and then exits', async () => {
  const { ask, drain, exits, started, finish } = await makeSlowSite();
  const slow = ask('/produkt/ring');
  await started;
  drain('SIGTERM');
  const ready = await ask('/readyz');
  expect([ready.status, ready.headers.connection]).toEqual([503, 'close']);
  expect(JSON.parse(ready.body.toString())).toEqual({ ready: false, status: 'draining', build: 'build-1' });
  expect((await ask('/healthz')).status).toBe(200);
  expect(exits).toEqual([]);
  finish();
  expect((await slow).body.toString()).toBe('ring');
  await vi.waitFor(() => expect(exits).toEqual([0]));
});

it('exits at once without active requests', async () => {
  const { ask, drain, exits } = await makeSlowSite();
  await ask('/kontakt');
  drain('SIGTERM');
  await vi.waitFor(() => expect(exits).toEqual([0]));
});

it('exits at once at the second call', async () => {
  const { ask, drain, exits, started } = await makeSlowSite();
  ask('/produkt/ring').catch(() => {});
  await started;
  drain('SIGINT');
  drain('SIGINT');
  expect(exits).toEqual([1]);
});
