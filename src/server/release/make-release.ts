import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listRequestedPaths, readAhead } from '../../directus/client.ts';
import type { Addresses, SiteMap } from '../../routing/addresses.ts';
import { loadStyleSheets } from '../inline-styles.ts';
import { compressFiles } from './compress-files.ts';
import { createPageFiles } from './page-files.ts';
import {
  buildFile,
  changePositionFile,
  contentStateFile,
  findChosenRelease,
  getReleaseFolder,
  readReleaseMap,
} from './release-folder.ts';
import type { ReleaseManager } from './release-manager.ts';
import { hashBasis, hashRenderer, readRecord, writeRecord } from './release-record.ts';

type BuildUtils = {
  emitFile: (path: string, body: ReadableStream) => Promise<void>;
  unstable_registerPrunableFile: (path: string) => void;
};

type Options = {
  dist: string;
  id: string;
  /** Names the code that makes it. */
  buildId: string;
  releaseManager: Pick<ReleaseManager, 'build'>;
  /** @param previous addresses of the release before */
  readSiteMap: (previous?: Addresses) => Promise<SiteMap>;
  readContentState: () => Promise<string | undefined>;
  /** Reads where the log of changes is; undefined where there is none. */
  readChangePosition: () => Promise<string | undefined>;
  /** Waku's build, which renders every static page. */
  build: (utils: BuildUtils) => Promise<void>;
};

/**
 * Builds a release in a folder that gets its final name only when it is complete: renders every static page, and copies
 * those from the release before that would be the same.
 */
export async function makeRelease(options: Options): Promise<void> {
  const { dist, id, releaseManager, readSiteMap, readContentState, readChangePosition, buildId, build } = options;
  const folder = getReleaseFolder(dist, id);
  const partialFolder = `${folder}.part`;
  const pagesFolder = join(partialFolder, 'pages');
  await rm(partialFolder, { recursive: true, force: true });
  try {
    // Read first: a change during the build may be missing on some pages.
    const [contentState, changePosition] = await Promise.all([readContentState(), readChangePosition()]);
    const previousRelease = await findChosenRelease(dist);
    const previous = previousRelease && (await readReleaseMap(dist, previousRelease).catch(() => undefined));
    const former = previousRelease ? await readFormer(getReleaseFolder(dist, previousRelease)) : undefined;
    const map = await readSiteMap(previous ? previous.addresses : undefined);
    const renderer = await hashRenderer(dist);
    const basis = hashBasis(renderer, map);
    // Payloads number their parts in the order in which they get ready: where all is read before, it stays the same.
    if (former?.renderer === renderer) await readAhead(former.reads);
    const sheets = await loadStyleSheets(dist);
    const pages = createPageFiles({
      folder: pagesFolder,
      sheets,
      former: former?.basis === basis ? former : undefined,
    });
    const work = () => build({ emitFile: pages.emit, unstable_registerPrunableFile: () => undefined });
    const metadata = await releaseManager.build(map, work, pages);
    const hashes = await compressFiles(pagesFolder, { quality: 6, former });
    await writeRecord(partialFolder, { renderer, basis, reads: listRequestedPaths(), pages: pages.list(), hashes });
    await writeFile(join(partialFolder, 'map.json'), JSON.stringify(map));
    await writeFile(join(partialFolder, 'metadata.json'), JSON.stringify([...metadata]));
    await writeFile(join(partialFolder, buildFile), buildId);
    if (contentState !== undefined) await writeFile(join(partialFolder, contentStateFile), contentState);
    if (changePosition !== undefined) await writeFile(join(partialFolder, changePositionFile), changePosition);
    await rename(partialFolder, folder);
  } finally {
    await rm(partialFolder, { recursive: true, force: true });
  }
}

async function readFormer(folder: string) {
  const record = await readRecord(folder);
  return record && { ...record, folder: join(folder, 'pages') };
}
