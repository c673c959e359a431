import { BlockList } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, aroundEach, expect, it, vi } from 'vitest';
import { parseEnvironment } from '../base/environment.ts';
import { findRemainingMs } from '../base/render-state.ts';
import { runWithSiteMap } from '../routing/run-with-site-map.ts';
import { makeSiteMap } from '../routing/site-map-fixture.ts';
import { createAdmission } from './admission.ts';
import { errorMessages } from './error-messages.ts';
import { createForms } from './forms/forms.ts';
import { toPublicFile } from './public-file.ts';
import { type ReadPageOptions, withTimeout } from './render-page.ts';

it("resolves to a result in time, and to 'too late' after the timeout", async () => {
  expect(await withTimeout(60_000, Promise.resolve('page'))).toBe('page');
  expect(await withTimeout(1, new Promise(() => {}))).toBe('too late');
  await expect(withTimeout(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

aroundEach((run) => runWithSiteMap(makeSiteMap(), run));

const html = '<form id="request-form"></form>';

const page = toPublicFile({
  path: '/shop/uhren',
  bodies: { identity: Buffer.from(html) },
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'private, no-cache',
  status: 200,
  isHttps: false,
});

afterEach(() => {
  vi.useRealTimers();
});

/** The forms of a site with two concurrent renders and a queue of ten, and an enquiry without a name. */
function openForms(changes: Partial<ReadPageOptions> = {}) {
  const admission = createAdmission({
    countConnections: () => 0,
    trusted: new BlockList(),
    isKnownPath: () => true,
    errorMessages: errorMessages,
    isHttps: false,
    onRefused: () => {},
    limits: { concurrency: 2, maxConcurrency: 2, maxQueuedPerClient: 10, queueTimeoutMs: 60_000 },
  });
  const app = createForms({
    environment: parseEnvironment({ SITE_SECRET: 'secret', SITE_DOMAIN: 'muster.example' }),
    errorMessages: errorMessages,
    getPublicFiles: () => ({ find: () => undefined, findStatusPage: () => undefined, count: 0 }),
    findPage: () => undefined,
    acquireRender: admission.acquireRender,
    processRequest: async () => new Response(html),
    readOrder: async () => 'unknown',
    ...changes,
  });
  const fields = { product: '1', kind: 'availability', language: 'de', name: '', email: '', message: '' };
  const send = async () => app.request('/api/ecom/request', { method: 'POST', body: new URLSearchParams(fields) });
  return { admission, send };
}

it('pages of invalid forms are rendered with a permit, and refused without one', async () => {
  const renders = { running: 0, most: 0 };
  const { admission, send } = openForms({
    processRequest: async () => {
      renders.running += 1;
      renders.most = Math.max(renders.most, renders.running);
      // As one that waits for the content system, while the next one starts.
      for (let turns = 0; turns < 10; turns += 1) await turn();
      renders.running -= 1;
      return new Response(html);
    },
  });
  // In one turn of the event loop, in which one render starts and ten wait.
  const answers = await Promise.all(Array.from({ length: 30 }, send));
  const countOf = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([countOf(422), countOf(503), renders.most]).toEqual([11, 19, 2]);
  expect(admission.getCounts()).toEqual({ begun: 11, running: 0, waiting: 0, refused: 19 });
});

it('the page of an invalid form has the same budget as any page', async () => {
  let left: number | undefined;
  const { send } = openForms({
    processRequest: async () => {
      left = findRemainingMs();
      return new Response(html);
    },
  });
  expect((await send()).status).toBe(422);
  expect(left).toBeLessThanOrEqual(2_000);
});

it('a cached page of an invalid form is not rendered again', async () => {
  const { admission, send } = openForms({ findPage: () => page });
  const answer = await send();
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('request-form')]);
  expect(admission.getCounts().begun).toBe(0);
});

it.each([
  ['does not begin', () => new Promise<Response>(() => {})],
  ['does not end', async () => new Response(new ReadableStream())],
])('a form whose page %s is unavailable, and its slot is freed', async (_when, processRequest) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { admission, send } = openForms({ processRequest });
  const answer = send();
  while (vi.getTimerCount() === 0) await turn();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(503);
  expect(admission.getCounts()).toMatchObject({ begun: 1, running: 0 });
});
