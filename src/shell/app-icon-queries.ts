import 'server-only';
import { getBackoffMs } from '../base/backoff.ts';
import { logContentNotice } from '../base/content-notice.ts';
import { getEnvironment } from '../base/environment.ts';
import { fetchCms } from '../base/fetch-cms.ts';
import { retry } from '../base/retry.ts';
import { getSite } from '../content/company/site-queries.ts';
import { findItem } from '../directus/client.ts';
import { getConnection } from '../directus/connection.ts';
import type { ProjectRow } from '../directus/rows.generated.ts';
import type { SiteMap } from '../routing/addresses.ts';
import { getSurfaceColors } from '../ui/theme.ts';
import { appIcons, formatIconQuery, wrapIcon } from './app-icons.ts';

const timeoutMs = 20_000;

const attempts = 5;

/** Directus answers this for every picture that it cannot read, and for a passing problem of its own. */
const failedStatus = 500;

class IconError extends Error {
  override readonly name = 'IconError';
  readonly status: number;

  constructor(status: number) {
    super(`The content system answered ${status} for an icon of the site.`);
    this.status = status;
  }
}

/**
 * The site map without a picture of which Directus makes no icons: the site then has those in `public/`, and staff read
 * why. One damaged file never keeps the changes of others from visitors.
 *
 * @throws where Directus does not answer, which says nothing about the picture
 */
export async function checkAppIcon(map: SiteMap, findDelayMs = getBackoffMs): Promise<SiteMap> {
  const { icon } = map.addresses;
  if (!icon) return map;
  try {
    // One after the other: Directus keeps them for the release that is built next.
    for (const one of appIcons) await generateAppIcon(icon, one, findDelayMs);
    return map;
  } catch (error) {
    if (!isOfPicture(error)) throw error;
    const filter = { domain: { _eq: getConnection().siteDomain } };
    const project = await findItem<ProjectRow>('project', { fields: ['id'], filter }).catch(() => undefined);
    const entry = project && { collection: 'project', id: project.id };
    logContentNotice('icon damaged', { picture: icon, reason: String(error) }, entry);
    return { ...map, addresses: { ...map.addresses, icon: null } };
  }
}

/**
 * An icon of the site, which Directus makes of the house's own picture.
 *
 * @param picture id of its file
 * @throws when Directus makes none
 */
export async function generateAppIcon(
  picture: string,
  icon: (typeof appIcons)[number],
  findDelayMs: (attempt: number) => number = getBackoffMs,
): Promise<BodyInit> {
  const { theme } = await getSite();
  const address = `${getEnvironment().ASSET_URL.replace(/\/assets$/, '')}/assets/${picture}`;
  const query = formatIconQuery(icon, getSurfaceColors(theme).light);
  const png = await retry(
    () => loadPng(`${address}?${query}`),
    (attempt, error) => (attempt < countAttempts(error) - 1 ? findDelayMs(attempt) : undefined),
  );
  return wrapIcon(icon, png);
}

/** Whether another picture would help: not where Directus is busy, away or too slow. */
function isOfPicture(error: unknown): boolean {
  return error instanceof IconError && (error.status === failedStatus || error.status < 429);
}

function countAttempts(error: unknown): number {
  return error instanceof IconError && error.status === failedStatus ? 2 : attempts;
}

/** Directus answers an empty picture while it makes the same one for another request. */
async function loadPng(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const { token } = getConnection();
  const response = await fetchCms('file', address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(timeoutMs),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.ok && response.headers.get('content-type') === 'image/png' && bytes.length > 0) return bytes;
  throw new IconError(response.status);
}
