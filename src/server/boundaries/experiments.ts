import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono/tiny';
import { experimentPath } from '../../boundaries/tour/experiment-switches.ts';
import { type Experiment, experiments } from '../../boundaries/tour/tour-stops.ts';
import type { EdgeEnv, EdgeMiddleware } from '../edge-env.ts';
import { sandbox } from './inspect-pages.ts';

/** Milliseconds by which every answer of the content system comes later. */
const slowMs = 800;

/** The experiments of a development server. No build has them. */
export type Experiments = {
  active: ReadonlySet<Experiment>;
  /** Turns them on and off. */
  endpoint: Hono<EdgeEnv>;
  /** Turns JavaScript off on pages of the shop. */
  middleware: EdgeMiddleware;
};

const stateKey = Symbol.for('vitrine.experiments');

/**
 * Puts the experiments between the storefront and the content system: `fetch` to one of its addresses waits or fails.
 *
 * @param addresses base addresses of the content system
 */
export function openExperiments(addresses: readonly string[]): Experiments {
  const active = getState(addresses);
  const endpoint = new Hono<EdgeEnv>().post(experimentPath, async (context) => {
    // Another website in the developer's browser may post here, too.
    if ((context.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return context.body(null, 403);
    const form = await context.req.formData();
    const name = experiments.find((one) => one === form.get('switch'));
    if (name && !active.delete(name)) active.add(name);
    const back = String(form.get('back'));
    return context.redirect(/^(?:\/en)?\/_boundaries(?:\/\w{1,20})?$/.test(back) ? back : '/_boundaries/tour', 303);
  });
  return {
    active,
    endpoint,
    middleware: async (context, next) => {
      await next();
      if (active.has('no-script')) context.res.headers.set('content-security-policy', sandbox);
    },
  };
}

/** The state of the process: Vite evaluates this module anew after each change. */
function getState(addresses: readonly string[]): Set<Experiment> {
  const known: unknown = Reflect.get(globalThis, stateKey);
  if (known instanceof Set) return known;
  const active = new Set<Experiment>();
  Reflect.set(globalThis, stateKey, active);
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (addresses.some((address) => url.startsWith(address))) {
      if (active.has('cut')) throw new TypeError('The line is cut by an experiment.');
      if (active.has('slow')) await wait(slowMs, undefined, { ...(init?.signal && { signal: init.signal }) });
    }
    return fetch(input, init);
  };
  return active;
}
