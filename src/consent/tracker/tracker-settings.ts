import { trimEndSlashes } from '../../base/trim-slashes.ts';
/** Where the statistics are kept: the address of a Matomo of the house's own, without a slash at the end. */
export type TrackerSettings = { url: string; siteId: number };

type Variables = Readonly<Record<string, string | undefined>>;

/** Null where no statistics are kept. The server has refused to start with anything that is half or wrong. */
export function findTrackerSettings({ MATOMO_URL, MATOMO_SITE_ID }: Variables = process.env): TrackerSettings | null {
  const siteId = Number(MATOMO_SITE_ID);
  if (!MATOMO_URL || !Number.isInteger(siteId) || siteId < 1) return null;
  return { url: trimEndSlashes(MATOMO_URL), siteId };
}
