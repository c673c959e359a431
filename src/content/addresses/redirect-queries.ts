import 'server-only';
import { findItem, readItems } from '../../directus/client.ts';
import { getConnection, ofProject } from '../../directus/connection.ts';
import type { ProjectRow, RedirectRow } from '../../directus/rows.generated.ts';

export type Redirects = {
  /** Where staff of the provider log in; null where the project names no portal. */
  portalUrl: string | null;
  redirects: { from: string; to: string; permanent: boolean }[];
};

/** Addresses that lead elsewhere, as staff have written them. @throws when there is no such project */
export async function getRedirects(): Promise<Redirects> {
  const [project, rows] = await Promise.all([
    findItem<ProjectRow>('project', {
      fields: ['config.portal_url'],
      filter: { domain: { _eq: getConnection().siteDomain } },
    }),
    readItems<RedirectRow>('redirect', {
      fields: ['from_path', 'to_path', 'permanent'],
      filter: { _and: [ofProject(), { active: { _eq: true } }] },
      limit: -1,
    }),
  ]);
  // An empty answer is none: it would take the way to the portal from everybody.
  if (!project) throw new Error('The content system does not know this project.');
  return {
    portalUrl: project.config?.portal_url ?? null,
    redirects: rows.flatMap(({ from_path, to_path, permanent }) =>
      from_path && to_path ? [{ from: from_path, to: to_path, permanent: permanent ?? false }] : [],
    ),
  };
}
