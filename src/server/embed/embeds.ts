import { Hono } from 'hono/tiny';
import { type Environment, getBookingHost } from '../../base/environment.ts';
import type { Address } from '../../content/company/company.ts';
import { getCompany } from '../../content/company/company-queries.ts';
import type { Site } from '../../content/company/site.ts';
import { getSite } from '../../content/company/site-queries.ts';
import { isVideoId, type VideoProvider } from '../../content/pages/page.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { renderEmbed, toScript } from './embed-document.ts';
import { mountClock, watchFrame } from './frame-scripts.ts';

/** Degrees from the store to the edge of the map: three or four streets in each direction. */
const reach = { latitude: 0.0022, longitude: 0.0048 };

const calNamespace = 'vitrine';

type Options = {
  environment: Pick<Environment, 'MAP_EMBED_URL' | 'YOUTUBE_EMBED_URL' | 'VIMEO_EMBED_URL' | 'CLOCK_SCRIPT_URL'>;
  /** Coordinates of the store; null where there is none. */
  findStoreLocation: () => Promise<Pick<Address, 'latitude' | 'longitude'> | null>;
  getSite: () => Promise<
    Pick<Site, 'bookingHref' | 'dealerClock'> & { theme: Pick<Site['theme'], 'initialColorMode'> }
  >;
};

/** Third-party frames keep their own origin, open links in new windows, and may not navigate the page. */
const frameSandbox = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'];

const calThemes = { light: 'light', dark: 'dark', system: 'auto' } as const satisfies Record<string, CalTheme>;

/** Id of the element that the manufacturer's script fills. */
const clockElementId = 'rolex-retailer-clock';

const providerNames: Record<VideoProvider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** Endpoints for third-party content that a visitor has consented to, each in a document of its own below `/embed/`. */
export function createEmbeds({ environment, findStoreLocation, getSite }: Options): Hono<EdgeEnv> {
  const embeds = new Hono<EdgeEnv>();

  embeds.get('/embed/map/:language', async (context) => {
    const language = context.req.param('language');
    if (!isLanguage(language)) return context.notFound();
    const storeLocation = await findStoreLocation();
    if (storeLocation?.latitude == null || storeLocation.longitude == null) return context.notFound();
    return renderFrame({
      language,
      title: getMessages(language).gates.map.frame,
      src: getMapSource(environment.MAP_EMBED_URL, {
        latitude: storeLocation.latitude,
        longitude: storeLocation.longitude,
      }),
    });
  });

  embeds.get('/embed/booking/:language', async (context) => {
    const language = context.req.param('language');
    if (!isLanguage(language)) return context.notFound();
    const { bookingHref, theme } = await getSite();
    if (!bookingHref) return context.notFound();
    const calTheme = calThemes[theme.initialColorMode];
    return renderFrame({
      language,
      title: getMessages(language).gates.booking.frame,
      src: getBookingSource(bookingHref, calTheme),
      sandbox: ['allow-forms'],
      cal: { theme: calTheme },
    });
  });

  for (const provider of ['youtube', 'vimeo'] as const) {
    embeds.get(`/embed/video/${provider}/:id`, (context) => {
      const id = context.req.param('id');
      if (!isVideoId(provider, id)) return context.notFound();
      const base = environment[provider === 'youtube' ? 'YOUTUBE_EMBED_URL' : 'VIMEO_EMBED_URL'];
      return renderFrame({
        language: defaultLanguage,
        title: providerNames[provider],
        src: getVideoSource(provider, base, id),
        sandbox: ['allow-presentation'],
        isFilm: true,
      });
    });
  }

  embeds.get('/embed/clock/:language', async (context) => {
    const language = context.req.param('language');
    if (!isLanguage(language)) return context.notFound();
    const { dealerClock } = await getSite();
    if (!dealerClock) return context.notFound();
    const src = environment.CLOCK_SCRIPT_URL;
    const config = { dealerAPIKey: dealerClock.apiKey, lang: language, colour: 'gold' } as const;
    return renderEmbed({
      language,
      title: getMessages(language).gates.clock.frame,
      host: new URL(src).origin,
      referrerPolicy: 'no-referrer',
      content: { mountPoint: clockElementId },
      script: toScript(mountClock, { src, config, place: clockElementId, timeoutMs: 8_000 }),
    });
  });

  return embeds;
}

type FrameOptions = {
  language: Language;
  title: string;
  src: string;
  sandbox?: readonly string[];
  isFilm?: boolean;
  /** Settings for calendars with Cal.com's message protocol. */
  cal?: { theme: CalTheme } | null;
};

function renderFrame({ language, title, src, sandbox = [], isFilm = false, cal = null }: FrameOptions): Response {
  const host = new URL(src).origin;
  return renderEmbed({
    language,
    title,
    host,
    // Both video providers require the referring site, and YouTube shows nothing without it.
    referrerPolicy: isFilm ? 'strict-origin-when-cross-origin' : 'no-referrer',
    content: { frame: { src, sandbox: [...frameSandbox, ...sandbox], isFilm } },
    script: toScript(watchFrame, { host, cal }),
  });
}

type Coordinates = { latitude: number; longitude: number };

/** The address of OpenStreetMap's embed: a bounding box with a marker. */
function getMapSource(base: string, { latitude, longitude }: Coordinates): string {
  const edges = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const search = new URLSearchParams({
    bbox: edges.map((edge) => edge.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${base}?${search}`;
}

/**
 * The address of a booking calendar, as Cal.com's embed script would build it. Its language is the browser's: the embed
 * has no parameter for it.
 */
function getBookingSource(link: string, theme: CalTheme): string {
  const url = new URL(link);
  url.host = getBookingHost(link);
  if (!/\/embed\/?$/.test(url.pathname)) url.pathname = `${url.pathname.replace(/\/$/, '')}/embed`;
  const scheme = theme === 'auto' ? 'light dark' : theme;
  const settings = { embed: calNamespace, embedType: 'inline', layout: 'month_view', theme, 'ui.color-scheme': scheme };
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  return url.href;
}

type CalTheme = 'light' | 'dark' | 'auto';

/** The address of a video player without cookies (YouTube) or tracking (Vimeo). */
function getVideoSource(provider: VideoProvider, base: string, id: string): string {
  return `${base}/${id}?${provider === 'vimeo' ? 'dnt=1' : 'rel=0'}`;
}

/** Embeds with the current settings of the content system, read for each request and not cached. */
export function createSiteEmbeds(environment: Environment): Hono<EdgeEnv> {
  return createEmbeds({ environment, findStoreLocation: async () => (await getCompany()).address, getSite });
}
