import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { waitForContent } from './content-source.ts';
import { readSettings } from './settings.ts';

const token = 'a-token';

afterEach(() => vi.unstubAllEnvs());

/** A server that answers as Directus does, once `isReady` says so. */
async function serve({ isReady = () => true, accepted = token }) {
  const server = createServer((request, response) => {
    const isPing = request.url === '/server/ping';
    const isAllowed = isPing || request.headers.authorization === `Bearer ${accepted}`;
    response.statusCode = !isReady() ? 503 : isAllowed ? 200 : 401;
    response.end(JSON.stringify(isAllowed ? { data: {} } : { errors: [{ message: 'Invalid token' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // `address()` of a server that listens on a port.
  return (server.address() as AddressInfo).port;
}

function wait(port: number, timeoutMs = 5000) {
  vi.stubEnv('CONTENT_API_URL', `http://127.0.0.1:${port}/`);
  vi.stubEnv('CONTENT_API_TOKEN', token);
  const settings = readSettings({ ...process.env, CMS_DATA: join(import.meta.dirname, 'gone') });
  return waitForContent(settings, timeoutMs);
}

it('a storefront that starts first waits until Directus accepts its token', async () => {
  let calls = 0;
  const port = await serve({ isReady: () => ++calls > 2 });
  await expect(wait(port)).resolves.toMatchObject({ contentToken: token });
  expect(calls).toBe(3);
});

it('without a Directus it ends with a message, so that it is started again', async () => {
  await expect(wait(9, 100)).rejects.toThrow(/^No Directus answers at http:\/\/127\.0\.0\.1:9\.$/);
});

it('a refused token is named as the reason', async () => {
  const port = await serve({ accepted: 'another' });
  await expect(wait(port, 100)).rejects.toThrow(/does not accept the read token\.$/);
});
