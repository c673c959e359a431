import { getBookingHost } from '../../base/content-hosts.ts';
import type { VideoProvider } from '../../content/pages/video-id.ts';

type Coordinates = { latitude: number; longitude: number };

/** Degrees from the door to the edge of the map: three or four streets in each direction. */
const reach = { latitude: 0.0022, longitude: 0.0048 };

/** OpenStreetMap's own page for frames: a section of the world, and a mark in it. */
export function getMapSource(base: string, { latitude, longitude }: Coordinates): string {
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
 * The address of a calendar as Cal.com's embedding script would put it into a frame. Its language is the browser's: the
 * embed takes none.
 */
export function getBookingSource(link: string, theme: CalTheme): string {
  const url = new URL(link);
  url.host = getBookingHost(link);
  if (!/\/embed\/?$/.test(url.pathname)) url.pathname = `${url.pathname.replace(/\/$/, '')}/embed`;
  const scheme = theme === 'auto' ? 'light dark' : theme;
  const settings = { embed: calNamespace, embedType: 'inline', layout: 'month_view', theme, 'ui.color-scheme': scheme };
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  return url.href;
}

export type CalTheme = 'light' | 'dark' | 'auto';

const calNamespace = 'vitrine';

/** Players without cookies (YouTube) and without counting (Vimeo). */
export function getVideoSource(provider: VideoProvider, base: string, id: string): string {
  return `${base}/${id}?${provider === 'vimeo' ? 'dnt=1' : 'rel=0'}`;
}
