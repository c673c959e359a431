import 'server-only';
import { findItem, readItems } from '../../directus/client.ts';
import { getConnection, ofProject } from '../../directus/connection.ts';
import type { ProjectRow, RedirectRow } from '../../directus/rows.generated.ts';

export type Redirects = {
  /** Login of the provider's staff; null if there is none. */
  portalUrl: string | null;
  redirects: { from: string; to: string; permanent: boolean }[];
  /** Paths of redirects that are switched off. */
  inactive: string[];
};

/**
 * Redirects from the CMS.
 *
 * @throws if there is no such project
 */
export async function getRedirects(): Promise<Redirects> {
  const [project, rows] = await Promise.all([
    findItem<ProjectRow>('project', {
      fields: ['config.portal_url'],
      filter: { domain: { _eq: getConnection().siteDomain } },
    }),
    readItems<RedirectRow>('redirect', {
      fields: ['from_path', 'to_path', 'permanent', 'active'],
      filter: ofProject(),
      limit: -1,
    }),
  ]);
  // Missing project: an empty result would remove the portal redirect.
  if (!project) throw new Error('The content system does not know this project.');
  return {
    portalUrl: project.config?.portal_url ?? null,
    redirects: rows.flatMap(({ from_path, to_path, permanent, active }) =>
      active && from_path && to_path ? [{ from: from_path, to: to_path, permanent: permanent ?? false }] : [],
    ),
    inactive: rows.flatMap(({ from_path, active }) => (from_path && !active ? from_path : [])),
  };
}
