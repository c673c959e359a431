import { Hono } from 'hono/tiny';
import type { RenderCounts } from './admission.ts';
import type { Lifecycle } from './drain.ts';
import type { EdgeEnv } from './edge-env.ts';
import type { Warning } from './watch-forwarding.ts';

/** `/healthz`: the process runs. `/readyz`: it accepts visitors. */
export function createHealth(
  lifecycle: Lifecycle,
  buildId: string,
  { getWarnings, getRenders }: { getWarnings: () => readonly Warning[]; getRenders?: (() => RenderCounts) | undefined },
): Hono<EdgeEnv> {
  const health = new Hono<EdgeEnv>();
  health.get('/healthz', (context) => context.json({ status: 'ok' }));
  health.get('/readyz', (context) => {
    const isReady = lifecycle.isReady && !lifecycle.isDraining;
    const status = lifecycle.isDraining ? 'draining' : isReady ? 'ready' : 'starting';
    const warnings = getWarnings();
    const renders = getRenders?.();
    const facts = { ...(warnings.length > 0 && { warnings }), ...(renders && { renders }) };
    return context.json({ ready: isReady, status, build: buildId, ...facts }, isReady ? 200 : 503);
  });
  return health;
}
