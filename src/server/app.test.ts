import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { markIncomplete } from '../base/render-state.ts';
import { getNonce } from './head-script.ts';
import { makeSite } from './site-fixture.ts';

type Changes = Parameters<typeof makeSite>[0];

async function openSite(changes?: Changes) {
  const site = await makeSite(changes);
  onTestFinished(site.close);
  return site;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

describe('redirects', () => {
  it.each([
    ['/login', 308, 'https://portal.example/start'],
    ['/LOGIN', 308, 'https://portal.example/start'],
    ['/Login/', 308, 'https://portal.example/start'],
    ['/schaufenster', 307, '/trauringe'],
    ['/SchauFenster?from=mail', 307, '/trauringe?from=mail'],
    ['/alt', 308, '/kontakt'],
    ['/ALT', 308, '/kontakt'],
    ['/kontakt/', 301, '/kontakt'],
    ['/kontakt//', 301, '/kontakt'],
    ['/kontakt/index.html?a=1', 301, '/kontakt?a=1'],
    ['/index.html', 301, '/'],
    ['/KONTAKT?a=1', 308, '/kontakt?a=1'],
    ['/Produkt/Ring', 308, '/produkt/ring'],
    ['/RSC/R/schaufenster.txt?query=', 307, '/RSC/R/trauringe.txt?query='],
    ['/RSC/R/Schaufenster.txt?query=a%3D1', 307, '/RSC/R/trauringe.txt?query=a%3D1'],
    ['/RSC/R/KONTAKT.txt?query=', 307, '/RSC/R/kontakt.txt?query='],
  ])('%s: %i to %s', async (path, status, location) => {
    const answer = await (await openSite()).ask(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('a client navigation to the portal becomes a hard navigation', async () => {
    const { status, headers, body } = await (await openSite()).ask('/RSC/R/Login.txt?query=');
    expect([status, body.toString()]).toEqual([200, '0:{"_location":"https://portal.example/start"}\n']);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['//evil.example/', '//evil.example/kontakt/', '/%2Fevil.example/', '/nichts/', '/NICHTS'])(
    '%s leads nowhere',
    async (path) => {
      expect((await (await openSite()).ask(path)).status).toBe(404);
    },
  );
});

describe('an unknown path', () => {
  it.each([
    ['/nichts', 'Nicht gefunden'],
    ['/en/nothing', 'Not found'],
    ['/fr/rien', 'Introuvable'],
    ['/404', 'Nicht gefunden'],
    ['/en/404', 'Not found'],
  ])('%s answers 404 with the page in its language', async (path, title) => {
    const { status, headers, body } = await (await openSite()).ask(path, { headers: { 'accept-encoding': 'br' } });
    expect([status, headers.etag]).toEqual([404, undefined]);
    expect(brotliDecompressSync(body).toString()).toContain(`<h1>${title}</h1>`);
    expect(headers['content-security-policy']).toContain("'sha256-");
    expect(headers['content-security-policy']).not.toContain('nonce');
  });

  it('a 404 of Waku gets the same page', async () => {
    const site = await openSite({
      processRequest: async () => new Response('<h1>404</h1>', { status: 404, headers: html }),
    });
    const { status, body } = await site.ask('/produkt/nichts');
    expect([status, body.toString()]).toEqual([404, expect.stringContaining('Nicht gefunden')]);
  });

  it('an unknown payload is 404, and the client’s next request becomes a hard navigation', async () => {
    const { ask } = await openSite();
    expect((await ask('/RSC/R/en/nothing.txt?query=a%3D1')).status).toBe(404);
    expect((await ask('/RSC/R/404.txt?query=a%3D1')).body.toString()).toBe('0:{"_location":"?a=1"}\n');
    expect((await ask('/RSC/R/en/404.txt')).status).toBe(404);
  });

  it('a program gets plain text', async () => {
    const { headers, body } = await (await openSite()).ask('/assets/gone.js');
    expect([headers['content-type'], body.toString()]).toEqual(['text/plain; charset=utf-8', '404 Not Found\n']);
  });
});

describe('a dynamic page', () => {
  it('has a new nonce in every response', async () => {
    const { ask } = await openSite({
      processRequest: async () => new Response(`nonce ${getNonce()}`, { headers: html }),
    });
    const [first, second] = [await ask('/produkt/ring'), await ask('/produkt/ring')];
    const nonceOf = (text: string) => /nonce (.+)/.exec(text)?.[1];
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first.body.toString())}'`);
    expect(first.body).not.toEqual(second.body);
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('is streamed, compressed or not', async () => {
    for (const [encoding, unpack] of [
      ['identity', (body: Buffer) => body],
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const rest = Promise.withResolvers<void>();
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('the frame')),
        pull: async (controller) => {
          await rest.promise;
          controller.enqueue(new TextEncoder().encode(' and the cards'));
          controller.close();
        },
      });
      const { app } = await openSite({ processRequest: async () => new Response(body, { headers: html }) });
      const answer = await app.request('http://localhost:3000/produkt/ring', {
        headers: { 'accept-encoding': encoding },
      });
      const reader = answer.body?.getReader();
      const parts = [(await reader?.read())?.value ?? new Uint8Array()];
      expect(parts[0]?.length).toBeGreaterThan(0);
      rest.resolve();
      for (let part = await reader?.read(); part?.value; part = await reader?.read()) parts.push(part.value);
      expect(unpack(Buffer.concat(parts)).toString()).toBe('the frame and the cards');
    }
  });

  it('stops rendering when the client disconnects or sends HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const cancelled = Promise.withResolvers<void>();
      const body = new ReadableStream({
        pull: (c) => c.enqueue(new Uint8Array(1024)),
        cancel: () => cancelled.resolve(),
      });
      const { app } = await openSite({ processRequest: async () => new Response(body, { headers: html }) });
      const headers = { 'accept-encoding': 'gzip' };
      const answer = await app.request('http://localhost:3000/produkt/ring', { method, headers });
      if (method === 'GET') await answer.body?.cancel();
      await cancelled.promise;
      expect(answer.headers.get('vary')).toBe('accept-encoding');
    }
  });

  it.each(['gzip', 'identity'])('that fails midway destroys the connection (%s)', async (encoding) => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('the frame')),
      pull: (controller) => controller.error(new Error('secret detail')),
    });
    const { ask } = await openSite({ processRequest: async () => new Response(body, { headers: html }) });
    await expect(ask('/produkt/ring', { headers: { 'accept-encoding': encoding } })).rejects.toThrow(/aborted|hang up/);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('secret detail'))],
    ['is an empty shell', async () => new Response('<body></body>', { status: 500, headers: html })],
    ['is a bare status', async () => new Response('Internal Server Error', { status: 500 })],
  ])('that %s gets the error page', async (_what, processRequest) => {
    const { status, headers, body } = await (await openSite({ processRequest })).ask('/produkt/ring');
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body.toString()).toContain('<h1>de failed</h1>');
    expect(body.toString()).toMatch(/number \w+-1</);
    expect(body.toString()).not.toContain('secret');
  });

  it('has a payload that is compressed as a whole, unless a part of it is late', async () => {
    for (const isLate of [false, true]) {
      const rest = Promise.withResolvers<void>();
      const { app } = await openSite({
        processRequest: async () => {
          if (isLate) markIncomplete();
          const start = async (controller: ReadableStreamDefaultController) => {
            controller.enqueue(new TextEncoder().encode('0:{}\n'));
            if (isLate) await rest.promise;
            controller.enqueue(new TextEncoder().encode('1:{}\n'));
            controller.close();
          };
          return new Response(new ReadableStream({ start }));
        },
      });
      const headers = { 'accept-encoding': 'br' };
      const answer = await app.request('http://localhost:3000/RSC/R/produkt/ring.txt', { headers });
      rest.resolve();
      const body = Buffer.from(await answer.arrayBuffer());
      expect(brotliDecompressSync(body).toString()).toBe('0:{}\n1:{}\n');
      expect(answer.headers.get('content-length')).toBe(isLate ? null : String(body.length));
    }
  });

  it('has a payload that is sent as it comes where it is neither late nor whole for long', async () => {
    const rest = Promise.withResolvers<void>();
    const body = new ReadableStream({
      start: async (controller) => {
        controller.enqueue(new TextEncoder().encode('0:{}\n'));
        await rest.promise;
        controller.close();
      },
    });
    const { app } = await openSite({ processRequest: async () => new Response(body) });
    const reader = (await app.request('http://localhost:3000/RSC/R/produkt/ring.txt')).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('0:{}\n');
    rest.resolve();
    expect((await reader?.read())?.done).toBe(true);
  });

  it('has a payload that is not cached', async () => {
    const site = await openSite({ processRequest: async () => new Response('0:{}\n') });
    const { headers } = await site.ask('/RSC/R/produkt/ring.txt');
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'no-store',
      'text/x-component; charset=utf-8',
    ]);
  });
});
