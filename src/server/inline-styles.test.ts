import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { expect, test } from 'vitest';
import type { EdgeEnv } from './edge-env.ts';
import { hashHeadStyles, inlineStyles, withInlineStyles } from './inline-styles.ts';
import { hashSource } from './security-headers.ts';

const sheets = new Map([
  ['/assets/document-a.css', '@layer base{p{color:red}}'],
  ['/assets/list-b.css', '@layer base{a{content:"ü"}}'],
  ['/assets/frame-c.css', '@layer base{p{color:red}}'],
]);

const link = (path: string, attributes = '') =>
  `<link rel="stylesheet"${attributes} href="${path}" data-precedence="importer"/>`;

const toDisabled = (html: string) =>
  html
    .replaceAll('<link rel="stylesheet"', '<link disabled="" media="none" rel="stylesheet"')
    .replaceAll(/ (?:crossorigin|data-rsc-css-href)="[^"]*"/g, '');

const rest =
  '<link rel="icon" href="/favicon.svg"/><title>Uhren für &lt;style></title></head><body><p>Größe</p></body></html>';
const links =
  link('/assets/document-a.css') + link('/assets/list-b.css', ' crossorigin="" data-rsc-css-href="/assets/list-b.css"');
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${links}${rest}`;
const styles = '@layer base{p{color:red}}@layer base{a{content:"ü"}}';
const inlined = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>${styles}</style>${toDisabled(links)}${rest}`;

test('the sheets of a head become one element before their disabled links', () => {
  expect(inlineStyles(page, sheets)).toBe(inlined);
});

test('a sheet with the content of another one is written once', () => {
  const both = link('/assets/document-a.css') + link('/assets/frame-c.css');
  expect(inlineStyles(`<head>${both}</head>`, sheets)).toBe(
    `<head><style>@layer base{p{color:red}}</style>${toDisabled(both)}</head>`,
  );
});

test('an unknown sheet, one in the body and a page without sheets stay as they are', () => {
  const unknown = `<head>${link('/assets/gone.css')}</head><body>${link('/assets/list-b.css')}</body>`;
  for (const html of [unknown, '<head><title></title></head>', '<p>', ''])
    expect(inlineStyles(html, sheets)).toBe(html);
  expect(inlineStyles(page, new Map())).toBe(page);
});

/** A streamed page in these chunks, and the styles that its response allows. */
async function render(pieces: readonly Uint8Array[], contentType = 'text/html; charset=utf-8') {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const processRequest = withInlineStyles(
    async () => new Response(body, { headers: { 'content-type': contentType } }),
    () => sheets,
  );
  let allowed: EdgeEnv['Variables']['styles'];
  const app = new Hono<EdgeEnv>().use(contextStorage()).get('/', async (context) => {
    const response = await processRequest(context.req.raw);
    allowed = context.get('styles');
    return response ?? context.notFound();
  });
  const text = await (await app.request('/')).text();
  return { text, allowed };
}

test.each([1, 7, 100, 10_000])(
  'a page in chunks of %i bytes gets its styles, and their hash before its body',
  async (size) => {
    const bytes = Buffer.from(page);
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    expect(await render(pieces)).toEqual({ text: inlined, allowed: [hashSource(styles)] });
  },
);

test('payloads, and documents without a head, pass unchanged', async () => {
  expect(await render([Buffer.from(page)], 'text/x-component')).toEqual({ text: page, allowed: undefined });
  expect((await render([Buffer.from('<p>Ring')])).text).toBe('<p>Ring');
});

test('a stream is read no further than the head before its consumer asks, and cancelled with it', async () => {
  const pulled: string[] = [];
  let reason: unknown;
  const pieces = [page, '<p>second</p>', '<p>third</p>'];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces.shift() ?? '';
        pulled.push(piece);
        controller.enqueue(Buffer.from(piece));
      },
      cancel(given) {
        reason = given;
      },
    },
    { highWaterMark: 0 },
  );
  const processRequest = withInlineStyles(
    async () => new Response(body, { headers: { 'content-type': 'text/html' } }),
    () => sheets,
  );
  const response = await processRequest(new Request('http://localhost/'));
  expect(pulled).toEqual([page]);
  await response?.body?.cancel('left');
  expect(reason).toBe('left');
});

test('only the styles of the head are hashed', () => {
  expect(hashHeadStyles(inlined)).toEqual([hashSource(styles)]);
  expect(hashHeadStyles('<head></head><body><style>p{}</style></body>')).toEqual([]);
  expect(hashHeadStyles('<style>p{}')).toEqual([]);
});

test('allows every style of the head by its hash, and none of the body', () => {
  const html = '<head><style>a{}</style><link><style>b{}</style></head><body><style>c{}</style></body>';
  expect(hashHeadStyles(html)).toEqual([hashSource('a{}'), hashSource('b{}')]);
  expect(hashHeadStyles('<head></head><style>c{}</style>')).toEqual([]);
  expect(hashHeadStyles('<head><style>a{}</head>')).toEqual([]);
});
