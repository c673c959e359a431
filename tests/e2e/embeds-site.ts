import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { copyDist } from '../copy-dist.ts';
import type { EmbedHost } from '../embed-host.ts';
import { clockKey, startCalHost, startClockHost, startMapHost, startVideoHost } from '../embed-hosts.ts';
import { startFaultProxy } from '../fault-proxy.ts';
import { startStorefront } from '../storefront.ts';

type Hosts = {
  map: EmbedHost;
  booking: Awaited<ReturnType<typeof startCalHost>>;
  youtube: EmbedHost;
  vimeo: EmbedHost;
  clock: Awaited<ReturnType<typeof startClockHost>>;
};

export type EmbedsSite = {
  url: string;
  hosts: Hosts;
  /** Counts the requests to all hosts. */
  countCalls: () => number;
  close: () => Promise<void>;
};

export const videoIds = { youtube: 'vierlinden1', vimeo: '999999193126' };

/** Starts a storefront whose map, calendar, videos and clock come from fake hosts. Its shop is a dealer with a clock. */
export async function openEmbedsSite(): Promise<EmbedsSite> {
  const hosts: Hosts = {
    map: await startMapHost(),
    booking: await startCalHost(),
    youtube: await startVideoHost(videoIds),
    vimeo: await startVideoHost(videoIds),
    clock: await startClockHost(),
  };
  const proxy = await startFaultProxy(process.env.CMS_URL ?? '');
  proxy.fault.edit = (path, text) => {
    if (!/^\/items\/project\?/.test(path)) return text;
    const { data } = JSON.parse(text) as { data: { config?: object }[] };
    const brand_config = { display_name: 'Rolex', rolex_clock: true, rolex_api_key: clockKey, rolex_area: false };
    const changes = { has_cal_com: true, cal_com_link: `${hosts.booking.origin}/beratung`, brand_config };
    const [project] = data;
    if (project?.config) Object.assign(project.config, changes);
    return JSON.stringify({ data });
  };
  const dist = await copyDist();
  const environment = {
    DIST_DIR: dist,
    MAP_EMBED_URL: `${hosts.map.origin}/export/embed.html`,
    YOUTUBE_EMBED_URL: `${hosts.youtube.origin}/embed`,
    VIMEO_EMBED_URL: `${hosts.vimeo.origin}/video`,
    CLOCK_SCRIPT_URL: `${hosts.clock.origin}/retailers/clock/retailercall.js`,
  };
  await promisify(execFile)(process.execPath, [join(dist, 'make-release.js')], {
    env: { ...process.env, ...environment, CONTENT_API_URL: proxy.url, CONTENT_READS: 'background' },
  });
  const site = await startStorefront(proxy.url, environment);
  const all = Object.values(hosts);
  return {
    url: site.url,
    hosts,
    countCalls: () => all.reduce((sum, { calls }) => sum + calls.length, 0),
    close: async () => {
      await site.close();
      await proxy.close();
      for (const host of all) await host.stop();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

/** Stores a refusal of all purposes before any page is opened. */
export async function refuseEverything(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // It also runs in frames, and in those that have no storage.
    if (window !== top || localStorage.getItem('int-consents')) return;
    const consents = ['functional', 'map', 'booking', 'youtube', 'vimeo', 'clock', 'matomo'].map((function_id) => ({
      function_id,
      consentGiven: function_id === 'functional',
      locked: function_id === 'functional',
      revision: 1,
    }));
    const record = { version: 1, timestamp: new Date().toISOString(), consents };
    localStorage.setItem('int-consents', JSON.stringify(record));
  });
}
