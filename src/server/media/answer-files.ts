import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { parseFileAddress } from '../../content/file-address.ts';
import { type EdgeEnv, type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { matchesEtag } from '../etag.ts';
import { log } from '../log.ts';
import type { FindFileType } from './file-list.ts';
import type { LoadFile } from './file-source.ts';

/**
 * `/media/{file}/{name}.pdf`: what editors offer to take home, and their films, passed through as they come. Only what
 * the storefront may read, and only as the kind of file that its address says.
 */
export function answerFiles(loadFile: LoadFile, findFileType: FindFileType): EdgeMiddleware {
  return async (context, next) => {
    const file = parseFileAddress(getAddress(context).path);
    if (!file) return next();
    const { signal } = context.req.raw;
    try {
      const found = await loadFile(file.id, {
        method: context.req.method === 'HEAD' ? 'HEAD' : 'GET',
        range: parseRange(context.req.header('range')),
        signal,
      });
      if (isAsNamed(found, file.type)) return await toAnswer(context, found, file);
      await found.body?.cancel();
      const mayBeGone = [200, 206, 403, 404, 410].includes(found.status);
      if (mayBeGone && (await findFileType(file.id, signal)) !== file.type) return context.notFound();
      throw new Error(`the content system answered ${found.status} for a file`);
    } catch (error) {
      // Nobody waits for this answer any more.
      if (signal.aborted) return context.text('503 Service Unavailable\n', 503);
      log('warn', 'file not sent', { id: file.id, reason: error instanceof Error ? error.message : String(error) });
      return context.text('502 Bad Gateway\n', 502);
    }
  };
}

/** One part at most; more of them in one answer are nothing that a browser asks for. */
function parseRange(range: string | undefined): string | undefined {
  return range && /^bytes=(?:\d+-\d*|-\d+)$/.test(range) ? range : undefined;
}

function isAsNamed({ status, headers }: Response, type: string): boolean {
  return status === 416 || ([200, 206].includes(status) && headers.get('content-type')?.split(';')[0] === type);
}

const passedOn = ['content-length', 'content-range'];

async function toAnswer(
  context: Context<EdgeEnv>,
  found: Response,
  { name, type }: { name: string; type: string },
): Promise<Response> {
  const state = ['etag', 'last-modified'].map((header) => found.headers.get(header)).join();
  const etag = `"${createHash('sha256').update(state).digest('hex').slice(0, 16)}"`;
  const headers = new Headers({ etag, 'cache-control': 'public, max-age=3600', 'accept-ranges': 'bytes' });
  if (found.status === 200 && matchesEtag(context.req.header('if-none-match'), etag)) {
    await found.body?.cancel();
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', type);
  headers.set('content-disposition', `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename="${name}"`);
  for (const header of passedOn) {
    const value = found.headers.get(header);
    if (value) headers.set(header, value);
  }
  return new Response(found.body, { status: found.status, headers });
}
