import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { Hono } from 'hono/tiny';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrustedProxies } from '../base/trusted-proxies.ts';
import type { EdgeEnv } from './edge-env.ts';
import { createHealth } from './health.ts';
import { flushLog, setLogLevel } from './log.ts';
import { watchForwarding } from './watch-forwarding.ts';

beforeEach(() => {
  flushLog();
  setLogLevel('warn');
});
afterEach(() => setLogLevel('error'));

/** The health endpoint behind the middleware, requested from a peer address. */
function openSite(proxies: string[] = []) {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const { watch, getWarnings } = watchForwarding(createTrustedProxies(proxies) ?? new BlockList());
  const app = new Hono<EdgeEnv>()
    .use(watch)
    .route('/', createHealth({ isReady: true, isDraining: false }, 'build', { getWarnings }));
  const ask = async (remoteAddress: string, headers: Record<string, string>) => {
    // The middleware uses nothing else of a Node request.
    const incoming = { socket: { remoteAddress } } as IncomingMessage;
    const response = await app.request('/readyz', { headers }, { incoming });
    return { code: response.status, said: await response.json() };
  };
  const readLines = () => {
    flushLog();
    write.mockRestore();
    return written.join('').split('\n').filter(Boolean);
  };
  return { ask, readLines };
}

const header = { 'x-forwarded-for': '203.0.113.7' };

describe('a forwarded header', () => {
  it.each(['127.0.0.1', '::1', '10.0.0.5', '::ffff:192.168.1.2', '172.17.0.1', 'fd00::5'])(
    'from an untrusted peer at %s is a warning of the readiness, and one line in the log',
    async (peer) => {
      const { ask, readLines } = openSite();
      expect(await ask(peer, {})).toEqual({ code: 200, said: { ready: true, status: 'ready', build: 'build' } });
      for (let count = 0; count < 100; count += 1) await ask(peer, header);
      expect(await ask(peer, {})).toMatchObject({ code: 200, said: { warnings: ['untrusted-forwarded-for'] } });
      const lines = readLines();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('TRUSTED_PROXY');
      expect(lines[0]).not.toContain('203.0.113.7');
    },
  );

  it('named Forwarded is noticed, too', async () => {
    const { ask, readLines } = openSite();
    await ask('127.0.0.1', { forwarded: 'for=203.0.113.7' });
    expect((await ask('127.0.0.1', {})).said).toHaveProperty('warnings');
    expect(readLines()).toHaveLength(1);
  });

  it('from a trusted proxy causes no warning', async () => {
    const { ask, readLines } = openSite(['10.0.0.0/8']);
    await ask('10.0.0.5', header);
    expect((await ask('10.0.0.5', {})).said).not.toHaveProperty('warnings');
    expect(readLines()).toEqual([]);
  });

  it('from a public address is one line in the log and no warning', async () => {
    const { ask, readLines } = openSite();
    for (let count = 0; count < 100; count += 1) await ask(`198.51.100.${count}`, header);
    expect((await ask('198.51.100.1', header)).said).not.toHaveProperty('warnings');
    const lines = readLines();
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('198.51.100');
  });

  it('of most requests from public addresses is a warning, for as long as it is so', async () => {
    const { ask, readLines } = openSite();
    for (let count = 0; count < 100; count += 1) await ask('127.0.0.9', {});
    for (let count = 0; count < 200; count += 1) await ask('198.51.100.1', count < 101 ? header : {});
    expect((await ask('198.51.100.1', {})).said).toMatchObject({ warnings: ['mostly-forwarded-for'] });
    for (let count = 1; count < 200; count += 1) await ask('198.51.100.1', count <= 100 ? header : {});
    expect((await ask('127.0.0.9', {})).said).not.toHaveProperty('warnings');
    expect(readLines()).toHaveLength(1);
  });
});
