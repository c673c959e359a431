import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../src/base/parse-json.ts';
import { manifestFile } from '../src/boundaries/manifest.ts';
import { checkBudget } from './boundary-budget.ts';
import { makeFonts } from './build/fonts.ts';
import { areStylesFresh, makePrimary, makeStyles, makeWorkers, runMakeRelease, runWaku } from './build/tools.ts';
import { runStep } from './launch/progress.mjs';
import { type Addresses, getStorefrontEnvironment, root, type Settings } from './settings.ts';
import { getContentFingerprint, hashCode, hashSources } from './source-hash.ts';
import { removeStaleFolders } from './stale-folders.ts';

/** Hashes of a build's inputs; a build is reused while they are unchanged. */
const stampSchema = v.object({ sources: v.string(), content: v.string() });

type Stamp = v.InferOutput<typeof stampSchema>;

export type BuildOptions = {
  settings: Settings;
  addresses: Addresses;
  dist?: string;
  /** Additional environment variables, which pages may contain. */
  extraEnvironment?: NodeJS.ProcessEnv;
};

/**
 * Bundles only when the code has changed since the last build, and renders the pages when content has.
 *
 * @returns whether anything was built
 */
export async function buildIfNeeded(options: BuildOptions): Promise<boolean> {
  const { dist = 'dist' } = options;
  const stamp = await runStep('Looking for changes', () => getStamp(options));
  const built = findStamp(dist);
  if (built?.sources !== stamp.sources) await buildSite(options, stamp);
  else if (built.content !== stamp.content) {
    await makePages(options, dist);
    writeStamp(dist, stamp);
  } else return false;
  return true;
}

/** Builds into a folder beside the last build, which it replaces when it is complete. */
export async function buildSite(options: BuildOptions, stamp?: Stamp): Promise<void> {
  const { dist = 'dist' } = options;
  await prepareSources();
  const before = stamp ?? (await getStamp(options));
  await buildBeside(dist, async (next) => {
    await makeBundle(options, next);
    await makePages(options, next);
    writeStamp(next, before);
  });
}

/** Bundles the code without its pages, which needs no Directus; `buildIfNeeded` makes them. */
export async function buildCode(options: Omit<BuildOptions, 'dist'>): Promise<void> {
  await prepareSources();
  const stamp = { sources: getSourceStamp(), content: '' };
  await buildBeside('dist', async (next) => {
    await makeBundle(options, next);
    writeStamp(next, stamp);
  });
}

async function buildBeside(dist: string, build: (next: string) => Promise<void>): Promise<void> {
  const next = `${dist}.next-${process.pid}`;
  removeStaleFolders(dirname(join(root, dist)), `${basename(dist)}.next-`);
  try {
    await build(next);
    keepLastManifest(dist, next);
    replaceFolder(next, dist);
  } finally {
    rmSync(join(root, next), { recursive: true, force: true });
  }
}

/**
 * Builds a site for tests: renders its pages with a bundle that all test runs share until the code changes, since the
 * bundle does not depend on address or content.
 */
export async function buildTestSite(options: BuildOptions & { dist: string }): Promise<void> {
  const bundle = await ensureBundle(options);
  cpSync(join(root, bundle), join(root, options.dist), { recursive: true, mode: constants.COPYFILE_FICLONE });
  await makePages(options, options.dist);
}

async function ensureBundle(options: BuildOptions): Promise<string> {
  const cacheFolder = join(root, '.vitrine');
  const key = createHash('sha256').update(hashSources()).update(process.version).digest('hex').slice(0, 12);
  const name = `bundle-${key}`;
  if (existsSync(join(cacheFolder, name))) return join('.vitrine', name);
  // Generating fresh styles again would take them from under the checks, which may be running.
  await Promise.all([runStep('Cutting the fonts', makeFonts), prepareForChecks()]);
  mkdirSync(cacheFolder, { recursive: true });
  removeStaleFolders(cacheFolder, 'bundle.partial-');
  const partial = `bundle.partial-${process.pid}`;
  await makeBundle(options, join('.vitrine', partial));
  await checkBudget(join('.vitrine', partial));
  const older = readdirSync(cacheFolder).filter((one) => one.startsWith('bundle-'));
  for (const one of older) rmSync(join(cacheFolder, one), { recursive: true, force: true });
  renameSync(join(cacheFolder, partial), join(cacheFolder, name));
  return join('.vitrine', name);
}

async function makeBundle(options: BuildOptions, dist: string) {
  const buildId = hashCode().slice(0, 12);
  const environment = { ...getBuildEnvironment(options), DIST_DIR: dist, BUILD_ID: buildId };
  await runStep('Bundling the code', () => runWaku(environment));
  await runStep('Bundling the service worker', () => makeWorkers(dist, buildId));
  await runStep('Bundling the primary process', () => makePrimary(dist));
}

async function makePages(options: BuildOptions, dist: string) {
  await runStep('Making the pages', () => runMakeRelease(dist, getBuildEnvironment(options)));
}

function getBuildEnvironment({ settings, addresses, extraEnvironment }: BuildOptions): NodeJS.ProcessEnv {
  return { ...getStorefrontEnvironment(settings, addresses), ...extraEnvironment, CONTENT_READS: 'background' };
}

/** Generates what the code needs and the repository does not contain: fonts and styles. */
async function prepareSources(): Promise<void> {
  await Promise.all([runStep('Cutting the fonts', makeFonts), runStep('Making the styles', makeStyles)]);
}

export async function prepareForChecks(): Promise<void> {
  if (!areStylesFresh()) await runStep('Making the styles', makeStyles);
}

async function getStamp({ settings, addresses }: BuildOptions): Promise<Stamp> {
  // Pages ask for consent only where statistics are configured.
  const statistics = [process.env.MATOMO_URL, process.env.MATOMO_SITE_ID].filter(Boolean);
  const pageSettings = [settings.siteUrl, settings.siteDomain, ...statistics];
  return {
    sources: getSourceStamp(),
    content: [await getContentFingerprint(addresses), ...pageSettings].join(' '),
  };
}

function getSourceStamp(): string {
  return createHash('sha256').update(hashSources()).update(process.version).digest('hex');
}

function findStamp(dist: string): Stamp | undefined {
  const file = join(root, dist, '.stamp.json');
  const stored = v.safeParse(stampSchema, existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined);
  return stored.success ? stored.output : undefined;
}

function writeStamp(dist: string, stamp: Stamp) {
  writeFileSync(join(root, dist, '.stamp.json'), JSON.stringify(stamp));
}

/** Keeps the manifest of the code before this one, with which the boundary inspector compares. */
function keepLastManifest(dist: string, next: string) {
  const [last, own] = [dist, next].map((folder) => join(root, folder, manifestFile));
  if (!last || !own || !existsSync(last) || !existsSync(own)) return;
  const isSameCode = readFileSync(last).equals(readFileSync(own));
  const kept = isSameCode ? join(root, dist, 'last-build', manifestFile) : last;
  if (existsSync(kept)) cpSync(kept, join(root, next, 'last-build', manifestFile));
}

function replaceFolder(next: string, dist: string) {
  const old = `${next}.old`;
  if (existsSync(join(root, dist))) renameSync(join(root, dist), join(root, old));
  renameSync(join(root, next), join(root, dist));
  rmSync(join(root, old), { recursive: true, force: true });
}
