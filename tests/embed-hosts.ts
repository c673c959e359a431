import { type EmbedHost, type HostCall, type HostReply, startEmbedHost, writePage } from './embed-host.ts';
import { makeClockScript, runBookingFrame } from './embed-host-scripts.ts';

const refuse = (code: number, body: string): HostReply => ({ code, body: writePage(`<p>${body}</p>`) });

/** A fake of OpenStreetMap's embed: it requires a bounding box. */
export function startMapHost(): Promise<EmbedHost> {
  return startEmbedHost(({ url }) => {
    if (url.pathname !== '/export/embed.html') return refuse(404, 'File not found');
    const [west, south, east, north, ...rest] = (url.searchParams.get('bbox') ?? '').split(',').map(Number);
    const isSection =
      west !== undefined && south !== undefined && east !== undefined && north !== undefined && rest.length === 0;
    if (!isSection || !(west < east && south < north)) return refuse(400, 'The bounding box is missing');
    if (url.searchParams.get('layer') !== 'mapnik') return refuse(400, 'There is no such layer');
    const [latitude = 0, longitude = 0] = (url.searchParams.get('marker') ?? '').split(',').map(Number);
    const isInside = longitude > west && longitude < east && latitude > south && latitude < north;
    if (!isInside) return refuse(400, 'The marker lies outside');
    return { body: writePage(`<p>Map around ${latitude}, ${longitude}</p><button type="button">Zoom in</button>`) };
  });
}

/** A fake video provider, which refuses unknown ids and frames without a referrer. */
export function startVideoHost(known: { youtube: string; vimeo: string }): Promise<EmbedHost> {
  return startEmbedHost(({ url, headers }) => {
    const [, folder, id] = url.pathname.split('/');
    if (folder === 'embed') {
      if (id !== known.youtube) return refuse(404, 'Video unavailable');
      if (!headers.referer) return refuse(200, 'Error 153: video player configuration error');
      return { body: writePage('<button type="button">Play on YouTube</button>') };
    }
    if (folder !== 'video' || id !== known.vimeo) return refuse(404, 'Sorry, we couldn’t find that page');
    if (!headers.referer) return refuse(403, 'Because of its privacy settings, this video cannot be played here');
    if (url.searchParams.get('dnt') !== '1') return refuse(400, 'This visitor is counted');
    const script = `parent.postMessage(JSON.stringify({ event: 'ready' }), '*')`;
    return { body: writePage('<button type="button">Play on Vimeo</button>', script) };
  });
}

/** A fake of a self-hosted Cal.com: the embed stays invisible until the parent page has answered. */
export function startCalHost(): Promise<EmbedHost & { mode: { fails: boolean } }> {
  const mode = { fails: false };
  const answer = ({ url, headers }: HostCall): HostReply => {
    if (url.pathname === '/beratung') return { body: writePage('<p>The calendar in a window of its own</p>') };
    if (url.pathname !== '/beratung/embed' || !url.searchParams.has('embed')) return refuse(404, 'Not found');
    const language = headers['accept-language']?.split(/[-,]/)[0] ?? 'en';
    const settings = { fails: mode.fails, namespace: url.searchParams.get('embed') ?? '', language };
    return { body: writePage('<div id="booker"></div>', `(${runBookingFrame})(${JSON.stringify(settings)})`) };
  };
  return startEmbedHost(answer).then((host) => Object.assign(host, { mode }));
}

export const clockKey = 'vierlinden-test-key';

/** A fake of the clock's manufacturer: a script that inserts a frame of its host, for a known key and colour. */
export function startClockHost(): Promise<EmbedHost & { mode: { steals: boolean } }> {
  const mode = { steals: false };
  const answer = ({ url }: HostCall, { origin }: EmbedHost): HostReply => {
    if (url.pathname === '/retailers/clock/retailercall.js') {
      return { type: 'text/javascript', body: makeClockScript({ origin, key: clockKey, steals: mode.steals }) };
    }
    if (url.pathname === '/stolen') return { type: 'image/gif', body: '' };
    const isCalledRightly = url.searchParams.get('apiKey') === clockKey && url.searchParams.get('colour') === 'gold';
    if (url.pathname !== '/retailers/clock/' || !isCalledRightly) return refuse(403, 'No such dealer');
    return { body: writePage(`<p>10:10 (${url.searchParams.get('lang')})</p>`) };
  };
  return startEmbedHost(answer).then((host) => Object.assign(host, { mode }));
}
