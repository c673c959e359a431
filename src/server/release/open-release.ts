import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const map = JSON.parse(await readFile(join(folder, 'map.json'), 'utf8')) as SiteMap;
  const metadata = new Map(JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8')) as [string, string][]);
  const runtime = { map, metadata, router: releaseManager.createRouter(map) };
  // Waku loads the release with its first request; this one warms it up, so that no visitor waits.
  await releaseManager.warmUp(runtime, async () => {
    const response = await processRequest(new Request(new URL('/404', siteUrl)));
    await response?.body?.cancel();
  });
  const pages = await loadPublicFiles(join(folder, 'pages'), { isHttps: siteUrl.startsWith('https:') });
  return {
    ...runtime,
    id,
    files: joinFiles(pages, codeFiles),
    payloads: pages.payloads,
    isPage: createKnownPaths(await readConfigs(runtime.router)),
    contentState: await readFile(join(folder, contentStateFile), 'utf8').catch(() => undefined),
  };
}

type Configs = Parameters<typeof createKnownPaths>[0];

/** Waku's router has this method, though its type does not declare it. */
async function readConfigs(router: Router): Promise<Configs> {
  if ('unstable_getRouterConfigs' in router && typeof router.unstable_getRouterConfigs === 'function') {
    return router.unstable_getRouterConfigs();
  }
  throw new Error('This version of Waku does not tell its routes.');
}
