import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ensureAddresses, makeAddresses } from './build/addresses.ts';
import { makeFonts } from './build/fonts.ts';
import { makeStyles, runWaku } from './build/tools.ts';
import { getContentFingerprint } from './content-fingerprint.ts';
import { runStep } from './launch/progress.mjs';
import { clearAway } from './leftovers.ts';
import { type Addresses, getStorefrontEnvironment, root, type Settings } from './settings.ts';
import { hashCode, hashSources } from './source-hash.ts';

/** What a build was made from. As long as it stays the same, the build does too. */
type Stamp = { sources: string; content: string };

export type BuildOptions = { settings: Settings; addresses: Addresses; dist?: string };

/** Builds only when code, content or what is baked into pages has changed since the last build. */
export async function buildIfNeeded(options: BuildOptions): Promise<boolean> {
  const stamp = await runStep('Looking for changes', () => getStamp(options));
  const built = findStamp(options.dist ?? 'dist');
  if (built?.sources === stamp.sources && built.content === stamp.content) return false;
  await buildSite(options, stamp);
  return true;
}

/** Builds beside the last build and takes its place when it is whole. */
export async function buildSite(options: BuildOptions, stamp?: Stamp): Promise<void> {
  const { settings, addresses, dist = 'dist' } = options;
  await prepareSources(options);
  const before = stamp ?? (await getStamp(options));
  const next = `${dist}.next-${process.pid}`;
  clearAway(dirname(join(root, dist)), `${basename(dist)}.next-`);
  const environment = {
    ...getStorefrontEnvironment(settings, addresses),
    DIST_DIR: next,
    BUILD_ID: hashCode().slice(0, 12),
    CONTENT_READS: 'background',
  };
  try {
    await runStep('Building the site', () => runWaku(environment));
    writeFileSync(join(root, next, '.stamp.json'), JSON.stringify(before));
    takePlace(next, dist);
  } finally {
    rmSync(join(root, next), { recursive: true, force: true });
  }
}

/** Everything that the code needs and that is not in the repository. */
async function prepareSources({ settings, addresses }: BuildOptions): Promise<void> {
  await runStep('Reading the addresses', () => makeAddresses(addresses, settings.siteDomain));
  await Promise.all([runStep('Cutting the fonts', makeFonts), runStep('Making the styles', makeStyles)]);
}

export async function prepareForChecks(): Promise<void> {
  ensureAddresses();
  if (!existsSync(join(root, 'src', 'styled-system'))) await makeStyles();
}

async function getStamp({ settings, addresses }: BuildOptions): Promise<Stamp> {
  const baked = [settings.siteUrl, settings.siteDomain, process.version];
  return {
    sources: createHash('sha256').update(hashSources()).update(baked.join(' ')).digest('hex'),
    content: await getContentFingerprint(addresses),
  };
}

function findStamp(dist: string): Stamp | undefined {
  const file = join(root, dist, '.stamp.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamp) : undefined;
}

function takePlace(next: string, dist: string) {
  const old = `${next}.old`;
  if (existsSync(join(root, dist))) renameSync(join(root, dist), join(root, old));
  renameSync(join(root, next), join(root, dist));
  rmSync(join(root, old), { recursive: true, force: true });
}
