import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EdgeEnv } from '../edge-env.ts';
import { answerFiles } from './answer-files.ts';
import { createFileList } from './file-list.ts';
import { createFileSource } from './file-source.ts';

const id = '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05';
const address = `/media/${id}/ringmass.pdf`;

/** Stands in for the content system's assets. */
const assets = {
  status: 200,
  type: 'application/pdf',
  asked: [] as IncomingMessage[],
  list: { status: 200, body: '{"data":[]}' },
};

const listed = (type: string) => JSON.stringify({ data: [{ id, type }] });

const server = createServer((request, response) => {
  assets.asked.push(request);
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
  response.end(isPart ? '%PDF' : '%PDF-1.7');
});

beforeEach(async () => {
  const list = { status: 200, body: '{"data":[]}' };
  Object.assign(assets, { status: 200, type: 'application/pdf', asked: [], list });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function openSite() {
  const { port } = server.address() as AddressInfo;
  const app = new Hono<EdgeEnv>();
  const url = `http://127.0.0.1:${port}`;
  app.get('/media/*', answerFiles(createFileSource(`${url}/assets`, 'token'), createFileList(url, 'token')));
  app.notFound((context) => context.text('none', 404));
  return (path: string, headers: Record<string, string> = {}) =>
    app.request(new Request(`http://localhost${path}`, { headers }));
}

describe('a file to take home', () => {
  it('comes as an attachment with its name, and with nothing that the content system says beside', async () => {
    const answer = await openSite()(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('%PDF-1.7');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ringmass.pdf"');
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(assets.asked[0]?.url).toBe(`/assets/${id}`);
    expect(assets.asked[0]?.headers.authorization).toBe('Bearer token');
  });

  it('is not sent again to who has it', async () => {
    const ask = openSite();
    const etag = (await ask(address)).headers.get('etag') ?? '';
    const again = await ask(address, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('comes in part when a part is asked for', async () => {
    const answer = await openSite()(address, { range: 'bytes=0-3' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('bytes 0-3/8');
    expect(await answer.text()).toBe('%PDF');
  });

  it.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b'])('comes whole when %s is asked for', async (range) => {
    expect((await openSite()(address, { range })).status).toBe(200);
    expect(assets.asked[0]?.headers.range).toBeUndefined();
  });

  it.each([403, 404, 410])('does not exist when the content system says %i and does not list it', async (status) => {
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
  ])('is not said to be gone when the answer is %s', async (_name, answers) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    Object.assign(assets, answers);
    expect((await openSite()(address)).status).toBe(502);
    vi.restoreAllMocks();
  });

  it('does not exist under the ending of another kind', async () => {
    Object.assign(assets, { type: 'image/jpeg', list: { status: 200, body: listed('image/jpeg') } });
    expect((await openSite()(address)).status).toBe(404);
  });

  it('is not looked for at an address that is none of a file', async () => {
    expect((await openSite()(`/media/${id}/ringmass.exe`)).status).toBe(404);
    expect(assets.asked).toEqual([]);
  });

  it('is answered for in words while the content system is ill', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    assets.status = 500;
    expect((await openSite()(address)).status).toBe(502);
    vi.restoreAllMocks();
  });
});

it('a film plays in its place', async () => {
  assets.type = 'video/mp4';
  const answer = await openSite()(`/media/${id}/werkstatt.mp4`);
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="werkstatt.mp4"');
});
