import { logError } from '../log.ts';
import type { PublicFiles } from '../public-files.ts';

export type ReadPage = (path: string) => Promise<string | undefined>;

type Options = {
  siteUrl: string;
  getPublicFiles: () => PublicFiles;
  processRequest: (request: Request) => Promise<Response | null>;
};

/** A static page of the release that is shown now; any other, and all where there is no release, are rendered. */
export function createReadPage({ siteUrl, getPublicFiles, processRequest }: Options): ReadPage {
  return async (path) => {
    const body = getPublicFiles().find(path)?.variants.identity?.body;
    if (Buffer.isBuffer(body)) return body.toString('utf8');
    try {
      const response = await processRequest(new Request(new URL(path, siteUrl)));
      return response?.ok ? await response.text() : undefined;
    } catch (error) {
      logError('page of a form not rendered', error);
      return undefined;
    }
  };
}
