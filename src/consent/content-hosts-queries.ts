import 'server-only';
import { getBookingHost } from '../base/content-hosts.ts';
import { getContentHost } from '../base/environment.ts';
import { getCompany } from '../content/company/company-queries.ts';
import { getSite } from '../content/company/site-queries.ts';
import type { ContentService } from './consent-entries.ts';

/** The host of each third-party content that the site shows. */
export async function getContentHosts(): Promise<Partial<Record<ContentService, string>>> {
  const [{ bookingHref, dealerClock }, { address }] = await Promise.all([getSite(), getCompany()]);
  const hasDoor = address?.latitude != null && address.longitude != null;
  return {
    ...(hasDoor && { map: getContentHost('MAP_EMBED_URL') }),
    ...(bookingHref && { booking: getBookingHost(bookingHref) }),
    youtube: getContentHost('YOUTUBE_EMBED_URL'),
    vimeo: getContentHost('VIMEO_EMBED_URL'),
    ...(dealerClock && { clock: getContentHost('CLOCK_SCRIPT_URL') }),
  };
}
