import { getEnvironment } from '../base/environment.ts';
import type { RingPair } from './ring-pair.ts';
import { toStudioHref } from './studio-query.ts';

/** The address of a pair with the site's own, in ASCII: as it is scanned, mailed and typed. */
export function getPairUrl(path: string, pair: RingPair): string {
  return new URL(toStudioHref(path, pair), getEnvironment().SITE_URL).href;
}
