import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';

/** The head of the response to an upgrade request. */
async function askToUpgrade(base: string, path: string, protocol: string): Promise<string> {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname);
  const lines = [
    ...[`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade', `Upgrade: ${protocol}`],
    ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''],
  ];
  socket.write(lines.join('\r\n'));
  const [first] = await once(socket.setEncoding('utf8'), 'data');
  socket.destroy();
  return String(first).split('\r\n\r\n')[0] ?? '';
}

const site = process.env.SITE_URL ?? '';

test.each(['/', '/websocket', '/graphql', '/shop', '/api/contact'])(
  'the storefront refuses a WebSocket at %s and closes the connection',
  async (path) => {
    const head = await askToUpgrade(site, path, 'websocket');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head.toLowerCase()).toContain('\r\nconnection: close');
  },
);

test('the storefront answers an h2c upgrade request over HTTP/1.1', async () => {
  expect(await askToUpgrade(site, '/healthz', 'h2c')).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['/websocket', '/websocket/logs', '/graphql', '/'])('Directus opens no WebSocket at %s', async (path) => {
  expect(await askToUpgrade(process.env.CMS_URL ?? '', path, 'websocket')).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
});
