import { BlockList } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createAdmission } from './admission.ts';
import { errorMessages } from './error-messages.ts';
import { createRateLimit } from './forms/rate-limit.ts';
import { createRenderBudget, type RenderBudget } from './render-budget.ts';
import { makeSite, siteUrl } from './site-fixture.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };

/** A site whose renders end when the test says so, behind a proxy that identifies clients. */
async function openSite(limits = {}, budget?: RenderBudget) {
  const trusted = new BlockList();
  trusted.addAddress('127.0.0.1');
  const refused: unknown[] = [];
  const admission = createAdmission({
    countConnections: () => 0,
    trusted,
    isKnownPath: (path) => path.startsWith('/produkt/'),
    errorMessages: errorMessages,
    isHttps: false,
    onRefused: (outgoing) => refused.push(outgoing),
    budget,
    limits,
  });
  const renders: ReadableStreamDefaultController<Uint8Array>[] = [];
  const canceled: string[] = [];
  const site = await makeSite({
    admission,
    processRequest: async ({ url }) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          renders.push(controller);
        },
        cancel: () => {
          canceled.push(new URL(url).pathname);
        },
      });
      return new Response(body, { headers: html });
    },
  });
  onTestFinished(site.close);
  const finish = (at: number) => {
    renders[at]?.enqueue(new TextEncoder().encode('<p>Ring</p>'));
    renders[at]?.close();
  };
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((next) => setTimeout(next, 5));
  };
  return { ...site, admission, renders, canceled, refused, finish, until };
}

const from = (client: string) => ({ headers: { 'x-forwarded-for': client } });
const idle = { running: 0, waiting: 0, refused: 0 };

it('renders more than two pages at once while renders only wait', async () => {
  const { ask, renders, finish, until } = await openSite();
  const answers = ['a', 'b', 'c', 'd'].map((name) => ask(`/produkt/${name}`, from('10.0.0.1')));
  await until(() => renders.length === 4);
  for (const at of renders.keys()) finish(at);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it('frees the slot when a page is rendered, though its client has not read it', async () => {
  const { app, admission, finish, until } = await openSite();
  const answer = await app.fetch(new Request(`${siteUrl}/produkt/ring`));
  expect(admission.getCounts()).toMatchObject({ begun: 1, running: 1 });
  finish(0);
  await until(() => admission.getCounts().running === 0);
  expect(await answer.text()).toBe('<p>Ring</p>');
});

it('ends the render when its client disconnects', async () => {
  const { app, admission, canceled } = await openSite();
  const answer = await app.fetch(new Request(`${siteUrl}/produkt/ring`));
  await answer.body?.cancel();
  expect(canceled).toEqual(['/produkt/ring']);
  expect(admission.getCounts()).toEqual({ begun: 1, ...idle });
});

it('frees the slot after a HEAD request', async () => {
  const { ask, admission } = await openSite();
  expect((await ask('/produkt/ring', { method: 'HEAD' })).status).toBe(200);
  expect(admission.getCounts()).toEqual({ begun: 1, ...idle });
});

it('refuses a client beyond its share, but no files and no other client', async () => {
  const limits = { maxConcurrency: 2, maxQueuedPerClient: 3, queueTimeoutMs: 60_000 };
  const { ask, admission, refused, renders, finish, until } = await openSite(limits);
  const askFor = (count: number) =>
    Array.from({ length: count }, (_, at) => ask(`/produkt/${count}-${at}`, from('10.0.0.1')));
  const running = askFor(2);
  await until(() => renders.length === 2);
  const answers = [...running, ...askFor(3)];
  await until(() => admission.getCounts().waiting === 3);
  const { status, headers, body } = await ask('/produkt/more', from('10.0.0.1'));
  expect([status, headers['retry-after'], body.toString()]).toEqual([503, '5', expect.stringContaining('viel los')]);
  expect((await ask('/kontakt', from('10.0.0.1'))).status).toBe(200);
  expect((await ask('/nichts', from('10.0.0.1'))).status).toBe(404);
  expect(refused.length).toBe(1);
  const visitor = ask('/produkt/visitor', from('10.0.0.2'));
  await until(() => admission.getCounts().waiting === 4);
  for (let at = 0; at < 6; at += 1) {
    await until(() => renders.length > at);
    finish(at);
  }
  expect((await visitor).status).toBe(200);
  expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual(answers.map(() => 200));
});

it('refuses the renders of a client that has used up its budget, and nobody else, until its minute is over', async () => {
  let now = 0;
  const limit = createRateLimit({ limit: 2, windowMs: 60_000, readClock: () => now });
  const budget = createRenderBudget({ limit, errorMessages, isHttps: false });
  const { ask, admission, refused, renders, finish, until } = await openSite({}, budget);
  const render = async (path: string, client: string) => {
    const at = renders.length;
    const answer = ask(path, from(client));
    await until(() => renders.length > at);
    finish(at);
    return (await answer).status;
  };
  expect([await render('/produkt/a', '10.0.0.1'), await render('/produkt/b', '10.0.0.1')]).toEqual([200, 200]);
  now = 18_000;
  const { status, headers, body } = await ask('/produkt/c', from('10.0.0.1'));
  expect([status, headers['retry-after']]).toEqual([429, '42']);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(body.toString()).toContain('sehr viele Anfragen');
  expect([refused.length, admission.getCounts().refused]).toEqual([1, 1]);
  expect((await ask('/kontakt', from('10.0.0.1'))).status).toBe(200);
  expect(await render('/produkt/d', '10.0.0.2')).toBe(200);
  now = 60_000;
  expect(await render('/produkt/c', '10.0.0.1')).toBe(200);
});
