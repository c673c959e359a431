import { Hono } from 'hono/tiny';
import type { EdgeEnv } from '../edge-env.ts';
import { payloadFolder } from '../extract-payload.ts';
import type { PublicFile } from '../public-file.ts';
import { toFileResponse } from '../send-public-file.ts';
import type { ProcessGroup } from '../workers/process-group.ts';

type FindPayload = (path: string) => PublicFile | undefined;

/**
 * Finds the RSC payloads of pages that another process has rendered: a browser may request a page over one connection
 * and its payload over another, which leads to another process. What none has is rendered again, or gone.
 */
export function createSharedPayloads(group: ProcessGroup, find: FindPayload): Hono<EdgeEnv> {
  group.on('payload', async ({ path, acceptEncoding }) => {
    const file = find(path);
    const response = file && toFileResponse(file, acceptEncoding);
    if (!response) return undefined;
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: [...response.headers], body };
  });
  return new Hono<EdgeEnv>().get(`${payloadFolder}*`, async (context, next) => {
    const acceptEncoding = context.req.header('accept-encoding');
    const [found] = (await group.gather('payload', { path: context.req.path, acceptEncoding })).filter(Boolean);
    if (!found) return next();
    return new Response(found.body, { status: found.status, headers: found.headers });
  });
}
