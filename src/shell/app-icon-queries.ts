import 'server-only';
import { getBackoffMs } from '../base/backoff.ts';
import { getEnvironment } from '../base/environment.ts';
import { fetchCms } from '../base/fetch-cms.ts';
import { retry } from '../base/retry.ts';
import { getSite } from '../content/company/site-queries.ts';
import { getConnection } from '../directus/connection.ts';
import { getSurfaceColors } from '../ui/theme.ts';
import { type appIcons, formatIconQuery, wrapIcon } from './app-icons.ts';

const timeoutMs = 20_000;

const attempts = 5;

/**
 * An icon of the site, which Directus makes of the house's own picture.
 *
 * @param picture id of its file
 * @throws when Directus makes none
 */
export async function generateAppIcon(picture: string, icon: (typeof appIcons)[number]): Promise<BodyInit> {
  const { theme } = await getSite();
  const address = `${getEnvironment().ASSET_URL.replace(/\/assets$/, '')}/assets/${picture}`;
  const query = formatIconQuery(icon, getSurfaceColors(theme).light);
  const png = await retry(
    () => loadPng(`${address}?${query}`),
    (attempt) => (attempt < attempts - 1 ? getBackoffMs(attempt) : undefined),
  );
  return wrapIcon(icon, png);
}

/** Directus answers an empty picture while it makes the same one for another request. */
async function loadPng(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const { token } = getConnection();
  const response = await fetchCms('file', address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(timeoutMs),
  });
  const bytes = await response.bytes();
  if (response.ok && response.headers.get('content-type') === 'image/png' && bytes.length > 0) return bytes;
  throw new Error(`The content system answered ${response.status} for an icon of the site.`);
}
