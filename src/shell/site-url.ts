import { trimEndSlashes } from '../base/trim-slashes.ts';
/** The site's own address, from the configuration and never from a request; without a slash at the end. */
export function getSiteUrl(): string {
  return trimEndSlashes(process.env.SITE_URL ?? 'http://localhost:3000');
}
