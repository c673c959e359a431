import { getEnvironment } from '../base/environment.ts';

/** The site's URL from the configuration, never from a request; without a trailing slash. */
export function getSiteUrl(): string {
  return getEnvironment().SITE_URL;
}
