/** Default addresses of third-party content, where no environment variable names another. */
export const contentAddresses = {
  MAP_EMBED_URL: 'https://www.openstreetmap.org/export/embed.html',
  YOUTUBE_EMBED_URL: 'https://www.youtube-nocookie.com/embed',
  VIMEO_EMBED_URL: 'https://player.vimeo.com/video',
  CLOCK_SCRIPT_URL: 'https://static.rolex.com/retailers/clock/retailercall.js',
} as const;

/** The host of a booking calendar. cal.com does not serve its files to frames, so its own host for embeds is used. */
export function getBookingHost(link: string): string {
  const { host } = new URL(link);
  return host === 'cal.com' ? 'app.cal.com' : host;
}
