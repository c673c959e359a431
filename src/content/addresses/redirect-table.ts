import * as v from 'valibot';
import { trimEndSlashes } from '../../base/trim-slashes.ts';

/** Redirect settings from the CMS: the provider's portal and old URLs. */
export type RedirectSettings = v.InferInput<typeof redirectSettingsSchema>;

const redirectSettingsSchema = v.object({
  portalUrl: v.nullable(v.string()),
  redirects: v.array(v.object({ from: v.string(), to: v.string(), permanent: v.boolean() })),
  /** Paths of redirects that are switched off; copies on disk from before 2026-11-27 have none. */
  inactive: v.optional(v.array(v.string())),
});

type RedirectTarget = { location: string; status: 307 | 308 };

export type RedirectTable = ReadonlyMap<string, RedirectTarget>;

export const noRedirects: RedirectSettings = { portalUrl: null, redirects: [] };

/** Redirects of the site until staff have one of their own from the same path, active or not. */
const standard: RedirectSettings['redirects'] = [{ from: '/schaufenster', to: '/trauringe', permanent: false }];

export function parseRedirectSettings(value: unknown): RedirectSettings | undefined {
  const result = v.safeParse(redirectSettingsSchema, value);
  return result.success ? result.output : undefined;
}

/** Builds the redirect table. Rows with an invalid target are skipped, so that a mistake in the CMS breaks no page. */
export function toRedirectTable({ portalUrl, redirects, inactive = [] }: RedirectSettings): RedirectTable {
  const table = new Map<string, RedirectTarget>();
  const toPath = (from: string) => toRedirectKey(from.startsWith('/') ? from : `/${from}`);
  const own = new Set([...redirects.map(({ from }) => from), ...inactive].map(toPath));
  for (const { from, to, permanent } of [...standard.filter((one) => !own.has(one.from)), ...redirects]) {
    const location = parseLocation(to);
    const path = toPath(from);
    if (location && toRedirectKey(location) !== path) table.set(path, { location, status: permanent ? 308 : 307 });
  }
  const portal = portalUrl === null ? undefined : parseLocation(portalUrl);
  table.delete('/login');
  if (portal) table.set('/login', { location: portal, status: 308 });
  return table;
}

/** Normalizes a path: letter case, trailing slashes and percent-encoding do not matter. */
export function toRedirectKey(path: string): string {
  return trimEndSlashes(decode(path).toLowerCase()) || '/';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Parses a redirect target: a path of the site, or an absolute http(s) URL. */
function parseLocation(text: string): string | undefined {
  const here = 'http://here.invalid';
  const url = URL.parse(text.trim(), here);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin !== here) return /^https?:/i.test(text.trim()) ? url.href : undefined;
  return text.trim().startsWith('/') && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined;
}
