/** The paths that analytics may name. Other pages are not tracked. */
export type TrackedPages = {
  /** Tracked by path and title. */
  named: readonly string[];
  /** Tracked by path only, since their titles may contain a visitor's input. */
  quiet: readonly string[];
  /** Roots of public pages by slug. */
  slugs: readonly string[];
  /** Roots of personal pages, tracked by the root only. */
  hidden: readonly string[];
};

export type TrackedPage = {
  /** Path and query without personal data. */
  address: string;
  /** The same for all pages of a kind. */
  pattern: string;
  isNamed: boolean;
};

export const trackedPagesPath = '/counted-pages.json';

/** Query parameters that are tracked, with their allowed values. */
const queries = { page: /^\d{1,3}$/, sort: /^(?:newest|-?price|name)$/ } as const;

const slug = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const maxSlugLength = 100;

/** @returns undefined for a file of another release's form */
export function parseTrackedPages(value: unknown): TrackedPages | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (name: keyof TrackedPages) => {
    const paths: unknown = Reflect.get(value, name);
    return Array.isArray(paths) && paths.every((path) => typeof path === 'string') ? paths : undefined;
  };
  const [named, quiet, slugs, hidden] = [read('named'), read('quiet'), read('slugs'), read('hidden')];
  return named && quiet && slugs && hidden && { named, quiet, slugs, hidden };
}

/** @returns undefined for a page that is not tracked */
export function findTrackedPage(
  { pathname, search }: { pathname: string; search: string },
  { named, quiet, slugs, hidden }: TrackedPages,
): TrackedPage | undefined {
  if (named.includes(pathname)) return { address: pathname + filterQuery(search), pattern: pathname, isNamed: true };
  if (quiet.includes(pathname)) return { address: pathname, pattern: pathname, isNamed: false };
  const below = (roots: readonly string[]) => roots.find((root) => pathname.startsWith(`${root}/`));
  const root = below(slugs);
  if (root !== undefined) {
    const name = pathname.slice(root.length + 1);
    const pattern = `${root}/*`;
    return name.length <= maxSlugLength && slug.test(name)
      ? { address: pathname + filterQuery(search), pattern, isNamed: true }
      : { address: pattern, pattern, isNamed: false };
  }
  const pattern = below(hidden);
  return pattern === undefined ? undefined : { address: `${pattern}/*`, pattern: `${pattern}/*`, isNamed: false };
}

function filterQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  const allowed = Object.entries(queries).flatMap(([key, shape]) => {
    const value = parameters.get(key);
    return value !== null && shape.test(value) ? [[key, value]] : [];
  });
  return allowed.length > 0 ? `?${new URLSearchParams(allowed)}` : '';
}
