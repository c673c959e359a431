import { Hono } from 'hono/tiny';
import { expect, test } from 'vitest';
import { deferReactOn, replaceTags } from './defer-react.ts';
import type { EdgeEnv } from './edge-env.ts';

const page =
  '<!DOCTYPE html><html lang="de"><head><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/i"/></head>' +
  '<body><p>1 < 2, a > b</p><script>x.push("[\\"<html lang>\\",\\"<link rel=\\\\"modulepreload\\\\" >\\"]")</script></body></html>';

async function readInChunks(text: string, size: number): Promise<string> {
  const app = new Hono<EdgeEnv>();
  app.use(deferReactOn(new Set(['/studio'])));
  app.get('*', () => {
    const chunks = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < chunks.length; at += size) controller.enqueue(chunks.slice(at, at + size));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  return (await app.request('/studio')).text();
}

test.each([1, 7, 64, 10_000])(
  'in chunks of %i bytes, React and its modules are left until the first touch',
  async (size) => {
    const expected = page
      .replace('<html ', '<html data-lazy ')
      .replace('<link rel="modulepreload" href="/a.js"/>', '<link rel="later" href="/a.js"/>');
    expect(await readInChunks(page, size)).toBe(expected);
  },
);

test('other pages, types and statuses stay as they are', async () => {
  const app = new Hono<EdgeEnv>();
  app.use(deferReactOn(new Set(['/studio', '/gone'])));
  app.get('/other', (context) => context.html(page));
  app.get('/studio', (context) => context.text(page));
  app.get('/gone', (context) => context.html(page, 404));
  for (const path of ['/other', '/studio', '/gone']) expect(await (await app.request(path)).text()).toBe(page);
});

test('text that looks like an endless tag is handed on', async () => {
  const { readable, writable } = replaceTags((tag) => tag);
  const writer = writable.getWriter();
  const reading = readable.getReader().read();
  void writer.write(`<a${'x'.repeat(20_000)}`);
  expect((await reading).value).toHaveLength(20_002);
});
