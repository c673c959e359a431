type PathPart =
  | { type: 'literal'; name: string }
  | { type: 'group' | 'wildcard'; name?: string; prefix?: string; suffix?: string };

/** The part of Waku's route configuration that lists the paths. */
type RouterConfig = { type: string; path?: readonly PathPart[] };

const statusPage = /^(?:\/[a-z]{2})?\/(?:404|410|503)$/;

export type IsKnownPath = (path: string) => boolean;

/** A function that tells whether Waku has a page or an endpoint for a path; pages for error statuses do not count. */
export function createKnownPaths(configs: readonly RouterConfig[]): IsKnownPath {
  const specs = configs.flatMap(({ type, path }) => (path && (type === 'route' || type === 'api') ? [path] : []));
  return (path) => {
    if (!path.startsWith('/') || statusPage.test(path)) return false;
    const segments = path === '/' ? [] : path.slice(1).split('/');
    return !segments.includes('') && specs.some((spec) => matches(spec, segments));
  };
}

function matches(spec: readonly PathPart[], segments: readonly string[]): boolean {
  const wildcard = spec.findIndex(({ type }) => type === 'wildcard');
  if (wildcard < 0)
    return spec.length === segments.length && spec.every((part, index) => matchesSegment(part, segments[index]));
  const tail = spec.slice(wildcard + 1);
  // A wildcard at the end matches at least one segment, one in the middle any number.
  if (segments.length < wildcard + tail.length + (tail.length === 0 ? 1 : 0)) return false;
  return (
    spec.slice(0, wildcard).every((part, index) => matchesSegment(part, segments[index])) &&
    tail.every((part, index) => matchesSegment(part, segments[segments.length - tail.length + index]))
  );
}

function matchesSegment(part: PathPart, segment: string | undefined): boolean {
  if (segment === undefined) return false;
  if (part.type === 'literal') return part.name === segment;
  const { prefix = '', suffix = '' } = part;
  return segment.startsWith(prefix) && segment.endsWith(suffix) && segment.length > prefix.length + suffix.length;
}
