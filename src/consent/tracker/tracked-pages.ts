/** Which pages may be named to the statistics, and how. What is not among them has no name there and is not counted. */
export type TrackedPages = {
  /** Under their own address and title. */
  named: readonly string[];
  /** Their address is the same for everybody; what they are called may hold what one visitor typed. */
  quiet: readonly string[];
  /** Each slug below one of these is a page that everybody may see. */
  slugs: readonly string[];
  /** What is below one of these is meant for one visitor, or for none. */
  hidden: readonly string[];
};

export type TrackedPage = {
  /** Path and query, as far as they say nothing of who is looking. */
  address: string;
  /** The same for all pages of a kind. */
  pattern: string;
  isNamed: boolean;
};

export const trackedPagesPath = '/counted-pages.json';

/** What an address may ask for beside its path; any other key or value says nothing to the statistics. */
const queries = { page: /^\d{1,3}$/, sort: /^(?:newest|-?price|name)$/ } as const;

const slug = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const maxSlugLength = 100;

/** @returns undefined for what another release may have written in another form */
export function parseTrackedPages(value: unknown): TrackedPages | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (name: keyof TrackedPages) => {
    const paths: unknown = Reflect.get(value, name);
    return Array.isArray(paths) && paths.every((path) => typeof path === 'string') ? paths : undefined;
  };
  const [named, quiet, slugs, hidden] = [read('named'), read('quiet'), read('slugs'), read('hidden')];
  return named && quiet && slugs && hidden && { named, quiet, slugs, hidden };
}

/** @returns undefined for a page that has no name in the statistics */
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
