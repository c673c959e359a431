import { Hono } from 'hono/tiny';
import type { Environment } from '../../base/environment.ts';
import { loadManifest } from '../../boundaries/manifest.ts';
import type { InspectionMode } from '../../boundaries/overlay/inspection.ts';
import { findInspectionMode } from '../../boundaries/overlay/inspection-query.ts';
import { createDevelopmentPage } from '../../boundaries/pages/development-page.ts';
import { toRouteHref } from '../../boundaries/pages/route-href.ts';
import { getLanguageOfPath } from '../../i18n/languages.ts';
import { type EdgeEnv, type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { openExperiments } from './experiments.ts';
import { inspectPages } from './inspect-pages.ts';
import { createInspector } from './inspector-endpoint.ts';
import { createClientRoute, createRequestRoutes } from './manifest-routes.ts';

type Options = { environment: Environment; dist: string };

/**
 * The inspector of a development server, open to whoever reaches it. Requests are measured here as in a build; what
 * only a build knows is told from the last one, or said to be unknown.
 */
export async function openDevelopmentInspector({ environment, dist }: Options): Promise<Hono<EdgeEnv>> {
  const manifest = await loadManifest(dist);
  const { CONTENT_API_URL, ORDER_API_URL } = environment;
  const { active, endpoint, middleware } = openExperiments([CONTENT_API_URL, ORDER_API_URL]);
  const files = new Map(manifest?.boundaries.map(({ id, file }) => [id, file]));
  const app = new Hono<EdgeEnv>();
  app.route('/', endpoint);
  app.route(
    '/',
    createInspector({
      hasForms: true,
      isAllowed: () => true,
      routes: [
        { path: '', render: ({ language, toHref }) => createDevelopmentPage({ language, manifest, active, toHref }) },
        ...createRequestRoutes({ environment, manifest, active }),
        ...(manifest ? [createClientRoute(manifest, true)] : []),
      ],
    }),
  );
  app.use(showRoutes());
  app.use(
    inspectPages({ access: { isAllowed: () => true }, files, findFile: () => undefined, findCached: () => undefined }),
  );
  app.use(middleware);
  return app;
}

/** Regions are marked in a build only: here the inspector's page about the page is shown in their place. */
function showRoutes(): EdgeMiddleware {
  return async (context, next) => {
    const { path, search } = getAddress(context);
    const mode = context.req.method === 'GET' ? findInspectionMode(search) : undefined;
    if (!mode || isMeasured.has(mode)) return next();
    return context.redirect(toRouteHref(path, getLanguageOfPath(path) === 'de' ? 'de' : 'en'), 303);
  };
}

const isMeasured: ReadonlySet<InspectionMode> = new Set(['timeline', 'cold-timeline', 'record', 'cold']);
