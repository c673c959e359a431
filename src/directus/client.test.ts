import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { reloadEnvironment } from '../base/environment.ts';
import { runRender } from '../base/render-state.ts';
import { findItem, listRequestedPaths, readAhead, readCountAndNewest, readItems } from './client.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.unstubAllEnvs();
  reloadEnvironment();
});

/** A fake content system with the test's responses. */
async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  vi.stubEnv('CONTENT_API_URL', `http://127.0.0.1:${address.port}`);
  vi.stubEnv('CONTENT_API_TOKEN', 'read-only');
  reloadEnvironment();
}

const names = { fields: ['display_name'] };

test('a read sends its fields and the token', async () => {
  const asked: { url: string | undefined; token: string | undefined }[] = [];
  await serve((request, response) => {
    asked.push({ url: request.url, token: request.headers.authorization });
    response.end('{"data":[{"display_name":"Vierlinden"}]}');
  });
  expect(await readItems('company', { ...names, limit: -1 })).toEqual([{ display_name: 'Vierlinden' }]);
  expect(asked).toEqual([{ url: '/items/company?fields=display_name&limit=-1', token: 'Bearer read-only' }]);
});

test('identical concurrent reads share one call', async () => {
  let calls = 0;
  await serve((_request, response) => {
    calls += 1;
    setTimeout(() => response.end('{"data":[]}'), 20);
  });
  await Promise.all([readItems('branch', names), readItems('branch', names)]);
  expect(calls).toBe(1);
});

test('what a release reads ahead is read once, and counts as its own only where it is asked for', async () => {
  const asked: (string | undefined)[] = [];
  let isFailing = true;
  await serve(({ url }, response) => {
    asked.push(url);
    response.statusCode = isFailing && url?.includes('branch') ? 403 : 200;
    response.end('{"data":[]}');
  });
  vi.stubEnv('CONTENT_READS', 'background');
  reloadEnvironment();
  const toPath = (collection: string) => `/items/${collection}?fields=display_name`;
  const others = Array.from({ length: 20 }, (_, at) => `/items/article?fields=id&page=${at}`);
  const unasked = '/items/event?fields=id';
  await readAhead([toPath('company'), unasked, toPath('branch'), ...others]);
  // After the failure nothing else was begun.
  expect(asked.length).toBeLessThan(others.length);
  isFailing = false;
  for (const collection of ['company', 'branch', 'page']) await readItems(collection, names);
  expect(asked.filter((path) => path === toPath('company'))).toHaveLength(1);
  expect(asked.filter((path) => path === toPath('branch'))).toHaveLength(2);
  expect(asked).toContain(unasked);
  // Of other tests it may have more.
  expect(listRequestedPaths()).toEqual(expect.arrayContaining(['branch', 'company', 'page'].map(toPath)));
  expect(listRequestedPaths()).not.toContain(unasked);
});

test('at most two paths are read ahead at once', async () => {
  const held: (() => void)[] = [];
  let most = 0;
  await serve((_request, response) => {
    held.push(() => response.end('{"data":[]}'));
    most = Math.max(most, held.length);
    if (held.length === 2) setTimeout(() => answerAll(held.splice(0)), 30);
  });
  vi.stubEnv('CONTENT_READS', 'background');
  reloadEnvironment();
  await readAhead(Array.from({ length: 6 }, (_, page) => `/items/article?fields=id&page=${page}`));
  expect(most).toBe(2);
});

test('nothing more is read ahead when time is up', async () => {
  let calls = 0;
  // Time goes on with the first response, however busy the machine is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  await serve((_request, response) => {
    calls += 1;
    clock.mockReturnValue(6);
    response.end('{"data":[]}');
  });
  vi.stubEnv('CONTENT_READS', 'background');
  reloadEnvironment();
  // Paths of their own: responses to those of other tests are cached.
  await readAhead(
    Array.from({ length: 6 }, (_, page) => `/items/branch?fields=id&page=${page}`),
    5,
  );
  expect(calls).toBe(2);
});

function answerAll(answers: (() => void)[]): void {
  for (const answer of answers) answer();
}

test('at most ten calls run concurrently', async () => {
  const held: (() => void)[] = [];
  let most = 0;
  await serve((_request, response) => {
    held.push(() => response.end('{"data":[]}'));
    most = Math.max(most, held.length);
    if (held.length === 10) setTimeout(() => answerAll(held.splice(0)), 30);
  });
  await Promise.all(Array.from({ length: 30 }, (_, page) => readItems('branch', { ...names, page })));
  expect(most).toBe(10);
});

test('findItem returns undefined when no row matches', async () => {
  await serve((_request, response) => response.end('{"data":[]}'));
  expect(await findItem('page', names)).toBeUndefined();
});

test.each([
  ['{"data":[{"count":{"id":"4"},"max":{"date_updated":null,"date_created":null}}]}', { count: 4, newest: null }],
  [
    '{"data":[{"count":{"id":4},"max":{"date_updated":"2026-11-21T09:00:00.000Z","date_created":"2026-11-22T09:00:00.000Z"}}]}',
    { count: 4, newest: '2026-11-22T09:00:00.000Z' },
  ],
])('readCountAndNewest parses counts that are numbers or strings', async (answer, extent) => {
  await serve((_request, response) => response.end(answer));
  expect(await readCountAndNewest('ecommerce_product', {})).toEqual(extent);
});

test.each(['{"data":[]}', '{"data":[{}]}', '{"data":null}'])('readCountAndNewest rejects %s', async (answer) => {
  await serve((_request, response) => response.end(answer));
  await expect(readCountAndNewest('ecommerce_product', {})).rejects.toThrow();
});

test.each([
  ['an HTML page with status 200', 200, '<html></html>', { message: 'API returned invalid JSON', code: 422 }],
  [
    'a refusal',
    403,
    '{"errors":[{"message":"You don\'t have permission"}]}',
    { message: "You don't have permission", code: 403 },
  ],
  ['a refusal without words', 418, '{}', { message: 'Unknown error occured', code: 418 }],
  ['a broken server', 500, 'oh', { code: 500 }],
  ['an answer without data', 200, '{"x":1}', { message: 'Unknown error occured' }],
])('a response of %s is a ContentApiError', async (_name, status, body, error) => {
  await serve((_request, response) => response.writeHead(status).end(body));
  await expect(readItems('company', names)).rejects.toMatchObject({ name: 'ContentApiError', ...error });
});

test('a broken connection is a network error', async () => {
  await serve((request) => request.socket.destroy());
  await expect(readItems('company', names)).rejects.toMatchObject({ message: 'Network error', code: -1 });
});

test('a truncated response is an aborted request', async () => {
  await serve((request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"data":');
    setImmediate(() => request.socket.destroy());
  });
  const error = { message: 'Request aborted', code: 'ECONNABORTED' };
  await expect(readItems('company', names)).rejects.toMatchObject(error);
});

test("a visitor's read times out after two seconds", async () => {
  const startTimeout = AbortSignal.timeout;
  // A hundred times as fast.
  const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => startTimeout(ms / 100));
  onTestFinished(() => clock.mockRestore());
  await serve(() => undefined);
  await expect(readItems('company', names)).rejects.toMatchObject({
    message: 'timeout of 2000ms exceeded',
    code: 'ECONNABORTED',
  });
});

test('a render that has used up its budget sends no further request', async () => {
  await serve(() => undefined);
  await expect(runRender(50, () => readItems('company', names))).rejects.toMatchObject({ code: 'ECONNABORTED' });
});

test('the wait for the semaphore counts towards the timeout', async () => {
  await serve(() => undefined);
  const long = Array.from({ length: 10 }, (_, page) => readItems('branch', { ...names, page }).catch(() => undefined));
  await expect(runRender(50, () => readItems('company', names))).rejects.toMatchObject({ code: 'ECONNABORTED' });
  server?.closeAllConnections();
  await Promise.all(long);
});

test('background reads are retried, reads of a visitor are not', async () => {
  let calls = 0;
  await serve((request, response) => {
    calls += 1;
    if (calls < 3) request.socket.destroy();
    else response.end('{"data":[]}');
  });
  await expect(readItems('company', names)).rejects.toMatchObject({ code: -1 });
  expect(calls).toBe(1);
  vi.stubEnv('CONTENT_READS', 'background');
  reloadEnvironment();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const read = readItems('company', names);
  await expect.poll(() => calls).toBe(2);
  // Each look is a second later.
  await expect.poll(() => vi.advanceTimersByTime(1_000) && calls).toBe(3);
  expect(await read).toEqual([]);
});

test('a release build caches responses, but not failed ones', async () => {
  vi.stubEnv('CONTENT_READS', 'background');
  reloadEnvironment();
  let calls = 0;
  await serve((_request, response) => {
    calls += 1;
    if (calls === 1) response.statusCode = 403;
    response.end(calls === 1 ? '{"errors":[{"message":"not yet"}]}' : `{"data":[${calls}]}`);
  });
  await expect(readItems('menu', names)).rejects.toThrow('not yet');
  expect(await readItems('menu', names)).toEqual([2]);
  expect(await readItems('menu', names)).toEqual([2]);
});
