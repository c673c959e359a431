import { trimEndSlashes } from '../../base/trim-slashes.ts';
/** The site's Matomo instance; the URL has no trailing slash. */
export type TrackerSettings = { url: string; siteId: number };

type Variables = Readonly<Record<string, string | undefined>>;

/** Null where analytics are off. The server refuses to start with incomplete or invalid settings. */
export function findTrackerSettings({ MATOMO_URL, MATOMO_SITE_ID }: Variables = process.env): TrackerSettings | null {
  const siteId = Number(MATOMO_SITE_ID);
  if (!MATOMO_URL || !Number.isInteger(siteId) || siteId < 1) return null;
  return { url: trimEndSlashes(MATOMO_URL), siteId };
}
