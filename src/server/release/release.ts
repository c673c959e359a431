import type { createPages } from 'waku';
import type { SiteMap } from '../../routing/addresses.ts';
import type { IsKnownPath } from '../known-paths.ts';
import type { PublicFile } from '../public-file.ts';
import type { PublicFiles } from '../public-files.ts';

/** Waku's router. Made anew for each release, since it remembers what it has read of one. */
export type Router = ReturnType<typeof createPages>;

export type CreateRouter = (map: SiteMap) => Router;

/** What Waku needs to render the pages of a release that are not files of it. */
export type ReleaseRuntime = { map: SiteMap; router: Router; metadata: ReadonlyMap<string, string> };

/** All that one publication shows. Nothing in it changes; a new publication is a new release. */
export type Release = ReleaseRuntime & {
  id: string;
  files: PublicFiles;
  /** What brings its pages to life, by address. */
  payloads: ReadonlyMap<string, PublicFile>;
  isPage: IsKnownPath;
  /** What its content was when its pages were made; undefined where nobody could tell. */
  contentState: string | undefined;
};
