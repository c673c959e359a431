import { filePolicy, pagePolicy } from './content-security-policy.ts';
import type { EdgeMiddleware } from './edge-env.ts';
import { createNonce } from './nonce.ts';
import { securityHeaders } from './security-headers.ts';

/** Headers for whatever the app answers. What knows its own policy better has set it already. */
export function secureResponses({ isHttps }: { isHttps: boolean }): EdgeMiddleware {
  const common = Object.entries(securityHeaders(isHttps));
  return async (context, next) => {
    const nonce = createNonce();
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    const framedBy = context.get('framedBy');
    for (const [name, value] of common) {
      if (!headers.has(name) && !(framedBy && name === 'x-frame-options')) headers.set(name, value);
    }
    if (!headers.has('content-security-policy')) {
      const isDocument = headers.get('content-type')?.startsWith('text/html');
      headers.set(
        'content-security-policy',
        isDocument ? pagePolicy({ scripts: [`'nonce-${nonce}'`], framedBy, isHttps }) : filePolicy,
      );
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  };
}
