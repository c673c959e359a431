import { Hono } from 'hono/tiny';
import type { Address } from '../../content/company.ts';
import type { Site } from '../../content/site.ts';
import { isVideoId, type VideoProvider } from '../../content/video-id.ts';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { EdgeEnv } from '../edge-env.ts';
import type { Environment } from '../environment.ts';
import { renderEmbed, toScript } from './embed-document.ts';
import { type CalTheme, getBookingSource, getMapSource, getVideoSource } from './frame-addresses.ts';
import { mountClock, watchFrame } from './frame-scripts.ts';

type Options = {
  environment: Pick<Environment, 'MAP_EMBED_URL' | 'YOUTUBE_EMBED_URL' | 'VIMEO_EMBED_URL' | 'CLOCK_SCRIPT_URL'>;
  /** The door of the house; null where there is none. */
  findDoor: () => Promise<Pick<Address, 'latitude' | 'longitude'> | null>;
  getSite: () => Promise<Pick<Site, 'bookingHref' | 'dealerClock'> & { theme: Pick<Site['theme'], 'initialColorMode'> }>;
};

/** Frames of other houses keep their own origin, open links in windows of their own, and never leave the page for another. */
const frameRights = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'];

const calThemes = { light: 'light', dark: 'dark', system: 'auto' } as const satisfies Record<string, CalTheme>;

const providerNames: Record<VideoProvider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** What other houses show in our pages once a visitor wants it, each in a document of its own below `/embed/`. */
export function createEmbeds({ environment, findDoor, getSite }: Options): Hono<EdgeEnv> {
  const embeds = new Hono<EdgeEnv>();

  embeds.get('/embed/map/:language', async (context) => {
    const language = findLanguage(context.req.param('language'));
    const door = language && (await findDoor());
    if (!door || door.latitude === null || door.longitude === null) return context.notFound();
    const { latitude, longitude } = door;
    const src = getMapSource(environment.MAP_EMBED_URL, { latitude, longitude });
    return showFrame(src, language, getMessages(language).gates.map.frame);
  });

  embeds.get('/embed/booking/:language', async (context) => {
    const language = findLanguage(context.req.param('language'));
    const site = language && (await getSite());
    if (!site?.bookingHref) return context.notFound();
    const theme = calThemes[site.theme.initialColorMode];
    const src = getBookingSource(site.bookingHref, theme);
    const host = new URL(src).origin;
    return renderEmbed({
      language,
      title: getMessages(language).gates.booking.frame,
      host,
      referrerPolicy: 'no-referrer',
      content: { frame: { src, sandbox: [...frameRights, 'allow-forms'] } },
      script: toScript(watchFrame, { host, speech: 'cal', theme }),
    });
  });

  for (const provider of ['youtube', 'vimeo'] as const) {
    const base = environment[provider === 'youtube' ? 'YOUTUBE_EMBED_URL' : 'VIMEO_EMBED_URL'];
    embeds.get(`/embed/video/${provider}/:id`, (context) => {
      const id = context.req.param('id');
      if (!isVideoId(provider, id)) return context.notFound();
      const src = getVideoSource(provider, base, id);
      const host = new URL(src).origin;
      return renderEmbed({
        language: 'en',
        title: providerNames[provider],
        host,
        // Both ask for the site that shows them, and YouTube shows nothing without it.
        referrerPolicy: 'strict-origin-when-cross-origin',
        content: { frame: { src, sandbox: [...frameRights, 'allow-presentation'], isFilm: true } },
        script: toScript(watchFrame, { host, speech: 'none', theme: '' }),
      });
    });
  }

  embeds.get('/embed/clock/:language', async (context) => {
    const language = findLanguage(context.req.param('language'));
    const clock = language && (await getSite()).dealerClock;
    if (!clock) return context.notFound();
    const src = environment.CLOCK_SCRIPT_URL;
    return renderEmbed({
      language,
      title: getMessages(language).gates.clock.frame,
      host: new URL(src).origin,
      referrerPolicy: 'no-referrer',
      content: { mountPoint: 'rolex-retailer-clock' },
      script: toScript(mountClock, { src, config: { dealerAPIKey: clock.apiKey, lang: language, colour: 'gold' } }),
    });
  });

  return embeds;
}

function showFrame(src: string, language: Language, title: string): Response {
  const host = new URL(src).origin;
  return renderEmbed({
    language,
    title,
    host,
    referrerPolicy: 'no-referrer',
    content: { frame: { src, sandbox: frameRights } },
    script: toScript(watchFrame, { host, speech: 'none', theme: '' }),
  });
}

function findLanguage(text: string): Language | undefined {
  return isLanguage(text) ? text : undefined;
}
