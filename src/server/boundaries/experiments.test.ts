import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono/tiny';
import { afterEach, expect, test } from 'vitest';
import type { EdgeEnv } from '../edge-env.ts';
import { openExperiments } from './experiments.ts';

const { fetch: original } = globalThis;
const server = createServer((_, response) => response.end('content')).listen(0, '127.0.0.1');

afterEach(() => {
  globalThis.fetch = original;
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine.experiments'));
  server.close();
});

test('a switch turns an experiment on and off, between the storefront and the content system alone', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { endpoint, active, middleware } = openExperiments([`${url}/items`]);
  const flip = (name: string, back = '/en/_boundaries/tour') =>
    endpoint.request('/_boundaries/experiments', { method: 'POST', body: new URLSearchParams({ switch: name, back }) });
  const headers = { 'sec-fetch-site': 'cross-site' };
  const elsewhere = await endpoint.request('/_boundaries/experiments', { method: 'POST', headers });
  expect([elsewhere.status, active.size]).toEqual([403, 0]);
  const response = await flip('cut');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/_boundaries/tour']);
  await expect(fetch(`${url}/items/ring`)).rejects.toThrow('cut');
  expect(await (await fetch(`${url}/else`)).text()).toBe('content');
  await flip('cut');
  expect(await (await fetch(`${url}/items/ring`)).text()).toBe('content');

  await flip('slow');
  const waiting = new AbortController();
  const slow = fetch(`${url}/items/ring`, { signal: waiting.signal });
  await fetch(`${url}/else`);
  waiting.abort();
  await expect(slow).rejects.toThrow(/abort/);

  const page = new Hono<EdgeEnv>().use(middleware).get('/', (context) => context.html('page'));
  expect((await page.request('/')).headers.get('content-security-policy')).toBeNull();
  await flip('no-script');
  expect((await page.request('/')).headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
  await flip('unknown');
  expect([...active]).toEqual(['slow', 'no-script']);
  expect((await flip('cut', 'https://elsewhere.example/')).headers.get('location')).toBe('/_boundaries/tour');
});
