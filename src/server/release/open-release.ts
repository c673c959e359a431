import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SiteMap } from '../../routing/addresses.ts';
import { createKnownPaths } from '../known-paths.ts';
import { joinFiles, loadPublicFiles, type PublicFiles } from '../public-files.ts';
import type { Release, Router } from './release.ts';
import { contentStateFile, getReleaseFolder } from './release-folder.ts';
import type { ReleaseManager } from './release-manager.ts';

type Options = {
  dist: string;
  id: string;
  releaseManager: ReleaseManager;
  siteUrl: string;
  /** Files of the code, shared by all releases. */
  codeFiles: PublicFiles;
  processRequest: (request: Request) => Promise<Response | null>;
};

const metadataSchema = v.array(v.tuple([v.string(), v.string()]));

/** Loads a release into memory, ready to be activated. */
export async function openRelease({
  dist,
  id,
  releaseManager,
  siteUrl,
  codeFiles,
  processRequest,
}: Options): Promise<Release> {
  const folder = getReleaseFolder(dist, id);
  // A release is opened by the code that made it.
  const map = JSON.parse(await readFile(join(folder, 'map.json'), 'utf8')) as SiteMap;
  const metadata = new Map(v.parse(metadataSchema, JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8'))));
  const router = releaseManager.createRouter(map);
  const pages = await loadPublicFiles(join(folder, 'pages'), { isHttps: siteUrl.startsWith('https:') });
  const release: Release = {
    id,
    map,
    router,
    metadata,
    files: joinFiles(pages, codeFiles),
    payloads: pages.payloads,
    isPage: () => false,
    contentState: await readFile(join(folder, contentStateFile), 'utf8').catch(() => undefined),
  };
  // Waku loads the release with its first request; this one warms it up, so that no visitor waits.
  await releaseManager.run(release, async () => {
    const response = await processRequest(new Request(new URL('/404', siteUrl)));
    await response?.body?.cancel();
  });
  // Waku tells its routes only after that request.
  return { ...release, isPage: createKnownPaths(await readConfigs(router)) };
}

type Configs = Parameters<typeof createKnownPaths>[0];

/** Waku's router has this method, though its type does not declare it. */
async function readConfigs(router: Router): Promise<Configs> {
  if ('unstable_getRouterConfigs' in router && typeof router.unstable_getRouterConfigs === 'function') {
    return router.unstable_getRouterConfigs();
  }
  throw new Error('This version of Waku does not tell its routes.');
}
