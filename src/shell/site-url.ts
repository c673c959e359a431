import { getEnvironment } from '../base/environment.ts';

/** The site's own address, from the configuration and never from a request; without a slash at the end. */
export function getSiteUrl(): string {
  return getEnvironment().SITE_URL;
}
