import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts';
import { payloadFolder } from './extract-payload.ts';
import { loadPublicFile, type PublicFile, type StatusOfPage } from './public-file.ts';

/** The static files of a release. Immutable: a new release has a new value. */
export type PublicFiles = {
  find: (path: string) => PublicFile | undefined;
  findStatusPage: (status: StatusOfPage, language: Language) => PublicFile | undefined;
  count: number;
};

/** The files of a folder, and its RSC payloads, by path. */
type LoadedFiles = PublicFiles & { payloads: ReadonlyMap<string, PublicFile> };

/**
 * Paths of the pages for error statuses, which are never served at their own address. Waku writes the German one for
 * 404 as `404.html`, the others like any page.
 */
const statusPaths = new Map(
  ([404, 410, 503] as const).flatMap((status) =>
    languages.map((language) => [statusPathOf(status, language), status] as const),
  ),
);

type LoadOptions = {
  isHttps: boolean;
  /** Lets a CDN keep the pages among them. */
  share?: (file: PublicFile, copy: { address: string }) => PublicFile;
};

/** Loads the files of a folder, yielding to the event loop after each. */
export async function loadPublicFiles(root: string, { isHttps, share }: LoadOptions): Promise<LoadedFiles> {
  const files = new Map<string, PublicFile>();
  for (const file of listFiles(root)) {
    const url = toUrl(relative(root, file));
    if (isPayloadOfStatusPage(url)) continue;
    const status = statusPaths.get(url) ?? 200;
    const loaded = loadPublicFile({ url, file, stats: statSync(file) }, { isHttps, status });
    const isPage = status === 200 && file.endsWith('.html');
    files.set(url, isPage && share ? share(loaded, { address: url }) : loaded);
    await letOthersWork();
  }
  return {
    find: (path) => files.get(path),
    findStatusPage: (status, language) =>
      files.get(statusPathOf(status, language)) ?? files.get(statusPathOf(status, defaultLanguage)),
    count: files.size,
    payloads: new Map([...files].filter(([path]) => path.startsWith(payloadFolder))),
  };
}

/** The files that all releases share. @param worker whether browsers get a service worker, or what removes it */
export async function loadCodeFiles(
  dist: string,
  { isHttps, worker }: { isHttps: boolean; worker: 'on' | 'off' },
): Promise<PublicFiles> {
  const ofWorker = await loadPublicFiles(join(dist, 'worker', worker), { isHttps });
  return joinFiles(ofWorker, await loadPublicFiles(join(dist, 'public'), { isHttps }));
}

/** The files of a release and of the code; those of the release take precedence. */
export function joinFiles(pages: PublicFiles, code: PublicFiles): PublicFiles {
  return {
    find: (path) => pages.find(path) ?? code.find(path),
    findStatusPage: pages.findStatusPage,
    count: pages.count + code.count,
  };
}

function statusPathOf(status: StatusOfPage, language: Language): string {
  return language === defaultLanguage ? `/${status}` : `/${language}/${status}`;
}

function isPayloadOfStatusPage(url: string): boolean {
  return url.startsWith('/RSC/R/') && statusPaths.has(url.slice('/RSC/R'.length, -'.txt'.length));
}

function listFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  const all = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...all].filter((file) => !(/\.(?:br|gz)$/.test(file) && all.has(file.slice(0, -3))));
}

function toUrl(path: string): string {
  const url = `/${path.replaceAll(sep, '/')}`;
  if (url === '/404.html') return '/404';
  return url.endsWith('/index.html') ? url.slice(0, -'/index.html'.length) || '/' : url;
}

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
  const isKnown = (path: string) => {
    if (!path.startsWith('/') || statusPage.test(path)) return false;
    const segments = path === '/' ? [] : path.slice(1).split('/');
    return !segments.includes('') && specs.some((spec) => matches(spec, segments));
  };
  // Every request asks several times for the same path.
  let last = { path: '', isKnown: isKnown('') };
  return (path) => {
    if (last.path !== path) last = { path, isKnown: isKnown(path) };
    return last.isKnown;
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
