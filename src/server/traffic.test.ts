import { expect, it, onTestFinished, vi } from 'vitest';
import { requests } from '../base/metrics.ts';
import { findRequestId } from '../base/request-id.ts';
import { createTrustedProxies } from '../base/trusted-proxies.ts';
import { flushLog, log, setLogLevel } from './log.ts';
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

/** The lines that a site writes about one request for a page that it renders, which logs a line of its own. */
async function logRequest(trusted: string[], id?: string, processRequest?: () => Promise<Response>) {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  let seen: string | undefined;
  const site = await makeSite({
    trusted: createTrustedProxies(trusted),
    processRequest: async () => {
      seen = findRequestId();
      log('info', 'rendering', { what: 'ring' });
      return processRequest?.() ?? new Response('ring', { headers: { 'content-type': 'text/html' } });
    },
  });
  onTestFinished(site.close);
  onTestFinished(() => void vi.restoreAllMocks());
  setLogLevel('info');
  onTestFinished(() => setLogLevel('error'));
  const answer = await site.ask('/produkt/ring', id === undefined ? {} : { headers: { 'x-request-id': id } });
  const read = () => {
    flushLog();
    return lines
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  await vi.waitFor(() => expect(read().some(({ event }) => event === 'request')).toBe(true));
  return { answer, seen, lines: read() };
}

it('names each line about a request by the id that a trusted proxy has given it', async () => {
  const { seen, lines } = await logRequest(['127.0.0.1', '::1'], 'proxy-4f2a9c');
  expect(seen).toBe('proxy-4f2a9c');
  expect(lines.find(({ event }) => event === 'rendering')).toMatchObject({ request: 'proxy-4f2a9c', what: 'ring' });
  const line = lines.find(({ event }) => event === 'request');
  expect(line).toMatchObject({ id: 'proxy-4f2a9c', status: 200 });
  expect(line).not.toHaveProperty('request');
});

it.each([
  ['of somebody who is no proxy of ours', [], 'visitor-4f2a9c'],
  ['with a line break', ['127.0.0.1', '::1'], 'one%0atwo three'],
  ['that is too long', ['127.0.0.1', '::1'], 'a'.repeat(65)],
])('gives a request an id of its own instead of one %s', async (_, trusted, id) => {
  const { seen, lines } = await logRequest(trusted, id);
  expect(seen).toMatch(/^[\w-]+-1$/);
  expect(lines.find(({ event }) => event === 'request')).toMatchObject({ id: seen });
});

it('shows the id of a request that has failed to its visitor', async () => {
  const { answer, seen, lines } = await logRequest([], undefined, () => Promise.reject(new Error('broken')));
  expect(answer.status).toBe(500);
  expect(answer.body.toString()).toContain(String(seen));
  expect(lines.find(({ event }) => event === 'request failed')).toMatchObject({ id: seen, level: 'error' });
});

it('counts a request by what answered it and by the class of its status', async () => {
  const site = await makeSite({
    processRequest: async () => new Response('ring', { headers: { 'content-type': 'text/html' } }),
  });
  onTestFinished(site.close);
  const read = () => new Map(requests.metric.samples.map((sample, at) => [sample, requests.metric.read()[at] ?? 0]));
  const before = read();
  const paths = [
    '/kontakt',
    '/assets/index-abc.js',
    '/produkt/ring',
    '/RSC/R/kontakt.txt',
    '/alt',
    '/nirgends',
    '/healthz',
  ];
  for (const path of paths) await site.ask(path);
  const expected = [
    ...['kind="static",status="2xx"', 'kind="asset",status="2xx"', 'kind="rendered",status="2xx"'],
    ...['kind="payload",status="2xx"', 'kind="other",status="3xx"', 'kind="other",status="4xx"'],
    'kind="health",status="2xx"',
  ].map((labels) => `vitrine_requests_total{${labels}}`);
  await vi.waitFor(() => {
    const grown = [...read()].filter(([sample, count]) => count > (before.get(sample) ?? 0));
    expect(grown.map(([sample, count]) => [sample, count - (before.get(sample) ?? 0)]).sort()).toEqual(
      expected.map((sample) => [sample, 1]).sort(),
    );
  });
});

it('marks a request that has taken two seconds', async () => {
  const now = performance.now.bind(performance);
  let waited = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + waited);
  const { lines } = await logRequest([], undefined, async () => {
    waited = 2_000;
    return new Response('ring', { headers: { 'content-type': 'text/html' } });
  });
  expect(lines.find(({ event }) => event === 'request')).toMatchObject({ level: 'warn', slow: true, status: 200 });
});
