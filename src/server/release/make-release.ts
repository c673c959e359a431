import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Addresses, SiteMap } from '../../routing/addresses.ts';
import { deferReact, payloadFolder } from '../extract-payload.ts';
import { insertHeadScript } from '../head-script.ts';
import { inlineStyles, loadStyleSheets, type StyleSheets } from '../inline-styles.ts';
import { toNodeStream } from '../web-streams.ts';
import { compressFiles } from './compress-files.ts';
import {
  buildFile,
  changePositionFile,
  contentStateFile,
  findChosenRelease,
  getReleaseFolder,
  readReleaseMap,
} from './release-folder.ts';
import type { ReleaseManager } from './release-manager.ts';

type BuildUtils = {
  emitFile: (path: string, body: ReadableStream) => Promise<void>;
  unstable_registerPrunableFile: (path: string) => void;
};

type Options = {
  dist: string;
  id: string;
  /** Names the code that makes it. */
  buildId: string;
  releaseManager: ReleaseManager;
  /** @param previous addresses of the release before */
  readSiteMap: (previous?: Addresses) => Promise<SiteMap>;
  readContentState: () => Promise<string | undefined>;
  /** Reads where the log of changes is; undefined where there is none. */
  readChangePosition: () => Promise<string | undefined>;
  /** Waku's build, which renders every static page. */
  build: (utils: BuildUtils) => Promise<void>;
};

/** Builds a release: renders every static page into a folder that gets its final name only when it is complete. */
export async function makeRelease(options: Options): Promise<void> {
  const { dist, id, releaseManager, readSiteMap, readContentState, readChangePosition, buildId, build } = options;
  const folder = getReleaseFolder(dist, id);
  const partialFolder = `${folder}.part`;
  await rm(partialFolder, { recursive: true, force: true });
  try {
    // Read first: a change during the build may be missing on some pages.
    const [contentState, changePosition] = await Promise.all([readContentState(), readChangePosition()]);
    const previousRelease = await findChosenRelease(dist);
    const previous = previousRelease && (await readReleaseMap(dist, previousRelease).catch(() => undefined));
    const map = await readSiteMap(previous ? previous.addresses : undefined);
    const metadata = await releaseManager.build(map, () =>
      build({
        emitFile: (path, body) => emitPage(partialFolder, path, body),
        unstable_registerPrunableFile: () => undefined,
      }),
    );
    await finishPages(join(partialFolder, 'pages'), await loadStyleSheets(dist));
    await compressFiles(join(partialFolder, 'pages'), {
      quality: 6,
      previousFolder: previousRelease && join(getReleaseFolder(dist, previousRelease), 'pages'),
    });
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

/** Writes a page. Waku names files by their place in its own folder; everything that is not a page is skipped. */
async function emitPage(partialFolder: string, path: string, body: ReadableStream): Promise<void> {
  const name = relative('public', path);
  if (name.startsWith(`..${sep}`)) return body.cancel();
  const file = join(partialFolder, 'pages', name);
  await mkdir(dirname(file), { recursive: true });
  await pipeline(toNodeStream(body), createWriteStream(file));
}

/**
 * Post-processes every page of a folder: moves its RSC payload into a file, leaves React until the first touch, and
 * inserts the head script and the styles.
 */
async function finishPages(folder: string, sheets: StyleSheets): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  await Promise.all(pages.map((entry) => finishPage(folder, join(entry.parentPath, entry.name), sheets)));
}

async function finishPage(folder: string, page: string, sheets: StyleSheets): Promise<void> {
  const html = inlineStyles(insertHeadScript(await readFile(page, 'utf8')), sheets);
  const separated = deferReact(html);
  await writeFile(page, separated?.html ?? html);
  if (!separated) return;
  await mkdir(join(folder, payloadFolder), { recursive: true });
  await writeFile(join(folder, separated.payload.path), separated.payload.text);
}
