/** Where content of other houses comes from, where no variable says otherwise. */
export const contentAddresses = {
  MAP_EMBED_URL: 'https://www.openstreetmap.org/export/embed.html',
  YOUTUBE_EMBED_URL: 'https://www.youtube-nocookie.com/embed',
  VIMEO_EMBED_URL: 'https://player.vimeo.com/video',
  CLOCK_SCRIPT_URL: 'https://static.rolex.com/retailers/clock/retailercall.js',
} as const;

/** That of a calendar. Files of Cal.com's other name are not found from a frame, so it is asked under its own. */
export function getBookingHost(link: string): string {
  const { host } = new URL(link);
  return host === 'cal.com' ? 'app.cal.com' : host;
}
