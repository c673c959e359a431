import { Hono } from 'hono/tiny';
import type { RenderCounts } from './admission.ts';
import type { EdgeEnv } from './edge-env.ts';
import type { Lifecycle } from './traffic.ts';
import type { Warning } from './watch-forwarding.ts';
import type { ProcessGroup } from './workers/process-group.ts';

type Options = {
  getWarnings: () => readonly Warning[];
  getRenders?: (() => RenderCounts) | undefined;
  /** The processes whose facts are told together; without it this one is alone. */
  group?: Pick<ProcessGroup, 'size' | 'on' | 'gather'> | undefined;
};

/** `/healthz`: the process runs. `/readyz`: the site accepts visitors; its facts are those of all processes. */
export function createHealth(
  lifecycle: Lifecycle,
  buildId: string,
  { getWarnings, getRenders, group }: Options,
): Hono<EdgeEnv> {
  const getOwn = () => ({ warnings: getWarnings(), renders: getRenders?.() });
  group?.on('health', getOwn);
  const health = new Hono<EdgeEnv>();
  health.get('/healthz', (context) => context.json({ status: 'ok' }));
  health.get('/readyz', async (context) => {
    // One process of several that ends does not concern who asks.
    const isDraining = lifecycle.isDraining && !lifecycle.othersServe;
    const isReady = lifecycle.isReady && !isDraining;
    const status = isDraining ? 'draining' : isReady ? 'ready' : 'starting';
    const all = [getOwn(), ...((await group?.gather('health', null)) ?? [])];
    const warnings = [...new Set(all.flatMap((one) => one.warnings))];
    const renders = sumRenders(all.flatMap((one) => one.renders ?? []));
    const facts = {
      ...(warnings.length > 0 && { warnings }),
      ...(renders && { renders }),
      ...(group && group.size > 1 && { workers: { serving: all.length, of: group.size } }),
    };
    return context.json({ ready: isReady, status, build: buildId, ...facts }, isReady ? 200 : 503);
  });
  return health;
}

function sumRenders(all: readonly RenderCounts[]): RenderCounts | undefined {
  if (all.length === 0) return undefined;
  const sum = { begun: 0, running: 0, waiting: 0, refused: 0 };
  for (const { begun, running, waiting, refused } of all) {
    sum.begun += begun;
    sum.running += running;
    sum.waiting += waiting;
    sum.refused += refused;
  }
  return sum;
}
