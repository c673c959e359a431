import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Environment } from '../../base/environment.ts';
import { parseJson } from '../../base/parse-json.ts';
import { loadManifest, type Manifest } from '../../boundaries/manifest.ts';
import { toInspectedHref } from '../../boundaries/overlay/inspection-query.ts';
import type { PageBill } from '../../boundaries/page-bill.ts';
import { createBuildsPage } from '../../boundaries/pages/builds-page.ts';
import { createBoundaryList, createClientPage } from '../../boundaries/pages/client-pages.ts';
import { createOverviewPage } from '../../boundaries/pages/overview-page.ts';
import { fromRouteParameter } from '../../boundaries/pages/route-href.ts';
import { createRouteList } from '../../boundaries/pages/route-list.ts';
import { createRoutePage } from '../../boundaries/pages/route-page.ts';
import { requestRecordSchema } from '../../boundaries/request-record.ts';
import { createTourPage } from '../../boundaries/tour/tour-page.ts';
import type { Experiment } from '../../boundaries/tour/tour-stops.ts';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { signInspectorQuery } from './access.ts';
import type { InspectorRoute, PageRequest } from './inspector-endpoint.ts';
import { listPaths, measurePages } from './measure-pages.ts';
import { type Origin, receive } from './receive.ts';
import { findTourPaths } from './tour-paths.ts';

type Options = {
  environment: Pick<Environment, 'PORT' | 'SITE_URL' | 'SITE_SECRET'>;
  /** Folder of the build. */
  dist: string;
  /** Id of the active release, whose pages are measured once. */
  getReleaseId: () => string;
};

/** The pages of the inspector that are made from the manifest and from requests; none where the build has no manifest. */
export async function createManifestRoutes({ environment, dist, getReleaseId }: Options): Promise<InspectorRoute[]> {
  const manifest = await loadManifest(dist);
  if (!manifest) return [];
  const origin = { port: environment.PORT, siteUrl: environment.SITE_URL };
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin.siteUrl).hostname);
  const last = await loadManifest(join(dist, 'last-build'));
  const getBills = cacheByRelease((language) => measurePages(language, manifest, origin), getReleaseId);
  return [
    {
      path: '',
      render: async ({ language, query, toHref }) => {
        const pages = findPageLanguage(query, language);
        return createOverviewPage({
          ...{ language, manifest, toHref, pages },
          bills: await getBills(pages),
          languages: getAddresses().languages,
          sort: query.get('sort'),
        });
      },
    },
    ...createRequestRoutes({ environment, manifest }),
    createClientRoute(manifest, isLocal),
    { path: '/releases', render: ({ language }) => createBuildsPage(language, manifest, last) },
  ];
}

type RequestOptions = Pick<Options, 'environment'> & {
  manifest: Manifest | undefined;
  /** Experiments that run now; none in a build. */
  active?: ReadonlySet<Experiment>;
};

/** The pages of the inspector about single pages, each of which is requested once more for it. */
export function createRequestRoutes({ environment, manifest, active }: RequestOptions): InspectorRoute[] {
  const { PORT: port, SITE_URL: siteUrl, SITE_SECRET: secret } = environment;
  const origin: Origin = { port, siteUrl };
  const renderRoute = async ({ language, params, query, toHref }: PageRequest) => {
    const asked = URL.parse(fromRouteParameter(params.route ?? ''), siteUrl);
    if (!asked) return undefined;
    const mode = query.get('caches') === 'warm' ? 'record' : 'cold';
    const key = signInspectorQuery(secret).replace('?', '&');
    const received = await receive(toInspectedHref(asked.pathname, mode) + key, origin);
    const parsed = v.safeParse(requestRecordSchema, parseJson(received?.text ?? ''));
    return parsed.success ? createRoutePage({ language, record: parsed.output, manifest, toHref }) : undefined;
  };
  return [
    {
      path: '/routes',
      render: async ({ language, query, toHref }) => {
        const pages = findPageLanguage(query, language);
        const paths = await listPaths(pages, origin);
        return createRouteList({ language, paths, pages, languages: getAddresses().languages, toHref });
      },
    },
    { path: '/routes/:route{.+}', render: renderRoute },
    {
      path: '/tour',
      render: async ({ language, toHref }) =>
        createTourPage({ language, paths: await findTourPaths(language, origin), manifest, toHref, active }),
    },
  ];
}

/**
 * The pages about single boundaries.
 *
 * @param showsSource on a developer's machine only
 */
export function createClientRoute(manifest: Manifest, showsSource: boolean): InspectorRoute {
  return {
    path: '/client',
    render: ({ language, query, toHref }) => {
      const options = { language, manifest, toHref };
      const file = query.get('file');
      return file
        ? createClientPage(options, file, showsSource ? findSource(manifest, file) : undefined)
        : createBoundaryList(options);
    },
  };
}

/** The language whose pages are shown, which may be another one than the inspector's. */
function findPageLanguage(query: URLSearchParams, language: Language): Language {
  const wanted = query.get('pages') ?? '';
  return isLanguage(wanted) ? wanted : language;
}

function cacheByRelease(
  measure: (language: Language) => Promise<PageBill[]>,
  getReleaseId: () => string,
): (language: Language) => Promise<PageBill[]> {
  const cached = new Map<Language, { id: string; bills: Promise<PageBill[]> }>();
  return (language) => {
    const id = getReleaseId();
    const known = cached.get(language);
    if (known?.id === id) return known.bills;
    const bills = measure(language);
    cached.set(language, { id, bills });
    // The next request tries again.
    bills.catch(() => cached.delete(language));
    return bills;
  };
}

/** The source of a client file, and of no other file. Only a developer's machine has it. */
function findSource({ clientFiles }: Manifest, file: string): string | undefined {
  const isKnown = clientFiles.some((one) => one.file === file);
  if (!isKnown || !existsSync(file)) return undefined;
  return readFileSync(file, 'utf8');
}
