import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { SiteMap } from '../../routing/addresses.ts';
import { extractPayload, payloadFolder } from '../extract-payload.ts';
import { insertHeadScript } from '../head-script.ts';
import { compressFiles } from './compress-files.ts';
import { contentStateFile, findChosenRelease, getReleaseFolder } from './release-folder.ts';
import type { ReleaseManager } from './release-manager.ts';

type BuildUtils = {
  emitFile: (path: string, body: ReadableStream) => Promise<void>;
  unstable_registerPrunableFile: (path: string) => void;
};

type Options = {
  dist: string;
  id: string;
  releaseManager: ReleaseManager;
  readSiteMap: () => Promise<SiteMap>;
  readContentState: () => Promise<string | undefined>;
  /** Waku's build, which renders every static page. */
  build: (utils: BuildUtils) => Promise<void>;
};

/** Renders every page of the site beside the release that is shown. It takes its place by its name, whole or not at all. */
export async function makeRelease(options: Options): Promise<void> {
  const { dist, id, releaseManager: stage, readSiteMap, readContentState, build } = options;
  const place = getReleaseFolder(dist, id);
  const part = `${place}.part`;
  await rm(part, { recursive: true, force: true });
  try {
    // Before anything is read: what changes meanwhile may be missing on some pages.
    const contentState = await readContentState();
    const map = await readSiteMap();
    const metadata = await stage.build(map, () =>
      build({ emitFile: (path, body) => emitPage(part, path, body), unstable_registerPrunableFile: () => undefined }),
    );
    await finishPages(join(part, 'pages'));
    const before = await findChosenRelease(dist);
    await compressFiles(join(part, 'pages'), {
      quality: 6,
      previousFolder: before && join(getReleaseFolder(dist, before), 'pages'),
    });
    await writeFile(join(part, 'map.json'), JSON.stringify(map));
    await writeFile(join(part, 'metadata.json'), JSON.stringify([...metadata]));
    if (contentState !== undefined) await writeFile(join(part, contentStateFile), contentState);
    await rename(part, place);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** Waku names files by where they would lie in its own folder; all that is no page is left out. */
async function emitPage(part: string, path: string, body: ReadableStream): Promise<void> {
  const name = relative('public', path);
  if (name.startsWith(`..${sep}`)) return body.cancel();
  const file = join(part, 'pages', name);
  await mkdir(dirname(file), { recursive: true });
  await pipeline(Readable.fromWeb(body as WebStream), createWriteStream(file));
}

/** Gives every page of a folder its payload as a file beside it, and the script that comes before all others. */
async function finishPages(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  await Promise.all(pages.map((entry) => finishPage(folder, join(entry.parentPath, entry.name))));
}

async function finishPage(folder: string, page: string): Promise<void> {
  const html = insertHeadScript(await readFile(page, 'utf8'));
  const separated = extractPayload(html);
  await writeFile(page, separated?.html ?? html);
  if (!separated) return;
  await mkdir(join(folder, payloadFolder), { recursive: true });
  await writeFile(join(folder, separated.payload.path), separated.payload.text);
}
