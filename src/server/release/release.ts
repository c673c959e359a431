import type { createPages } from 'waku';
import type { SiteMap } from '../../routing/addresses.ts';
import type { IsKnownPath } from '../known-paths.ts';
import type { PublicFile } from '../public-file.ts';
import type { PublicFiles } from '../public-files.ts';

/** Waku's router. Created for each release, since it caches what it has read of one. */
export type Router = ReturnType<typeof createPages>;

export type CreateRouter = (map: SiteMap) => Router;

/** One published version of the site. Immutable: a new publication is a new release. */
export type Release = {
  id: string;
  map: SiteMap;
  router: Router;
  /** What Waku's build has stored for the rendering of dynamic pages. */
  metadata: ReadonlyMap<string, string>;
  files: PublicFiles;
  /** RSC payloads of its static pages, by path. */
  payloads: ReadonlyMap<string, PublicFile>;
  isPage: IsKnownPath;
  /** Content state from before its build; undefined where it could not be read. */
  contentState: string | undefined;
};
