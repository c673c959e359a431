import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import type { EdgeEnv } from '../edge-env.ts';
import { logError } from '../log.ts';
import type { PublicFile } from '../public-file.ts';
import type { PublicFiles } from '../public-files.ts';
import { firstByteTimeoutMs, RenderTimeout, renderWithTimeout } from '../render-page.ts';
import type { RequestTarget } from '../request-target.ts';
import { toFileResponse } from '../send-public-file.ts';
import { withTimeout } from '../with-timeout.ts';

/**
 * Reads the HTML of the first of these pages that is wanted; undefined where there is none, or no capacity to render
 * it.
 */
export type ReadPage = (
  context: Context<EdgeEnv>,
  addresses: readonly string[],
  isWanted?: (html: string) => boolean,
) => Promise<string | undefined>;

export type ReadPageOptions = {
  siteUrl: string;
  getPublicFiles: () => PublicFiles;
  /** Finds a cached page. */
  findPage: (target: RequestTarget, headers: IncomingHttpHeaders) => PublicFile | undefined;
  /** Waits for a permit to render; undefined when that is refused. */
  acquireRender: (context: Context<EdgeEnv>) => Promise<{ release: () => void } | undefined>;
  processRequest: (request: Request) => Promise<Response | null>;
};

/** Reads pages from the current release or the cache; others are rendered, with a permit. */
export function createReadPage({
  siteUrl,
  getPublicFiles,
  findPage,
  acquireRender,
  processRequest,
}: ReadPageOptions): ReadPage {
  const readCached = async (context: Context<EdgeEnv>, { pathname: path, search: query }: URL) => {
    const file = query ? undefined : getPublicFiles().find(path);
    const page = file ?? findPage({ path, query }, { 'user-agent': context.req.header('user-agent') });
    return page && toFileResponse(page, undefined)?.text();
  };
  const render = async (url: URL): Promise<string | undefined> => {
    try {
      const response = await renderWithTimeout(processRequest, new Request(url));
      if (response?.ok && response.body) return await readWithTimeout(response.body);
      await response?.body?.cancel();
    } catch (error) {
      logError('page of a form not rendered', error);
    }
    return undefined;
  };

  return async (context, addresses, isWanted = () => true) => {
    let permit: { release: () => void } | undefined;
    try {
      for (const address of new Set(addresses)) {
        const url = new URL(address, siteUrl);
        let html = await readCached(context, url);
        if (html === undefined) {
          permit ??= await acquireRender(context);
          if (!permit) return undefined;
          // It may have been rendered for another request meanwhile.
          html = (await readCached(context, url)) ?? (await render(url));
        }
        if (html !== undefined && isWanted(html)) return html;
      }
      return undefined;
    } finally {
      permit?.release();
    }
  };
}

/** @throws RenderTimeout */
async function readWithTimeout(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const read = async () => {
    const chunks: Uint8Array[] = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks).toString();
      chunks.push(value);
    }
  };
  const text = await withTimeout(firstByteTimeoutMs, read());
  if (text !== 'too late') return text;
  reader.cancel().catch(() => {});
  throw new RenderTimeout('The page did not come to its end.');
}
