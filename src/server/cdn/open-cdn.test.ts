import { BlockList } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createTrustedProxies } from '../../base/trusted-proxies.ts';
import { flushLog, setLogLevel } from '../log.ts';
import { openCdn } from './open-cdn.ts';

afterEach(() => {
  setLogLevel('error');
  vi.restoreAllMocks();
});

it.each<[string, string[], 'on' | 'off', number]>([
  ['a CDN without a trusted proxy is a warning', [], 'on', 1],
  ['a CDN that is trusted is none', ['198.51.100.0/24'], 'on', 0],
  ['no CDN is none', [], 'off', 0],
])('%s', (_what, proxies, CDN, count) => {
  flushLog();
  setLogLevel('warn');
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  openCdn({
    environment: {
      CDN,
      CDN_PURGE_URL: undefined,
      CDN_PURGE_TOKEN: undefined,
      TRUSTED_PROXY: createTrustedProxies(proxies) ?? new BlockList(),
    },
    group: { on: () => undefined, tellLead: async () => undefined },
  });
  flushLog();
  expect(written.filter((line) => line.includes('TRUSTED_PROXY'))).toHaveLength(count);
});
