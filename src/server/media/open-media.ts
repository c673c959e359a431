import { join } from 'node:path';
import type { Hono } from 'hono/tiny';
import type { Environment } from '../../base/environment.ts';
import type { EdgeEnv } from '../edge-env.ts';
import type { ProcessGroup } from '../workers/process-group.ts';
import { createFileList, createFileSource, createFileWidths, type FindFileType, type LoadFile } from './file-source.ts';
import { openPictureStore } from './picture-cache.ts';
import { createPictureSource } from './picture-source.ts';
import { createPictures, type FindPicture } from './pictures.ts';
import { createPicturePreparation, createPicturesEndpoint } from './prepare-pictures.ts';
import { listWantedPictures } from './wanted-pictures.ts';

type Options = {
  environment: Environment;
  /** The folder of the active release. */
  getReleaseFolder: () => string;
  /** The processes that use the same folder of pictures. */
  group: ProcessGroup;
};

/** Pictures and files of the content system. */
export type Media = {
  findPicture: FindPicture;
  findFileType: FindFileType;
  loadFile: LoadFile;
  endpoint: Hono<EdgeEnv>;
  /** Converts the pictures of the active release and of the shop before anybody requests them. */
  prepareAll: () => void;
};

const pictureCacheBytes = 2 * 1024 ** 3;

export async function openMedia({ environment, getReleaseFolder, group }: Options): Promise<Media> {
  const { ASSET_URL, CACHE_DIR, CONTENT_API_TOKEN, CONTENT_API_URL, PICTURES_AHEAD, SITE_SECRET } = environment;
  const store = await openPictureStore(join(CACHE_DIR, 'media'), {
    maxBytes: pictureCacheBytes,
    ...(group.size > 1 && {
      onChange: (key, entry) => void group.broadcast('picture', { key, entry, from: process.pid }),
    }),
  });
  group.on('picture', ({ key, entry, from }) => {
    if (from !== process.pid) store.notice(key, entry);
  });
  const findFileType = createFileList(CONTENT_API_URL, CONTENT_API_TOKEN);
  const source = createPictureSource(ASSET_URL, CONTENT_API_TOKEN, findFileType);
  const pictures = createPictures({ source, store, processes: group.size });
  const isAhead = PICTURES_AHEAD === 'on';
  const preparation = createPicturePreparation({
    pictures,
    store,
    listWanted: () => listWantedPictures(join(getReleaseFolder(), 'pages')),
    listFileWidths: isAhead ? createFileWidths(CONTENT_API_URL, CONTENT_API_TOKEN) : async () => [],
  });
  group.on('replacedFiles', (ids) => {
    for (const id of ids) pictures.forget(id);
  });
  group.on('preparePictures', preparation.prepareFiles);
  const onReplaced = async (ids: readonly string[]) => {
    await group.broadcast('replacedFiles', ids);
    await group.tellLead('preparePictures', ids);
  };
  return {
    findPicture: pictures.find,
    findFileType,
    loadFile: createFileSource(ASSET_URL, CONTENT_API_TOKEN),
    endpoint: createPicturesEndpoint((ids) => void onReplaced(ids), SITE_SECRET),
    prepareAll: () => {
      if (isAhead) void preparation.prepareAll();
    },
  };
}
