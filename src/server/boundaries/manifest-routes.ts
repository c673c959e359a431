import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../base/environment.ts';
import { loadManifest, type Manifest } from '../../boundaries/manifest.ts';
import type { PageBill } from '../../boundaries/page-bill.ts';
import { createBuildsPage } from '../../boundaries/pages/builds-page.ts';
import { createBoundaryList, createClientPage } from '../../boundaries/pages/client-pages.ts';
import { createOverviewPage } from '../../boundaries/pages/overview-page.ts';
import type { InspectorLanguage } from '../../boundaries/pages/texts.ts';
import type { InspectorRoute } from './inspector-endpoint.ts';
import { measurePages } from './measure-pages.ts';

type Options = {
  environment: Pick<Environment, 'PORT' | 'SITE_URL'>;
  /** Folder of the build. */
  dist: string;
  /** Id of the active release, whose pages are measured once. */
  getReleaseId: () => string;
};

/** The pages of the inspector that are made from the manifest; none where the build has no manifest. */
export async function createManifestRoutes({ environment, dist, getReleaseId }: Options): Promise<InspectorRoute[]> {
  const { PORT: port, SITE_URL: siteUrl } = environment;
  const manifest = await loadManifest(dist);
  if (!manifest) return [];
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname);
  const last = await loadManifest(join(dist, 'last-build'));
  const getBills = cacheByRelease((language) => measurePages(language, manifest, { port, siteUrl }), getReleaseId);
  return [
    {
      path: '',
      render: async ({ language, query, toHref }) =>
        createOverviewPage({ language, manifest, bills: await getBills(language), sort: query.get('sort'), toHref }),
    },
    {
      path: '/client',
      render: ({ language, query, toHref }) => {
        const options = { language, manifest, toHref };
        const file = query.get('file');
        return file
          ? createClientPage(options, file, isLocal ? findSource(manifest, file) : undefined)
          : createBoundaryList(options);
      },
    },
    { path: '/releases', render: ({ language }) => createBuildsPage(language, manifest, last) },
  ];
}

function cacheByRelease(
  measure: (language: InspectorLanguage) => Promise<PageBill[]>,
  getReleaseId: () => string,
): (language: InspectorLanguage) => Promise<PageBill[]> {
  const cached = new Map<InspectorLanguage, { id: string; bills: Promise<PageBill[]> }>();
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
