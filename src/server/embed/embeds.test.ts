import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../../base/environment.ts';
import { createEmbeds } from './embeds.ts';

type Options = Parameters<typeof createEmbeds>[0];
type Settings = Awaited<ReturnType<Options['getSite']>> & {
  location: Awaited<ReturnType<Options['findStoreLocation']>>;
};

const settings: Settings = {
  location: { latitude: 52.1467, longitude: 12.6891 },
  bookingHref: 'https://termine.vierlinden.example/beratung',
  dealerClock: { apiKey: 'key</script>', brand: 'Rolex', privacyUrl: null },
  theme: { initialColorMode: 'system' },
};

async function ask(path: string, changes: Partial<Settings> = {}) {
  const { location, ...site } = { ...settings, ...changes };
  const embeds = createEmbeds({
    environment: parseEnvironment({}),
    findStoreLocation: async () => location,
    getSite: async () => site,
  });
  const response = await embeds.request(path);
  const html = await response.text();
  const src = /<iframe src="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return { status: response.status, headers: response.headers, html, src: src ? new URL(src) : undefined };
}

/** All origins in a policy. */
function findOrigins(headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  return [...new Set(policy.match(/https?:[^\s;]*/g))];
}

describe('the map', () => {
  test('shows the streets around the store, with a marker', async () => {
    const { src, headers } = await ask('/embed/map/de');
    expect(src?.origin + (src?.pathname ?? '')).toBe('https://www.openstreetmap.org/export/embed.html');
    expect(src?.searchParams.get('marker')).toBe('52.1467,12.6891');
    expect(src?.searchParams.get('bbox')).toBe('12.68430,52.14450,12.69390,52.14890');
    expect(findOrigins(headers)).toEqual(['https://www.openstreetmap.org']);
  });

  test.each([
    ['no door', null],
    ['no latitude', { latitude: null, longitude: 12 }],
    ['no longitude', { latitude: 52, longitude: null }],
  ])('is 404 with %s', async (_, location) => {
    expect((await ask('/embed/map/de', { location })).status).toBe(404);
  });

  test('shows a store on the equator', async () => {
    expect((await ask('/embed/map/de', { location: { latitude: 0, longitude: 0 } })).status).toBe(200);
  });
});

describe('the calendar', () => {
  test('has the address that Cal.com’s own script would request', async () => {
    const { src, headers } = await ask('/embed/booking/fr');
    expect(src?.origin + (src?.pathname ?? '')).toBe('https://termine.vierlinden.example/beratung/embed');
    expect(Object.fromEntries(src?.searchParams ?? [])).toEqual({
      embed: 'vitrine',
      embedType: 'inline',
      layout: 'month_view',
      theme: 'auto',
      'ui.color-scheme': 'light dark',
    });
    expect(findOrigins(headers)).toEqual(['https://termine.vierlinden.example']);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    ['https://cal.com/vierlinden/ringe', 'https://app.cal.com/vierlinden/ringe/embed'],
    ['https://termine.vierlinden.example/beratung/', 'https://termine.vierlinden.example/beratung/embed'],
    ['https://termine.vierlinden.example/beratung/embed', 'https://termine.vierlinden.example/beratung/embed'],
  ])('%s becomes %s', async (bookingHref, expected) => {
    const { src } = await ask('/embed/booking/de', { bookingHref });
    expect(src?.origin + (src?.pathname ?? '')).toBe(expected);
  });

  test('is 404 without online booking', async () => {
    expect((await ask('/embed/booking/de', { bookingHref: null })).status).toBe(404);
  });
});

describe('videos', () => {
  test('use players without cookies and tracking, with a referrer', async () => {
    const youtube = await ask('/embed/video/youtube/vierlinden1');
    expect(youtube.src?.href).toBe('https://www.youtube-nocookie.com/embed/vierlinden1?rel=0');
    expect(youtube.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(findOrigins(youtube.headers)).toEqual(['https://www.youtube-nocookie.com']);
    const vimeo = await ask('/embed/video/vimeo/123456789');
    expect(vimeo.src?.href).toBe('https://player.vimeo.com/video/123456789?dnt=1');
    expect(vimeo.headers.get('permissions-policy')).toContain('fullscreen=(self "https://player.vimeo.com")');
    expect(vimeo.headers.get('permissions-policy')).toContain('camera=()');
  });

  test.each(['/youtube/vierlinden', '/youtube/vierlinden%22', '/vimeo/12ab56', '/vimeo/vierlinden1', '/dailymotion/x'])(
    '%s is none',
    async (path) => {
      expect((await ask(`/embed/video${path}`)).status).toBe(404);
    },
  );
});

describe('the dealer clock', () => {
  test('is called with key, language and colour, in a sandboxed document', async () => {
    const { html, headers } = await ask('/embed/clock/en');
    expect(html).toContain('<div id="rolex-retailer-clock"></div>');
    expect(html).toContain('"config":{"dealerAPIKey":"key\\u003c/script>","lang":"en","colour":"gold"}');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/; sandbox allow-scripts$/);
    expect(policy).not.toMatch(/script-src[^;]*'(?:self|unsafe)/);
    expect(findOrigins(headers)).toEqual(['https://static.rolex.com']);
  });

  test('is 404 where the shop is no dealer', async () => {
    expect((await ask('/embed/clock/de', { dealerClock: null })).status).toBe(404);
  });
});

test.each([
  '/embed/map/de',
  '/embed/booking/de',
  '/embed/video/youtube/vierlinden1',
  '/embed/video/vimeo/123456789',
  '/embed/clock/de',
])('%s may be framed by our pages only, and is neither cached nor indexed', async (path) => {
  const { headers } = await ask(path);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'self'/);
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test.each(['/embed/map/it', '/embed/booking/DE', '/embed/clock/', '/embed/map/de/more', '/embed'])(
  '%s is not there',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
