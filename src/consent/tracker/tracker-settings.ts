import { getEnvironment } from '../../base/environment.ts';

/** The site's Matomo instance; the URL has no trailing slash. */
export type TrackerSettings = { url: string; siteId: number };

/** Null where analytics are off. */
export function findTrackerSettings(): TrackerSettings | null {
  const { MATOMO_URL, MATOMO_SITE_ID } = getEnvironment();
  return MATOMO_URL && MATOMO_SITE_ID ? { url: MATOMO_URL, siteId: MATOMO_SITE_ID } : null;
}
