import { Hono } from 'hono/tiny';
import type { Lifecycle } from './drain.ts';
import type { EdgeEnv } from './edge-env.ts';
import type { Warning } from './watch-forwarding.ts';

/** `/healthz`: the process lives. `/readyz`: it takes visitors. */
export function createHealth(
  lifecycle: Lifecycle,
  buildId: string,
  getWarnings: () => readonly Warning[],
): Hono<EdgeEnv> {
  const health = new Hono<EdgeEnv>();
  health.get('/healthz', (context) => context.json({ status: 'ok' }));
  health.get('/readyz', (context) => {
    const isReady = lifecycle.isReady && !lifecycle.isDraining;
    const status = lifecycle.isDraining ? 'draining' : isReady ? 'ready' : 'starting';
    const warnings = getWarnings();
    const said = { ready: isReady, status, build: buildId, ...(warnings.length > 0 && { warnings }) };
    return context.json(said, isReady ? 200 : 503);
  });
  return health;
}
