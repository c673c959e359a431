import type { EdgeMiddleware } from './edge-env.ts';

/** A question for the headers alone must not leave a page rendering for nobody. */
export function stripHeadBodies(): EdgeMiddleware {
  return async (context, next) => {
    await next();
    const { method } = context.req;
    const { body, status, headers } = context.res;
    if (method !== 'HEAD' || !body) return;
    await body.cancel();
    context.res = new Response(null, { status, headers });
  };
}
