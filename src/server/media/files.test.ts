import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Context, Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EdgeEnv } from '../edge-env.ts';
import { makeSite } from '../site-fixture.ts';
import { createFileHandler } from './file-handler.ts';
import { createFileList, createFileSource } from './file-source.ts';

const id = '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05';
const address = `/media/${id}/ringmass.pdf`;

/** A fake of the content system's assets. */
const assets = {
  status: 200,
  type: 'application/pdf',
  asked: [] as IncomingMessage[],
  atOnce: 0,
  mostAtOnce: 0,
  /** Whether responses begin and never end. */
  isSlow: false,
  list: { status: 200, body: '{"data":[]}' },
};

const listed = (type: string) => JSON.stringify({ data: [{ id, type }] });

const server = createServer((request, response) => {
  assets.asked.push(request);
  assets.mostAtOnce = Math.max(assets.mostAtOnce, ++assets.atOnce);
  setImmediate(() => {
    assets.atOnce--;
    answer(request, response);
  });
});

function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.url?.startsWith('/files?')) {
    response.writeHead(assets.list.status, { 'content-type': 'application/json' }).end(assets.list.body);
    return;
  }
  const isPart = assets.status === 200 && request.headers.range !== undefined;
  response.writeHead(isPart ? 206 : assets.status, {
    'content-type': assets.type,
    etag: '"1"',
    'set-cookie': 'session=1',
    ...(isPart && { 'content-range': 'bytes 0-3/8' }),
  });
  if (assets.isSlow) response.write('%PDF-');
  else response.end(isPart ? '%PDF' : '%PDF-1.7');
}

beforeEach(async () => {
  const list = { status: 200, body: '{"data":[]}' };
  Object.assign(assets, {
    status: 200,
    type: 'application/pdf',
    asked: [],
    atOnce: 0,
    mostAtOnce: 0,
    isSlow: false,
    list,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function openSite(now = () => performance.now()) {
  const { port } = server.address() as AddressInfo;
  const app = new Hono<EdgeEnv>();
  const url = `http://127.0.0.1:${port}`;
  const loadFile = createFileSource(`${url}/assets`, 'token');
  const findFileType = createFileList(url, 'token');
  const findClient = (context: Context) => context.req.header('client') ?? 'client';
  app.get('/media/*', createFileHandler({ loadFile, findFileType, findClient, now }));
  app.notFound((context) => context.text('none', 404));
  return async (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    app.request(new Request(`http://localhost${path}`, { headers, ...(signal && { signal }) }));
}

describe('a download', () => {
  it('is sent as an attachment with its name, without other headers of the content system', async () => {
    const answer = await openSite()(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('%PDF-1.7');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ringmass.pdf"');
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(assets.asked[0]?.url).toBe(`/assets/${id}`);
    expect(assets.asked[0]?.headers.authorization).toBe('Bearer token');
  });

  it('is a 304 for a client that has it', async () => {
    const ask = openSite();
    const etag = (await ask(address)).headers.get('etag') ?? '';
    const again = await ask(address, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('supports a single range', async () => {
    const answer = await openSite()(address, { range: 'bytes=0-3' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('bytes 0-3/8');
    expect(await answer.text()).toBe('%PDF');
  });

  it.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b'])('ignores the range %s', async (range) => {
    expect((await openSite()(address, { range })).status).toBe(200);
    expect(assets.asked[0]?.headers.range).toBeUndefined();
  });

  it.each([403, 404, 410])('is 404 when the content system answers %i and does not list it', async (status) => {
    assets.status = status;
    expect((await openSite()(address)).status).toBe(404);
  });

  it.each([
    ['403 for a token that has expired', { status: 403, list: { status: 403, body: '{"errors":[]}' } }],
    ['403 for a file that it lists', { status: 403, list: { status: 200, body: listed('application/pdf') } }],
    ['404 by a proxy', { status: 404, list: { status: 404, body: '' } }],
    ['a page by a proxy', { type: 'text/html', list: { status: 200, body: '<!doctype html><p>Welcome' } }],
    [
      'a page by a proxy for this address alone',
      { type: 'text/html', list: { status: 200, body: listed('application/pdf') } },
    ],
  ])('is not 404 when the response is %s', async (_name, answers) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    Object.assign(assets, answers);
    expect((await openSite()(address)).status).toBe(502);
    vi.restoreAllMocks();
  });

  it('is 404 with the extension of another type', async () => {
    Object.assign(assets, { type: 'image/jpeg', list: { status: 200, body: listed('image/jpeg') } });
    expect((await openSite()(address)).status).toBe(404);
  });

  it('is 404 at an invalid address, without a read', async () => {
    expect((await openSite()(`/media/${id}/ringmass.exe`)).status).toBe(404);
    expect(assets.asked).toEqual([]);
  });

  it('is 502 with a text while the content system fails', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    assets.status = 500;
    expect((await openSite()(address)).status).toBe(502);
    vi.restoreAllMocks();
  });
});

it('a video is sent inline', async () => {
  assets.type = 'video/mp4';
  const answer = await openSite()(`/media/${id}/werkstatt.mp4`);
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="werkstatt.mp4"');
});

describe('missing files', () => {
  const ids = Array.from({ length: 400 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
  const countLists = () => assets.asked.filter(({ url }) => url?.startsWith('/files?')).length;

  it('are requested few at a time, and refused beyond a client’s share', async () => {
    assets.status = 403;
    const ask = openSite();
    const greedy = ids.map((other) => ask(`/media/${other}/x.pdf`, { client: 'ada' }));
    const newcomer = ask(address, { client: 'bob' });
    const answers = await Promise.all(greedy);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 503]));
    expect((await newcomer).status).toBe(404);
    expect(assets.mostAtOnce).toBeLessThanOrEqual(12);
  });

  it('are requested once a minute, under whatever name', async () => {
    assets.status = 403;
    let seconds = 0;
    const ask = openSite(() => seconds * 1_000);
    const statuses = async () => {
      const paths = [address, `/media/${id}/other.pdf`, `/media/${id}/film.mp4`];
      return Promise.all(paths.map(async (path) => (await ask(path)).status));
    };
    expect((await ask(address)).status).toBe(404);
    for (seconds = 0; seconds < 60; seconds++) expect(await statuses()).toEqual([404, 404, 404]);
    expect(assets.asked).toHaveLength(2);
    assets.status = 200;
    expect((await ask(address)).status).toBe(200);
  });

  it('are looked up once for concurrent requests', async () => {
    assets.status = 403;
    const ask = openSite();
    await Promise.all(Array.from({ length: 100 }, () => ask(address)));
    expect(countLists()).toBe(1);
  });

  it('of another type are still found with their own extension', async () => {
    Object.assign(assets, { type: 'video/mp4', list: { status: 200, body: listed('video/mp4') } });
    const ask = openSite();
    expect((await ask(address)).status).toBe(404);
    expect((await ask(`/media/${id}/film.mp4`)).status).toBe(200);
  });
});

describe('transfers', () => {
  const begin = async (count: number, client: string, ask = openSite(), signal?: AbortSignal) => {
    const answers = [];
    for (let at = 0; at < count; at++) answers.push(await ask(address, { client }, signal));
    return answers;
  };
  const toStatuses = (answers: Response[]) => answers.map(({ status }) => status);
  const allWell = (count: number) => Array.from({ length: count }, () => 200);

  beforeEach(() => {
    assets.isSlow = true;
  });

  it('are limited to sixteen per client, and one more is refused without a read', async () => {
    const ask = openSite();
    expect(toStatuses(await begin(16, 'ada', ask))).toEqual(allWell(16));
    const [refused] = await begin(1, 'ada', ask);
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '5']);
    expect(assets.asked).toHaveLength(16);
    expect(toStatuses(await begin(1, 'bob', ask))).toEqual([200]);
  });

  it('are limited to sixteen per client when requested concurrently', async () => {
    const ask = openSite();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(address)));
    expect(toStatuses(answers).filter((status) => status === 200)).toHaveLength(16);
    expect(toStatuses(answers).filter((status) => status === 503)).toHaveLength(24);
  });

  it('are limited to two hundred in all', async () => {
    const ask = openSite();
    for (let at = 0; at < 25; at++) expect(toStatuses(await begin(8, `client ${at}`, ask))).toEqual(allWell(8));
    expect(toStatuses(await begin(1, 'ada', ask))).toEqual([503]);
  });

  it.each<[string, (answer: Response | undefined) => Promise<unknown> | undefined]>([
    ['is not read to its end', (answer) => answer?.body?.cancel()],
    [
      'breaks off',
      (answer) => {
        server.closeAllConnections();
        return answer?.text().catch(() => undefined);
      },
    ],
  ])('free their slot when one %s', async (_name, end) => {
    const ask = openSite();
    const [first] = await begin(16, 'ada', ask);
    await end(first);
    expect(toStatuses(await begin(2, 'ada', ask))).toEqual([200, 503]);
  });

  it('free their slot when the client disconnects', async () => {
    const ask = openSite();
    const leaving = new AbortController();
    await begin(16, 'ada', ask, leaving.signal);
    leaving.abort();
    expect(toStatuses(await begin(17, 'ada', ask))).toEqual([...allWell(16), 503]);
  });

  it('free their slot when the connection closes', async () => {
    let open = 0;
    const loadFile = async () => {
      open++;
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(8)),
        cancel: () => {
          open--;
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/pdf' } });
    };
    const { port, close } = await makeSite({ loadFile });
    const ask = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ port, host: '127.0.0.1', path: address, agent: false }, resolve).on('error', reject);
      });
    const answers = await Promise.all(Array.from({ length: 16 }, ask));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(allWell(16));
    expect((await ask()).statusCode).toBe(503);
    for (const left of answers) left.destroy();
    await vi.waitFor(() => expect(open).toBe(0));
    const next = await ask();
    expect(next.statusCode).toBe(200);
    next.destroy();
    close();
  });

  it('free their slot when they are complete', async () => {
    assets.isSlow = false;
    const ask = openSite();
    const [first] = await begin(16, 'ada', ask);
    expect(toStatuses(await begin(1, 'ada', ask))).toEqual([503]);
    expect(await first?.text()).toBe('%PDF-1.7');
    expect(toStatuses(await begin(1, 'ada', ask))).toEqual([200]);
  });

  it('do not include 304 responses', async () => {
    assets.isSlow = false;
    const ask = openSite();
    const first = await ask(address);
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    await first.text();
    for (let at = 0; at < 20; at++) expect((await ask(address, known)).status).toBe(304);
  });
});
